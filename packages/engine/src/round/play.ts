import { CARD_SPACE, type Card, UNKNOWN } from '../cards/card.ts'
import { cardsOf, countsOf, type Deck } from '../cards/deck.ts'
import { Chips } from '../money/chips.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuse } from '../say/refusal.ts'
import type { Ask, Awaiting, CardAwaited, Face, Move, Place, Ruling, Seat } from './awaiting.ts'
import { DECLINE } from './awaiting.ts'
import { Felt, pileName, type Seen } from './felt.ts'
import type { Result, RulingLine } from './result.ts'
import { type CardInput, cardIn, diceIn, type Misdeal, moveIn, type Script } from './script.ts'
import type { View, Viewer } from './view.ts'

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
    const { card } = cardIn(
      yield {
        kind: 'card',
        to,
        ...(hand === undefined ? {} : { hand }),
        face,
        ...(unseen ? { unseen: true } : {}),
      },
    )
    return card
  }

  /** A card has left the shoe. A stray one was never counted in it. */
  taken(card: Card): void {
    if (card === UNKNOWN) this.left--
    else if (this.inShoe[card]! > 0) {
      this.inShoe[card]!--
      this.left--
    }
  }

  /** A card that is none of the deck, though there is a rule for it. */
  isStray(_card: Card): boolean {
    return false
  }

  /** Whether a boxed or stray card does not count, so that the next one takes its place. */
  passesOver({ card, boxed }: CardInput, awaited: CardAwaited): boolean {
    if (!boxed) return false
    this.boxed(awaited.to, card)
    return !awaited.asItComes
  }

  /** A card found face up in the deck: as practice has it, the next card takes its place. */
  protected boxed(to: Place, card: Card): void {
    this.felt.say({ type: 'boxed', to, card })
  }

  *burn(): Script {
    yield* this.draw('burn', 'down', undefined, 'unseen')
  }

  protected *dice(count: number): Script<readonly number[]> {
    const { dice } = diceIn(yield { kind: 'dice', count })
    this.felt.say({ type: 'dice', dice })
    return dice
  }

  /** These cards go back into the shoe. */
  *reshuffle(cards: readonly Card[]): Script {
    yield { kind: 'shuffle', cards }
    for (const card of cards) if (card !== UNKNOWN) this.inShoe[card]!++
    this.left += cards.length
    this.felt.say({ type: 'reshuffled', count: cards.length })
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
          ? { kind: 'decision', asked: [declinable(ask)] }
          : undefined
      },
    )
    if (move) this.felt.say({ type: 'moved', move })
    return move ?? forced
  }

  /** Several decisions that may come in any order; each answer is handled when it comes. */
  *askAll(questions: () => readonly Ask[], taken: (move: Move) => void): Script {
    const question = (): Awaiting | undefined => {
      const asked = questions().map(declinable)
      return asked.length > 0 ? { kind: 'decision', asked } : undefined
    }
    for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
      if (move.move !== DECLINE.move) this.felt.say({ type: 'moved', move })
      taken(move)
    }
  }

  /** All is decided: the floor has the last word before the chips move. */
  *close(): Script {
    yield { kind: 'settlement' }
  }
}

/** An offer may always be declined. */
const declinable = (ask: Ask): Ask => (ask.offer ? { ...ask, options: [...ask.options, DECLINE] } : ask)

/** A hand with a single legal move is not asked. */
function forcedMove({ options, offer, ...who }: Ask): Move | undefined {
  const [only] = options
  if (!only || options.length > 1 || only.cents || only.cards || offer) return undefined
  return { kind: 'move', ...who, move: only.move }
}
