import type { Card } from '../cards/card.ts'
import type { Deck } from '../cards/deck.ts'
import { sizeOf } from '../round/stock.ts'
import type { Supply } from '../rules/supply.ts'
import type { OpenShuffle } from '../shoe/fair-shuffle.ts'
import type { TableEvent } from './event.ts'

/** A shoe that is about to be shuffled: what the house says of it, and what it keeps to itself. */
export interface NewShoe extends Pick<OpenShuffle, 'how' | 'commitment' | 'secret'> {
  readonly id: string
}

/** The shoe that a table deals from. What a shuffle is made with, and how far it has been dealt. */
export interface ShoeState {
  readonly id: string
  /** The how manieth at this table. */
  readonly number: number
  readonly shuffle: OpenShuffle
  /** So many cards have left it: before a round, or since its beginning while one is on. */
  readonly place: number
  /** The rounds that were dealt from it. */
  readonly rounds: readonly string[]
  readonly freeHands: number
  readonly burned?: { readonly card: Card; readonly count: number }
  /** Cards that everybody has seen leave it. */
  readonly seen: readonly Card[]
}

/** No other round is begun from it: the cut card has come out, or it was shuffled for one round only. */
export const isUsedUp = ({ rounds, place, shuffle: { cutCard } }: ShoeState): boolean =>
  rounds.length > 0 && (cutCard === undefined || place >= cutCard)

/** Nothing has left it, so that it can still be shuffled otherwise. */
export const isUntouched = ({ rounds, place }: ShoeState): boolean => rounds.length === 0 && place === 0

/** Behind the cut card lies a deck; where it stands is not filed. */
const BEHIND_THE_CUT_CARD = 52

/** Where the cut card stands in a shoe that lasts; a shoe of a single deck does not. */
export function cutCardIn(supply: Supply, deck: Deck | undefined): number | undefined {
  if (supply !== 'shoe' || !deck) return undefined
  const at = sizeOf(deck) - BEHIND_THE_CUT_CARD
  return at > 0 ? at : undefined
}

/** The shoe that was committed to. */
export function shoeFrom(
  { shoe, cutCard }: Extract<TableEvent, { type: 'committed' }>,
  number: number,
): ShoeState {
  const { id, ...shuffle } = shoe
  return {
    id,
    number,
    shuffle: { ...shuffle, added: [], ...(cutCard === undefined ? {} : { cutCard }) },
    place: 0,
    rounds: [],
    freeHands: 0,
    seen: [],
  }
}

/** The shoe after something that concerns it. */
export function shoeAfter(
  shoe: ShoeState,
  event: Extract<TableEvent, { type: 'added' | 'cut' | 'burned' | 'dealt' }>,
): ShoeState {
  const { shuffle } = shoe
  switch (event.type) {
    case 'added': {
      const { name, text } = event
      const others = shuffle.added.filter(one => one.name !== name)
      return { ...shoe, shuffle: { ...shuffle, added: [...others, { name, text }] } }
    }
    case 'cut':
      return { ...shoe, shuffle: { ...shuffle, cut: event.at } }
    case 'burned': {
      const { card, count } = event
      return { ...shoe, burned: { card, count }, place: 1 + count, seen: [card] }
    }
    case 'dealt': {
      const freeHands = shoe.freeHands + (event.free ? 1 : 0)
      return { ...shoe, rounds: [...shoe.rounds, event.id], freeHands }
    }
  }
}

/** The colours of two decks that take turns. */
export const BACKS = ['red', 'blue'] as const
export type Back = (typeof BACKS)[number]

/** The deck that is dealt from while the other is shuffled: each is used for every other round. */
export const backOf = ({ number }: Pick<ShoeState, 'number'>): Back => BACKS[(number + 1) % 2] ?? 'red'
