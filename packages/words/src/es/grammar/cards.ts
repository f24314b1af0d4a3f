/** Cards as people say them. */
export const ranks = {
  A: 'as',
  K: 'rey',
  Q: 'reina',
  J: 'jota',
  T: 'diez',
  '9': 'nueve',
  '8': 'ocho',
  '7': 'siete',
  '6': 'seis',
  '5': 'cinco',
  '4': 'cuatro',
  '3': 'tres',
  '2': 'dos',
}

export const suits = { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' }

const RANKS: Readonly<Record<string, string>> = ranks
const SUITS: Readonly<Record<string, string>> = suits

/** `rey` for `K`. */
export const rankName = (letter: string): string => RANKS[letter] ?? letter

const isFeminine = (letter: string): boolean => letter === 'Q' || letter === 'J'

/** `rey alto`, `reina alta`. */
export const highName = (letter: string): string =>
  `${rankName(letter)} ${isFeminine(letter) ? 'alta' : 'alto'}`

/** Up to which card a straight goes: `al rey`, `a la reina`. */
export const upTo = (letter: string): string => `${isFeminine(letter) ? 'a la' : 'al'} ${rankName(letter)}`

export const suitName = (letter: string): string => SUITS[letter] ?? letter

/** Plurals that are not made with an s alone. */
const PLURALS: Readonly<Record<string, string>> = {
  A: 'ases',
  K: 'reyes',
  T: 'dieces',
  '6': 'seises',
  '3': 'treses',
  '2': 'doses',
}

export const pluralOf = (letter: string): string => PLURALS[letter] ?? `${rankName(letter)}s`

/** `8-7-4-2-A`, as lows are read. */
export const dashed = (ranks: string): string =>
  Array.from(ranks, letter => (letter === 'T' ? '10' : letter)).join('-')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Tiles that are called by a number; the others have their Chinese names. */
const TILES: Readonly<Record<string, string>> = {
  nine: 'nueve',
  eight: 'ocho',
  seven: 'siete',
  five: 'cinco',
}

export const tileName = (tile: string): string => TILES[tile] ?? tile
