import type { Card } from '../cards/card.ts'
import type { Deck } from '../cards/deck.ts'
import { deckSize } from '../round/stock.ts'
import type { Readings } from '../rules/readings.ts'
import { behindTheCutCard, type Supply } from '../rules/supply.ts'
import { unwrap } from '../say/refusal.ts'
import {
  closeSeals,
  type Drawing,
  drawingFor,
  drawnFrom,
  openSeal,
  sealAddition,
  unseal,
} from '../shoe/drawing.ts'
import { isDrawn, type OpenShuffle } from '../shoe/fair-shuffle.ts'
import type { TableEvent } from './event.ts'
import type { PlayerId } from './seats.ts'

/** A shoe before its shuffle: what the house publishes, and what it keeps secret. */
export interface NewShoe extends Pick<OpenShuffle, 'how' | 'commitment' | 'secret'> {
  readonly id: string
}

/** The shoe of a table: how it is shuffled, and how far it has been dealt. */
export interface ShoeState {
  readonly id: string
  /** Its number at this table. */
  readonly number: number
  readonly shuffle: OpenShuffle
  /** The number of cards that have left it: before a round, or at its beginning while one is on. */
  readonly place: number
  /** The rounds that were dealt from it. */
  readonly rounds: readonly string[]
  readonly freeHands: number
  readonly burned?: { readonly card: Card; readonly count: number }
  /** Cards that everybody has seen leave it. */
  readonly seen: readonly Card[]
  /** The drawing of its seed, until the first card leaves it. */
  readonly drawing?: Drawing
  /** Who gets a hand without wagers as soon as it is drawn. */
  readonly drawnFor?: PlayerId
  /** The number of failed drawings for this shoe. */
  readonly void?: number
  /** Who did not open in a failed drawing: they take no part in this one. */
  readonly without?: readonly string[]
  /** Whether the round is made up and only the drawing is repeated. */
  readonly again?: true
}

/** Whether its seals are closed: nothing can change any more that the cards are dealt for. */
export const isOpening = ({ drawing }: ShoeState): boolean => drawing?.phase === 'opening'

/** Whose sealed texts are still closed: the seed waits for them, or the shoe is drawn anew without them. */
export function missingIn({ drawing }: ShoeState): readonly string[] {
  const drawn = drawing ? drawnFrom(drawing) : []
  return 'missing' in drawn ? drawn.missing : []
}

/**
 * Whether no other round begins from it: the cut card has come out, or it was shuffled for one round only.
 */
export const isUsedUp = ({ rounds, place, shuffle: { cutCard } }: ShoeState): boolean =>
  rounds.length > 0 && (cutCard === undefined || place >= cutCard)

/** Whether nothing has left it, so that it can still be shuffled otherwise. */
export const isUntouched = ({ rounds, place }: ShoeState): boolean => rounds.length === 0 && place === 0

/** Where the cut card stands in a lasting shoe; one with too few cards does not last. */
export function cutCardIn(supply: Supply, deck: Deck | undefined, readings: Readings): number | undefined {
  if (supply !== 'shoe' || !deck) return undefined
  const at = deckSize(deck) - behindTheCutCard(readings)
  return at > 0 ? at : undefined
}

/** A shoe dealt by a person lasts until an entry says that its cut card has come out, or it is empty. */
export const lastCardIn = (supply: Supply, deck: Deck, readings: Readings): number | undefined =>
  cutCardIn(supply, deck, readings) === undefined ? undefined : deckSize(deck)

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

/** The shoe for a repeated drawing: with another secret, and without the players who did not open. */
export function drawnAnew(
  before: ShoeState,
  { shoe, missing }: Extract<TableEvent, { type: 'redrawn' }>,
): ShoeState {
  const { cut, cutCard } = before.shuffle
  const anew = shoeFrom({ shoe, ...(cutCard === undefined ? {} : { cutCard }) }, before.number)
  return {
    ...anew,
    // The cut was made without knowing the cards, so it holds for the new shuffle too.
    shuffle: { ...anew.shuffle, ...(cut === undefined ? {} : { cut }) },
    void: (before.void ?? 0) + 1,
    without: [...(before.without ?? []), ...missing],
    ...(missing.length > 0 ? { again: true } : {}),
  }
}

/** The shoe when another round is made up from it. */
export function shoeForNextRound({ again: _, ...shoe }: ShoeState): ShoeState {
  return shoe
}

/** The shoe after an event of its drawing. */
export function drawingAfter(
  shoe: ShoeState,
  event: Extract<TableEvent, { type: 'sealed' | 'unsealed' | 'seals-closed' | 'unveiled' }>,
): ShoeState {
  if (!shoe.drawing) throw new Error(`${shoe.id} is not drawn with seals`)
  switch (event.type) {
    case 'sealed':
      return { ...shoe, drawing: unwrap(sealAddition(shoe.drawing, event)) }
    case 'unsealed':
      return { ...shoe, drawing: unwrap(unseal(shoe.drawing, event.name)) }
    case 'seals-closed':
      return { ...shoe, drawing: closeSeals(shoe.drawing), ...(event.for ? { drawnFor: event.for } : {}) }
    case 'unveiled': {
      const drawing = unwrap(openSeal(shoe.drawing, event))
      const added = drawnFrom(drawing)
      const { shuffle } = shoe
      return { ...shoe, drawing, shuffle: 'missing' in added ? shuffle : { ...shuffle, added } }
    }
  }
}

/** The shoe after an event. */
export function shoeAfter(
  shoe: ShoeState,
  event: Extract<TableEvent, { type: 'bound' | 'cut' | 'burned' | 'dealt' }>,
): ShoeState {
  const { shuffle } = shoe
  switch (event.type) {
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
export const DECK_BACKS = ['red', 'blue'] as const
/** The back of a deck, where two of different backs are used in turn. */
export type DeckBack = (typeof DECK_BACKS)[number]

/** The deck in use while the other is shuffled: each is used for every other round. */
export const backOf = ({ number }: Pick<ShoeState, 'number'>): DeckBack =>
  DECK_BACKS[(number + 1) % 2] ?? 'red'
