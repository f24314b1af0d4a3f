import { cards } from '../page/cards.ts'

const RANKS: Readonly<Record<string, string>> = cards.ranks
const SUITS: Readonly<Record<string, string>> = cards.suits

/** `10` for `T`; Chinese has no plural. */
export const rankName = (letter: string): string => RANKS[letter] ?? letter
export const suitName = (letter: string): string => SUITS[letter] ?? letter

/** `8-7-4-2-A`, as lows are read. */
export const dashed = (ranks: string): string =>
  Array.from(ranks, letter => (letter === 'T' ? '10' : letter)).join('-')
