import { dollars } from '@cardroom/engine/money/cents.ts'
import { en as events } from './en-events.ts'
import { en as pages } from './en-pages.ts'
import { en as pan } from './en-pan.ts'
import { en as table } from './en-table.ts'

const all = new Intl.ListFormat('en-US', { type: 'conjunction' })
const any = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Everything that the page says in English. Another language has the same messages, or does not compile. */
export const en = {
  currency: '$',
  money: (cents: number): string => dollars(cents),
  /** What is printed on a chip: `5`, `1K`. */
  chip: (cents: number): string =>
    cents >= 100_000 ? `${cents / 100_000}K` : cents >= 100 ? String(cents / 100) : `${cents}¢`,
  /** A gain or a loss. */
  change: (cents: number): string => (cents > 0 ? `+${dollars(cents)}` : dollars(cents)),
  number: (n: number): string => n.toLocaleString('en-US'),
  time: (at: number): string =>
    new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  list: (words: readonly string[]): string => all.format(words),
  either: (words: readonly string[]): string => any.format(words),
  ...pages,
  table,
  events,
  pan,
  cards: {
    ranks: {
      A: 'ace',
      K: 'king',
      Q: 'queen',
      J: 'jack',
      T: 'ten',
      '9': 'nine',
      '8': 'eight',
      '7': 'seven',
      '6': 'six',
      '5': 'five',
      '4': 'four',
      '3': 'three',
      '2': 'two',
    },
    suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' },
    ofSuit: (rank: string, suit: string): string => `${rank} of ${suit}`,
    joker: 'joker',
    faceDown: 'face-down card',
    faceDownMany: (n: number): string => `${n} face-down cards`,
    tile: (high: number, low: number): string => `domino ${high}-${low}`,
    none: 'no cards',
  },
}
