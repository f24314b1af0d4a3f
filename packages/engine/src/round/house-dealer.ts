import type { Card } from '../cards/card.ts'
import type { Ask, Awaiting, Face, Move, Place, Seat } from './awaiting.ts'
import { DECLINE } from './awaiting.ts'
import { type Felt, pileName, type Seen } from './felt.ts'
import { cardIn, diceIn, moveIn, type Script } from './script.ts'
import type { Stock } from './stock.ts'

/** The house dealer of a round: deals from the shoe onto the felt, and asks who has to decide. */
export class HouseDealer {
  readonly #felt: Felt
  readonly #stock: Stock
  readonly #playerOf: (seat: Seat) => Seat

  /** `playerOf`: who plays the hand of a seat, where that may be somebody who sits elsewhere. */
  constructor(felt: Felt, stock: Stock, playerOf: (seat: Seat) => Seat = seat => seat) {
    this.#felt = felt
    this.#stock = stock
    this.#playerOf = playerOf
  }

  /** Whether a card can still come out of the shoe. */
  has(card: Card): boolean {
    return this.#stock.has(card)
  }

  /** The next card of the shoe, laid at a place. */
  *deal(to: Place, face: Face, seen: Seen, hand?: number, unseen?: 'unseen'): Script<Card> {
    const { card } = cardIn(yield cardTo(to, face, hand, unseen))
    this.#felt.lay(pileName(to, hand), card, seen)
    this.#felt.say(
      hand === undefined ? { type: 'dealt', to, card, face } : { type: 'dealt', to, hand, card, face },
    )
    return card
  }

  /** The next card of the shoe, which the script lays down itself. */
  *draw(to: Place, face: Face, hand?: number, unseen?: 'unseen'): Script<Card> {
    return cardIn(yield cardTo(to, face, hand, unseen)).card
  }

  /** The next card of the shoe goes to a place, and nobody looks at it. */
  *putAway(to: Place): Script {
    yield cardTo(to, 'down', undefined, 'unseen')
  }

  burn(): Script {
    return this.putAway('burn')
  }

  *dice(count: number): Script<readonly number[]> {
    return diceIn(yield { kind: 'dice', count }).dice
  }

  /** These cards go back into the shoe. */
  *reshuffle(cards: readonly Card[]): Script {
    yield { kind: 'shuffle', cards }
    this.#stock.back(cards)
    this.#felt.say({ type: 'reshuffled', count: cards.length })
  }

  /**
   * A decision. What may be decided is asked anew after each ruling, which may have changed it;
   * `undefined` when there is nothing (more) to decide. A hand with a single legal move is not asked.
   */
  *ask(question: () => Ask | undefined): Script<Move | undefined> {
    let forced: Move | undefined
    const move = moveIn(
      yield () => {
        const ask = question()
        forced = ask && forcedMove(ask)
        return ask && !forced && ask.options.length > 0
          ? { kind: 'decision', asked: [this.#put(ask)] }
          : undefined
      },
    )
    if (move) this.#said(move)
    return move ?? forced
  }

  /** Several decisions that may come in any order; each answer is handled when it comes. */
  *askAll(questions: () => readonly Ask[], taken: (move: Move) => void): Script {
    const question = (): Awaiting | undefined => {
      const asked = questions().map(ask => this.#put(ask))
      return asked.length > 0 ? { kind: 'decision', asked } : undefined
    }
    for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
      if (move.move !== DECLINE.move) this.#said(move)
      taken(move)
    }
  }

  #said(move: Move): void {
    const player = move.by === undefined ? this.#playerOf(move.seat) : move.seat
    this.#felt.say({ type: 'moved', move: player === move.seat ? move : { ...move, player } })
  }

  /** A question as it is put: to whom, and an offer may always be declined. */
  #put(ask: Ask): Ask {
    const player = ask.by === undefined ? this.#playerOf(ask.seat) : ask.seat
    const isOpen = ask.offer && !ask.options.some(({ safe }) => safe)
    const options = isOpen ? [...ask.options, DECLINE] : ask.options
    if (player === ask.seat) return ask.offer ? { ...ask, options } : ask
    return { ...ask, player, options }
  }

  /** All is decided: the floor has the last word before the chips move. */
  *close(): Script {
    yield SETTLEMENT
  }
}

const SETTLEMENT: Awaiting = { kind: 'settlement' }

const cardTo = (to: Place, face: Face, hand: number | undefined, unseen: 'unseen' | undefined): Awaiting => ({
  kind: 'card',
  to,
  ...(hand === undefined ? {} : { hand }),
  face,
  ...(unseen ? { unseen: true } : {}),
})

/** A hand with a single legal move is not asked. */
function forcedMove({ options, offer, ...who }: Ask): Move | undefined {
  const [only] = options
  if (!only || options.length > 1 || only.cents || only.cards || offer) return undefined
  return { kind: 'move', ...who, move: only.move }
}
