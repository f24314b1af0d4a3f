import type { Condition } from '@cardroom/engine/pan'

/** The conditions as Player's Casino prints them; Comstock's filing pays them, but does not list them. */
export const conditions: readonly Condition[] = [
  { meld: 'square', valle: true, suits: 'different', chips: 1, cite: '004:72' },
  { meld: 'square', valle: true, suits: 'same', chips: 2, spades: 4, cite: '004:73-75' },
  { meld: 'square', valle: false, suits: 'same', chips: 1, spades: 2, cite: '004:76' },
  { meld: 'rope', ranks: 'A23', chips: 1, spades: 2, cite: '004:77' },
  { meld: 'rope', ranks: 'JQK', chips: 1, spades: 2, cite: '004:78-79' },
]
