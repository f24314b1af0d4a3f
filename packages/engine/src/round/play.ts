import { CARD_SPACE, type Card, UNKNOWN } from '../cards/card.ts'
import { cardsOf, countsOf, type Deck } from '../cards/deck.ts'
import { Chips } from '../money/chips.ts'
import type { Ask, Awaiting, Face, Input, Move, Place, Ruling, Seat } from './awaiting.ts'
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

interface Counts {
  readonly counts: Uint8Array
  readonly size: number
}

const DECKS = new Map<string, Counts>()

function countsIn(deck: Deck): Counts {
  const key =
    'tiles' in deck
      ? 'tiles'
      : `${deck.decks ?? 1} ${deck.jokers ?? 0} ${deck.without ?? ''} ${deck.less ?? ''}`
  let found = DECKS.get(key)
  if (!found) {
    const all = cardsOf(deck)
    found = { counts: countsOf(all), size: all.length }
    DECKS.set(key, found)
  }
  return found
}

/** One round being played: what lies on the felt, what is left in the shoe, whose chips went where. */
export abstract class Play {
  readonly felt = new Felt()
  readonly chips = new Chips()
  readonly rulings: RulingLine[] = []
  /** A ruling that the script must hear of, because it ends the round. */
  ended: Misdeal | undefined
  /** What rulings have left to do at the table (cards to deal or to shuffle) before the script goes on. */
  readonly mending: (() => Script)[] = []
  /** How many of each card can still come out of the shoe. */
  readonly inShoe: Uint8Array
  /** How many cards the shoe still has, those that nobody saw counted. */
  left: number

  constructor(deck: Deck) {
    const { counts, size } = countsIn(deck)
    this.inShoe = new Uint8Array(CARD_SPACE)
    this.inShoe.set(counts)
    this.left = size
  }

  /** The round from its first card to its settlement. */
  abstract script(): Script
  abstract result(): Result
  abstract view(viewer: Viewer): View

  /** Where a seat's hand lies. */
  placeOf(seat: Seat): Place {
    return String(seat)
  }

  /** Whether a ruling on a card takes hold as soon as the card lies there, in the middle of a deal. */
  atOnce(_ruling: Ruling): boolean {
    return true
  }

  /** Takes a ruling of the floor, or says why it cannot be. Games that know incidents override it. */
  rule(ruling: Ruling): Refusal | undefined {
    return refuse(`this game knows no incident "${ruling.name}"`)
  }

  /** Whether a card can come next: one that is left in the shoe, or a stray one for which there is a rule. */
  accepts(card: Card): boolean {
    return this.inShoe[card]! > 0
  }

  /** Why the round cannot be settled yet: a hand that must be shown and that nobody saw. */
  unsettled(): string | undefined {
    return undefined
  }

  /** After a ruling: ends the round, or puts the table right. */
  *ruled(): Script {
    if (this.ended) throw this.ended
    for (let mend = this.mending.shift(); mend; mend = this.mending.shift()) {
      yield* mend()
      if (this.ended) throw this.ended
    }
  }

  /** The next card of the shoe, laid at a place. */
  *deal(to: Place, face: Face, seen: Seen, hand?: number, unseen?: 'unseen'): Script<Card> {
    const card = yield* this.draw(to, face, hand, unseen)
    this.felt.lay(pileName(to, hand), card, seen)
    this.felt.say(
      hand === undefined ? { type: 'dealt', to, card, face } : { type: 'dealt', to, hand, card, face },
    )
    return card
  }

  /** The next card of the shoe, which the script lays down itself. */
  *draw(to: Place, face: Face, hand?: number, unseen?: 'unseen'): Script<Card> {
    const awaited: Awaiting = {
      kind: 'card',
      to,
      ...(hand === undefined ? {} : { hand }),
      face,
      ...(unseen ? { unseen: true } : {}),
    }
    for (;;) {
      const answer = yield awaited
      if (answer === RULED || answer.kind !== 'card') {
        yield* this.ruled()
        continue
      }
      this.taken(answer.card)
      if (!answer.boxed) return answer.card
      this.boxed(to, answer.card)
      if (this.ended) throw this.ended
    }
  }

  /** A card has left the shoe. A stray one was never counted in it. */
  taken(card: Card): void {
    if (card === UNKNOWN) this.left--
    else if (this.inShoe[card]! > 0) {
      this.inShoe[card]!--
      this.left--
    }
  }

  /** The next card as it comes: for a deal in which a boxed card is not replaced at once. */
  *drawAsItComes(to: Place, face: Face, unseen?: 'unseen'): Script<{ card: Card; boxed: boolean }> {
    const awaited: Awaiting = { kind: 'card', to, face, ...(unseen ? { unseen: true } : {}) }
    for (;;) {
      const answer = yield awaited
      if (answer === RULED || answer.kind !== 'card') {
        yield* this.ruled()
        continue
      }
      this.taken(answer.card)
      if (answer.boxed) this.boxed(to, answer.card)
      if (this.ended) throw this.ended
      return { card: answer.card, boxed: answer.boxed === true }
    }
  }

  /** A card found face up in the deck: as practice has it, the next card takes its place. */
  protected boxed(to: Place, card: Card): void {
    this.felt.say({ type: 'boxed', to, card })
  }

  *burn(): Script {
    yield* this.draw('burn', 'down', undefined, 'unseen')
  }

  protected *dice(count: number): Script<readonly number[]> {
    for (;;) {
      const answer = yield { kind: 'dice', count }
      if (answer === RULED || answer.kind !== 'dice') {
        yield* this.ruled()
        continue
      }
      this.felt.say({ type: 'dice', dice: answer.dice })
      return answer.dice
    }
  }

  /** These cards go back into the shoe. */
  *reshuffle(cards: readonly Card[]): Script {
    for (;;) {
      const answer = yield { kind: 'shuffle', cards }
      if (answer === RULED) {
        yield* this.ruled()
        continue
      }
      for (const card of cards) if (card !== UNKNOWN) this.inShoe[card]!++
      this.left += cards.length
      this.felt.say({ type: 'reshuffled', count: cards.length })
      return
    }
  }

  /**
   * A decision. What may be decided is asked anew after each ruling, which may have changed it;
   * `undefined` when there is nothing (more) to decide. A hand with a single legal move is not asked.
   */
  *ask(question: () => Ask | undefined): Script<Move | undefined> {
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
      if (answer === RULED || answer.kind !== 'move') {
        yield* this.ruled()
        continue
      }
      this.felt.say({ type: 'moved', move: answer })
      return answer
    }
  }

  /** Several decisions that may come in any order; each answer is handled when it comes. */
  *askAll(questions: () => readonly Ask[], taken: (move: Move) => void): Script {
    for (;;) {
      const asked = questions().map(ask => (ask.offer ? { ...ask, options: [...ask.options, DECLINE] } : ask))
      if (asked.length === 0) return
      const answer = yield { kind: 'decision', asked }
      if (answer === RULED || answer.kind !== 'move') {
        yield* this.ruled()
        continue
      }
      if (answer.move !== DECLINE.move) this.felt.say({ type: 'moved', move: answer })
      taken(answer)
    }
  }

  /** All is decided: the floor has the last word before the chips move. */
  *close(): Script {
    for (;;) {
      const answer = yield { kind: 'settlement' }
      if (answer !== RULED) return
      yield* this.ruled()
    }
  }
}

const handOf = (ask: Ask) => ({
  ...(ask.hand === undefined ? {} : { hand: ask.hand }),
  ...(ask.by === undefined ? {} : { by: ask.by }),
})
