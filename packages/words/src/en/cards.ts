import { cards } from './page/cards.ts'

const RANKS: Readonly<Record<string, string>> = cards.ranks
const SUITS: Readonly<Record<string, string>> = cards.suits

/** `king` for `K`. */
export const rankName = (letter: string): string => RANKS[letter] ?? letter
export const pluralOf = (letter: string): string => (letter === '6' ? 'sixes' : `${rankName(letter)}s`)
export const suitName = (letter: string): string => SUITS[letter] ?? letter

/** `8-7-4-2-A`, as lows are read. */
export const dashed = (ranks: string): string =>
  Array.from(ranks, letter => (letter === 'T' ? '10' : letter)).join('-')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
