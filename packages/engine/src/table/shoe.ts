import type { Card } from '../cards/card.ts'
import type { Deck } from '../cards/deck.ts'
import { sizeOf } from '../round/stock.ts'
import type { Readings } from '../rules/readings.ts'
import { behindTheCutCard, type Supply } from '../rules/supply.ts'
import { granted } from '../say/refusal.ts'
import { closeSeals, type Drawing, drawingFor, drawnFrom, open, seal, unseal } from '../shoe/drawing.ts'
import { isDrawn, type OpenShuffle } from '../shoe/fair-shuffle.ts'
import type { TableEvent } from './event.ts'
import type { PlayerId } from './seats.ts'

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
  /** How its seed is being drawn, until the first card leaves it. */
  readonly drawing?: Drawing
  /** For whom a hand without wagers is dealt as soon as it is drawn. */
  readonly drawnFor?: PlayerId
  /** Drawings for this shoe that came to nothing. */
  readonly void?: number
  /** Who did not open in one of those: they take no part in this one. */
  readonly without?: readonly string[]
  /** The round is made up: only the drawing is made again. */
  readonly again?: true
}

/** Its seals are closed: nothing can be changed any more that the cards are dealt for. */
export const isOpening = ({ drawing }: ShoeState): boolean => drawing?.phase === 'opening'

/** Whose sealed texts have not been shown yet: the seed waits for them, or the shoe is drawn anew without them. */
export function missingIn({ drawing }: ShoeState): readonly string[] {
  const drawn = drawing ? drawnFrom(drawing) : []
  return 'missing' in drawn ? drawn.missing : []
}

/** No other round is begun from it: the cut card has come out, or it was shuffled for one round only. */
export const isUsedUp = ({ rounds, place, shuffle: { cutCard } }: ShoeState): boolean =>
  rounds.length > 0 && (cutCard === undefined || place >= cutCard)

/** Nothing has left it, so that it can still be shuffled otherwise. */
export const isUntouched = ({ rounds, place }: ShoeState): boolean => rounds.length === 0 && place === 0

/** Where the cut card stands in a shoe that lasts; one with no more cards than lie behind it does not. */
export function cutCardIn(supply: Supply, deck: Deck | undefined, readings: Readings): number | undefined {
  if (supply !== 'shoe' || !deck) return undefined
  const at = sizeOf(deck) - behindTheCutCard(readings)
  return at > 0 ? at : undefined
}

/** A shoe that a person deals from lasts until somebody says that its cut card has come out, or it is empty. */
export const lastCardIn = (supply: Supply, deck: Deck, readings: Readings): number | undefined =>
  cutCardIn(supply, deck, readings) === undefined ? undefined : sizeOf(deck)

/** The shoe that was committed to. */
export function shoeFrom(
  { shoe, cutCard }: Pick<Extract<TableEvent, { type: 'committed' }>, 'shoe' | 'cutCard'>,
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
    ...(isDrawn(shuffle) ? { drawing: drawingFor(shuffle.commitment) } : {}),
  }
}

/** The same shoe, to be drawn anew: with another secret, and without those who did not open. */
export function drawnAnew(
  before: ShoeState,
  { shoe, missing }: Extract<TableEvent, { type: 'redrawn' }>,
): ShoeState {
  const { cut, cutCard } = before.shuffle
  const anew = shoeFrom({ shoe, ...(cutCard === undefined ? {} : { cutCard }) }, before.number)
  return {
    ...anew,
    // Whoever has cut did so without knowing the cards, and does not know these either.
    shuffle: { ...anew.shuffle, ...(cut === undefined ? {} : { cut }) },
    void: (before.void ?? 0) + 1,
    without: [...(before.without ?? []), ...missing],
    ...(missing.length > 0 ? { again: true } : {}),
  }
}

/** The shoe when another round is made up from it. */
export function goesOn({ again: _, ...shoe }: ShoeState): ShoeState {
  return shoe
}

/** The shoe after something that concerns how it is drawn. */
export function drawingAfter(
  shoe: ShoeState,
  event: Extract<TableEvent, { type: 'sealed' | 'unsealed' | 'seals-closed' | 'unveiled' }>,
): ShoeState {
  if (!shoe.drawing) throw new Error(`${shoe.id} is not drawn with seals`)
  switch (event.type) {
    case 'sealed':
      return { ...shoe, drawing: granted(seal(shoe.drawing, event)) }
    case 'unsealed':
      return { ...shoe, drawing: granted(unseal(shoe.drawing, event.name)) }
    case 'seals-closed':
      return { ...shoe, drawing: closeSeals(shoe.drawing), ...(event.for ? { drawnFor: event.for } : {}) }
    case 'unveiled': {
      const drawing = granted(open(shoe.drawing, event))
      const added = drawnFrom(drawing)
      const { shuffle } = shoe
      return { ...shoe, drawing, shuffle: 'missing' in added ? shuffle : { ...shuffle, added } }
    }
  }
}

/** The shoe after something that concerns it. */
export function shoeAfter(
  shoe: ShoeState,
  event: Extract<TableEvent, { type: 'added' | 'bound' | 'cut' | 'burned' | 'dealt' }>,
): ShoeState {
  const { shuffle } = shoe
  switch (event.type) {
    case 'added': {
      const { name, text } = event
      const others = shuffle.added.filter(one => one.name !== name)
      return { ...shoe, shuffle: { ...shuffle, added: [...others, { name, text }] } }
    }
    case 'bound':
      return { ...shoe, shuffle: { ...shuffle, root: event.root } }
    case 'cut':
      return { ...shoe, shuffle: { ...shuffle, cut: event.at } }
    case 'burned': {
      const { card, count } = event
      return { ...shoe, burned: { card, count }, place: 1 + count, seen: [card] }
    }
    case 'dealt': {
      const { drawing: _, drawnFor: __, again: ___, ...drawn } = shoe
      const freeHands = shoe.freeHands + (event.free ? 1 : 0)
      return { ...drawn, rounds: [...shoe.rounds, event.id], freeHands }
    }
  }
}

/** The colours of two decks that take turns. */
export const BACKS = ['red', 'blue'] as const
/** The back of a deck, where two of different backs are used in turn. */
export type Back = (typeof BACKS)[number]

/** The deck that is dealt from while the other is shuffled: each is used for every other round. */
export const backOf = ({ number }: Pick<ShoeState, 'number'>): Back => BACKS[(number + 1) % 2] ?? 'red'
