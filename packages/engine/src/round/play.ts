import { CARD_SPACE, type Card, UNKNOWN } from '../cards/card.ts'
import { cardsOf, countsOf, type Deck } from '../cards/deck.ts'
import { Chips } from '../money/chips.ts'
import type { Ask, Awaiting, Face, Input, Move, Place, Ruling } from './awaiting.ts'
import { DECLINE } from './awaiting.ts'
import { Felt, pileName, type Seen } from './felt.ts'
import type { Refusal } from './refusal.ts'
import { refuse } from './refusal.ts'
import type { Cite, Result, RulingLine } from './result.ts'
import type { View, Viewer } from './view.ts'

/** What a script gets back for what it awaited; after a ruling it looks at the table again. */
export type Answer = Input | typeof RULED
export const RULED = Symbol('ruled')

/**
 * The rules of a game, written in the order in which they happen: a script yields what it awaits
 * and goes on with what it was given.
 */
export type Script<T = void> = Generator<Awaiting, T, Answer>

/** Thrown inside a script by a ruling that ends the round: every wager, blind and ante goes back. */
export class Misdeal extends Error {
  readonly cite: Cite
  constructor(cite: Cite) {
    super('misdeal')
    this.cite = cite
  }
}

const DECKS = new Map<string, Uint8Array>()

function counts(deck: Deck): Uint8Array {
  const key = JSON.stringify(deck)
  let found = DECKS.get(key)
  if (!found) {
    found = countsOf(cardsOf(deck))
    DECKS.set(key, found)
  }
  return found
}

/** One round being played: what lies on the felt, what is left in the shoe, whose chips went where. */
export abstract class Play {
  readonly felt = new Felt()
  readonly chips = new Chips()
  readonly rulings: RulingLine[] = []
  /** How many of each card can still come out of the shoe. */
  readonly inShoe: Uint8Array

  constructor(deck: Deck) {
    this.inShoe = new Uint8Array(CARD_SPACE)
    this.inShoe.set(counts(deck))
  }

  /** The round from its first card to its settlement. */
  abstract script(): Script
  abstract result(): Result
  abstract view(viewer: Viewer): View

  /** Takes a ruling of the floor, or says why it cannot be. Games that know incidents override it. */
  rule(ruling: Ruling): Refusal | undefined {
    return refuse(`this game knows no incident "${ruling.name}"`)
  }

  /** A ruling that the script must hear of, because it ends the round. */
  protected ended: Misdeal | undefined

  /** The next card of the shoe, laid at a place. */
  protected *deal(to: Place, face: Face, seen: Seen, hand?: number, unseen?: 'unseen'): Script<Card> {
    const card = yield* this.draw(to, face, hand, unseen)
    this.felt.lay(pileName(to, hand), card, seen)
    this.felt.say({ type: 'dealt', to, ...(hand === undefined ? {} : { hand }), card, face })
    return card
  }

  /** The next card of the shoe, which the script lays down itself. */
  protected *draw(to: Place, face: Face, hand?: number, unseen?: 'unseen'): Script<Card> {
    const awaited: Awaiting = {
      kind: 'card',
      to,
      ...(hand === undefined ? {} : { hand }),
      face,
      ...(unseen ? { unseen: true } : {}),
    }
    for (;;) {
      const answer = yield awaited
      this.#endIfRuled()
      if (answer === RULED || answer.kind !== 'card') continue
      if (answer.card !== UNKNOWN) this.inShoe[answer.card]!--
      if (!answer.boxed) return answer.card
      this.boxed(to, answer.card)
      this.#endIfRuled()
    }
  }

  /** A card found face up in the deck: as practice has it, the next card takes its place. */
  protected boxed(to: Place, card: Card): void {
    this.felt.say({ type: 'boxed', to, card })
  }

  protected *burn(): Script {
    yield* this.draw('burn', 'down', undefined, 'unseen')
  }

  protected *dice(count: number): Script<readonly number[]> {
    for (;;) {
      const answer = yield { kind: 'dice', count }
      this.#endIfRuled()
      if (answer === RULED || answer.kind !== 'dice') continue
      this.felt.say({ type: 'dice', dice: answer.dice })
      return answer.dice
    }
  }

  /** These cards go back into the shoe. */
  protected *reshuffle(cards: readonly Card[]): Script {
    for (;;) {
      const answer = yield { kind: 'shuffle', cards }
      this.#endIfRuled()
      if (answer === RULED) continue
      for (const card of cards) if (card !== UNKNOWN) this.inShoe[card]!++
      this.felt.say({ type: 'reshuffled', count: cards.length })
      return
    }
  }

  /**
   * A decision. What may be decided is asked anew after each ruling, which may have changed it;
   * `undefined` when there is nothing (more) to decide. A hand with a single legal move is not asked.
   */
  protected *ask(question: () => Ask | undefined): Script<Move | undefined> {
    for (;;) {
      const ask = question()
      if (!ask || ask.options.length === 0) return undefined
      const only = ask.options[0]!
      if (ask.options.length === 1 && !only.cents && !only.cards && !ask.offer) {
        return { kind: 'move', seat: ask.seat, ...handOf(ask), move: only.move }
      }
      const answer = yield {
        kind: 'decision',
        asked: [ask.offer ? { ...ask, options: [...ask.options, DECLINE] } : ask],
      }
      this.#endIfRuled()
      if (answer !== RULED && answer.kind === 'move') {
        this.felt.say({ type: 'moved', move: answer })
        return answer
      }
    }
  }

  /** Several decisions that may come in any order; each answer is handled when it comes. */
  protected *askAll(questions: () => readonly Ask[], taken: (move: Move) => void): Script {
    for (;;) {
      const asked = questions().map(ask => (ask.offer ? { ...ask, options: [...ask.options, DECLINE] } : ask))
      if (asked.length === 0) return
      const answer = yield { kind: 'decision', asked }
      this.#endIfRuled()
      if (answer === RULED || answer.kind !== 'move') continue
      if (answer.move !== DECLINE.move) this.felt.say({ type: 'moved', move: answer })
      taken(answer)
    }
  }

  /** All is decided: the floor has the last word before the chips move. */
  protected *close(): Script {
    for (;;) {
      const answer = yield { kind: 'settlement' }
      this.#endIfRuled()
      if (answer !== RULED) return
    }
  }

  #endIfRuled(): void {
    if (this.ended) throw this.ended
  }
}

const handOf = (ask: Ask) => ({
  ...(ask.hand === undefined ? {} : { hand: ask.hand }),
  ...(ask.by === undefined ? {} : { by: ask.by }),
})
