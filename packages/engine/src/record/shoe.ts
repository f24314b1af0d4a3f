import { type Card, nameOf, parseCard, UNKNOWN } from '../cards/card.ts'
import type { Awaiting, Place } from '../round/awaiting.ts'
import { refuseInRound } from '../round/refusals.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { refuseRecord } from './refusals.ts'

/** A card as a record writes it; `^5h` was found face up in the deck. */
interface WrittenCard {
  readonly card: Card
  readonly boxed?: true
}

type CardAwaited = Extract<Awaiting, { kind: 'card' }>

/** Where a record's driver takes the cards of a round from. */
export interface Shoe {
  next(awaited: CardAwaited): WrittenCard | Refusal
  /**
   * Whether the place still has cards, or needs none: a ruling waits until the cards of a place have run out.
   */
  has(awaited: CardAwaited): boolean
  /** The cards that must not be left when the round is over. */
  leftOver(): Refusal | undefined
}

/** Cards as a record writes them. */
export function parseWritten(text: string): WrittenCard[] | Refusal {
  const list: WrittenCard[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const boxed = word.startsWith('^')
    const card = parseCard(boxed ? word.slice(1) : word)
    if (card === undefined) return refuseInRound('not-a-card', { card: word })
    list.push(boxed ? { card, boxed } : { card })
  }
  return list
}

export const writeCard = (written: WrittenCard): string => (written.boxed ? '^' : '') + nameOf(written.card)

/** The cards in the order in which the house dealer takes them; unneeded or unseen ones stay in the shoe. */
class OrderedShoe implements Shoe {
  readonly #cards: readonly WrittenCard[]
  #at = 0
  constructor(cards: readonly WrittenCard[]) {
    this.#cards = cards
  }
  has(): boolean {
    return this.#at < this.#cards.length
  }
  next(awaited: CardAwaited): WrittenCard | Refusal {
    const card = this.#cards[this.#at++]
    if (card) return card
    return awaited.unseen
      ? { card: UNKNOWN }
      : within(['cards'], refuseRecord('shoe-empty', { to: awaited.to }))
  }
  leftOver(): undefined {
    return undefined
  }
}

/** The cards that each place will receive; cards that nobody sees need not be named. */
class StackedShoe implements Shoe {
  readonly #stacks: Map<Place, WrittenCard[]>
  constructor(stacks: ReadonlyMap<Place, readonly WrittenCard[]>) {
    this.#stacks = new Map([...stacks].map(([place, cards]) => [place, [...cards]]))
  }
  has(awaited: CardAwaited): boolean {
    const stack = this.#stacks.get(awaited.to)
    return stack && !awaited.idle ? stack.length > 0 : awaited.unseen === true
  }
  next(awaited: CardAwaited): WrittenCard | Refusal {
    const card = this.#stacks.get(awaited.to)?.shift()
    if (card) return card
    return awaited.unseen ? { card: UNKNOWN } : within(['cards', awaited.to], refuseRecord('card-needed'))
  }
  leftOver(): Refusal | undefined {
    for (const [place, cards] of this.#stacks) {
      if (cards.length > 0) {
        return within(
          ['cards', place],
          refuseRecord('cards-left-over', { cards: cards.map(writeCard).join(' ') }),
        )
      }
    }
    return undefined
  }
}

/** The `cards` of a record as a shoe. */
export function shoeOf(cards: string | Readonly<Record<Place, string>>): Shoe | Refusal {
  if (typeof cards === 'string') {
    const list = within(['cards'], parseWritten(cards))
    return isRefusal(list) ? list : new OrderedShoe(list)
  }
  const stacks = new Map<Place, WrittenCard[]>()
  for (const [place, text] of Object.entries(cards)) {
    const list = within(['cards', place], parseWritten(text))
    if (isRefusal(list)) return list
    stacks.set(place, list)
  }
  return new StackedShoe(stacks)
}
