import type { Card } from '../cards/card.ts'
import type { Ask, Awaiting, Face, Input, Move, Place, Seat } from './awaiting.ts'
import { DECLINE } from './awaiting.ts'
import { cardTo } from './card-to.ts'
import { type Felt, pileName, type VisibleTo } from './felt.ts'
import { cardIn, diceIn, moveIn, rootIn, type Script, type Series } from './script.ts'
import type { Stock } from './stock.ts'

const ownPlayer = (seat: Seat): Seat => seat

/** The house dealer of a round: deals from the shoe onto the felt, and asks who has to decide. */
export class HouseDealer {
  readonly #felt: Felt
  readonly #stock: Stock
  readonly #playerOf: (seat: Seat) => Seat

  /** `playerOf`: who plays the hand of a seat, where that may be a player who sits elsewhere. */
  constructor(felt: Felt, stock: Stock, playerOf: (seat: Seat) => Seat = ownPlayer) {
    this.#felt = felt
    this.#stock = stock
    this.#playerOf = playerOf
  }

  /** Whether a card can still come out of the shoe. */
  has(card: Card): boolean {
    return this.#stock.has(card)
  }

  /** The next card of the shoe, laid at a place. */
  *deal(to: Place, face: Face, seen: VisibleTo, hand?: number, unseen?: 'unseen'): Script<Card> {
    const { card } = cardIn(yield handCardTo(to, face, hand, unseen))
    this.#felt.lay(pileName(to, hand), card, seen)
    this.#felt.say(
      hand === undefined ? { type: 'dealt', to, card, face } : { type: 'dealt', to, hand, card, face },
    )
    return card
  }

  /** The next card of the shoe, which the script lays down itself. */
  *draw(to: Place, face: Face, hand?: number, unseen?: 'unseen'): Script<Card> {
    return cardIn(yield handCardTo(to, face, hand, unseen)).card
  }

  /** Deals the next card of the shoe to a place, unseen by all. */
  *putAway(to: Place): Script {
    yield cardTo(to, 'down', 'unseen')
  }

  burn(): Script {
    return this.putAway('burn')
  }

  *dice(count: number): Script<readonly number[]> {
    return diceIn(yield { kind: 'dice', count }).dice
  }

  /** Puts these cards back into the shoe. */
  *reshuffle(cards: readonly Card[]): Script {
    const root = rootIn(yield { kind: 'shuffle', cards })
    this.#stock.back(cards)
    this.#felt.say({
      type: 'reshuffled',
      count: cards.length,
      ...(root === undefined ? {} : { root }),
    })
  }

  /**
   * Asks for a decision. The options are computed anew after each ruling; `undefined` means that there is
   * nothing (more) to decide. A hand with a single legal move is not asked.
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

  /** A decision of one seat after the other, each asked as `ask` does; each answer is handled when it comes. */
  askInTurn(
    seats: readonly Seat[],
    question: (seat: Seat) => Ask | undefined,
    taken: (seat: Seat, move: Move) => void,
  ): Series {
    let at = 0
    return {
      kind: 'series',
      next: () => {
        for (; at < seats.length; at++) {
          const ask = question(seats[at]!)
          const forced = ask && forcedMove(ask)
          if (forced) taken(seats[at]!, forced)
          else if (ask && ask.options.length > 0) return { kind: 'decision', asked: [this.#put(ask)] }
        }
        return undefined
      },
      take: answer => {
        const move = moveIn(answer)!
        this.#said(move)
        taken(seats[at++]!, move)
      },
    }
  }

  /** Several decisions that may come in any order; each answer is handled when it comes. */
  askAll(questions: () => readonly Ask[], taken: (move: Move) => void): Series {
    return {
      kind: 'series',
      next: () => {
        const asked = questions().map(ask => this.#put(ask))
        return asked.length > 0 ? { kind: 'decision', asked } : undefined
      },
      take: answer => {
        const move = moveIn(answer)!
        if (move.move !== DECLINE.move) this.#said(move)
        taken(move)
      },
    }
  }

  /** The next cards of the shoe, each laid at its place. */
  dealAll(deals: readonly DealTo[]): Series {
    return new DealSeries(this.#felt, deals)
  }

  #said(move: Move): void {
    const player = move.by === undefined ? this.#playerOf(move.seat) : move.seat
    this.#felt.say({ type: 'moved', move: player === move.seat ? move : { ...move, player } })
  }

  /** Makes an ask: adds the person, and lets an offer always be declined. */
  #put(ask: Ask): Ask {
    const player = ask.by === undefined ? this.#playerOf(ask.seat) : ask.seat
    const isOpen = ask.offer && !ask.options.some(({ safe }) => safe)
    const options = isOpen ? [...ask.options, DECLINE] : ask.options
    if (player === ask.seat) return ask.offer ? { ...ask, options } : ask
    return { ...ask, player, options }
  }
}

/** Everything is decided: the floor has the last word before the chips move. */
export const SETTLEMENT: Awaiting = { kind: 'settlement' }

const handCardTo = (
  to: Place,
  face: Face,
  hand: number | undefined,
  unseen: 'unseen' | undefined,
): Awaiting =>
  hand === undefined
    ? cardTo(to, face, unseen)
    : { kind: 'card', to, hand, face, ...(unseen ? { unseen: true } : {}) }

/** A card for a place, and who may look at it there; a card that is put away is not laid down. */
export interface DealTo {
  readonly to: Place
  readonly face: Face
  readonly seen: VisibleTo | 'put-away'
}

class DealSeries implements Series {
  readonly kind = 'series'
  readonly #felt: Felt
  readonly #deals: readonly DealTo[]
  #at = 0

  constructor(felt: Felt, deals: readonly DealTo[]) {
    this.#felt = felt
    this.#deals = deals
  }

  next(): Awaiting | undefined {
    const deal = this.#deals[this.#at]
    return deal && cardTo(deal.to, deal.face, deal.seen === 'put-away' ? 'unseen' : undefined)
  }

  take(answer: Input): void {
    const { to, face, seen } = this.#deals[this.#at++]!
    if (seen === 'put-away') return
    const { card } = cardIn(answer)
    this.#felt.lay(to, card, seen)
    this.#felt.say({ type: 'dealt', to, card, face })
  }
}

/** A hand with a single legal move is not asked. */
function forcedMove(ask: Ask): Move | undefined {
  const only = ask.options[0]
  if (!only || ask.options.length > 1 || only.cents || only.cards || ask.offer) return undefined
  const { options: _options, offer: _offer, ...who } = ask
  return { kind: 'move', ...who, move: only.move }
}
