import { tileName } from './tiles.ts'

/** Cards as people say them. */
export const cards = {
  ranks: {
    A: 'ách',
    K: 'già',
    Q: 'đầm',
    J: 'bồi',
    T: '10',
    '9': '9',
    '8': '8',
    '7': '7',
    '6': '6',
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
  },
  suits: { s: 'bích', h: 'cơ', d: 'rô', c: 'chuồn' },
  ofSuit: (rank: string, suit: string): string => `${rank} ${suit}`,
  joker: 'lá joker',
  faceDown: 'một lá úp',
  faceDownMany: (n: number): string => `${n} lá úp`,
  tileName,
  tile: (high: number, low: number, name: string): string => `quân ${high}-${low} (${tileName(name)})`,
  none: 'không lá nào',
}

const RANKS: Readonly<Record<string, string>> = cards.ranks
const SUITS: Readonly<Record<string, string>> = cards.suits

/** `già` for `K`. */
export const rankName = (letter: string): string => RANKS[letter] ?? letter
export const suitName = (letter: string): string => SUITS[letter] ?? letter
