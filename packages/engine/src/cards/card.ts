/**
 * A card is a small integer, so that evaluators can index tables with it:
 * 0–51 are rank × 4 + suit, 52 the joker, 53 a card that nobody saw, from 64 on the dominoes.
 */
export type Card = number

/** The ranks from the deuce on. */
export const RANKS = '23456789TJQKA'
/** The suits in the order of their numbers. */
export const SUITS = 'shdc'

/** The joker. */
export const JOKER: Card = 52
/** A card that nobody saw. */
export const UNKNOWN: Card = 53
const FIRST_TILE = 64

/** The 21 dominoes, larger end first, in the order in which they are numbered. */
const TILE_NAMES: readonly string[] = [6, 5, 4, 3, 2, 1].flatMap(high =>
  Array.from({ length: high }, (_, i) => `${high}-${high - i}`),
)

/** One more than the largest number that a card can have. */
export const CARD_SPACE = FIRST_TILE + TILE_NAMES.length

/** The card of a rank (0 is the deuce) and a suit. */
export const card = (rank: number, suit: number): Card => rank * 4 + suit
/** 0 for a two … 12 for an ace. */
export const rankOf = (c: Card): number => c >> 2
/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (c: Card): number => c & 3
/** Whether a card is a domino. */
export const isTile = (c: Card): boolean => c >= FIRST_TILE
/** The two ends of a domino, the larger first. */
export const tileEnds = (c: Card): readonly [number, number] => {
  const name = TILE_NAMES[c - FIRST_TILE]!
  return [Number(name[0]), Number(name[2])]
}

/** The rank named by its letter: `rank('A')` is 12. */
export const rank = (letter: string): number => RANKS.indexOf(letter)

const CARD_NAMES: readonly (string | undefined)[] = Array.from({ length: CARD_SPACE }, (_, c) => {
  if (c < 52) return RANKS[c >> 2]! + SUITS[c & 3]!
  if (c === JOKER) return 'Jk'
  if (c === UNKNOWN) return '??'
  return TILE_NAMES[c - FIRST_TILE]
})
const CARD_BY_NAME = new Map(
  CARD_NAMES.flatMap((name, c) => (name === undefined ? [] : [[name, c] as const])),
)

/** A card as records write it: `As`, `Jk`, `6-6`. */
export const nameOf = (c: Card): string => CARD_NAMES[c]!
/** The card of a name. */
export const parseCard = (text: string): Card | undefined => CARD_BY_NAME.get(text)

/** `"As Td"` as cards; the first word that is no card is returned instead. */
export function parseCards(text: string): Card[] | { notACard: string } {
  const cards: Card[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const c = parseCard(word)
    if (c === undefined) return { notACard: word }
    cards.push(c)
  }
  return cards
}

/** Cards written in code; throws on a typing mistake. */
export function cards(text: string): Card[] {
  const parsed = parseCards(text)
  if (Array.isArray(parsed)) return parsed
  throw new Error(`not a card: ${parsed.notACard}`)
}

/** Cards as records write them, with blanks between. */
export const namesOf = (list: readonly Card[]): string => list.map(nameOf).join(' ')
