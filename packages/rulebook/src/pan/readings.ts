import type { Cite, Reading } from '@cardroom/engine'

/** What neither filing of Pan prints, and what they leave to each other. */
export const panReadings: readonly Reading[] = [
  {
    name: 'antes',
    default: 'everybody',
    others: ['passers'],
    why: 'The tops are named, but not who puts them up: as practice has it everybody does, and who passes loses them.',
    cite: '003:327, 337, 344',
  },
  {
    name: 'squares',
    default: 'any-further-suit',
    others: ['different-only'],
    why: 'Whether a square of different suits may be extended by a suit that it has: as practice has it, by any.',
    cite: '003:321, 004:66',
  },
  {
    name: 'addedValle',
    default: 'full',
    others: ['half'],
    why: 'What a card pays that is added to a valle square in one suit: as much as the square, or half of it.',
    cite: '004:59-60, 72-75',
  },
  {
    name: 'addedRope',
    default: 'nothing',
    others: ['again'],
    why: 'What a card pays that is added to A-2-3 or J-Q-K: the sequence is paid for, not what continues it.',
    cite: '004:59-60, 77-79',
  },
  {
    name: 'borrowing',
    default: 'new-melds',
    others: ['any-meld', 'none'],
    why: 'A card that a meld can spare may help to make a new one, once; the filings only let a player add.',
    cite: '003:320, 004:59-60',
  },
  {
    name: 'shortStack',
    default: 'pays-what-there-is',
    others: ['all-pay-alike'],
    why: 'Everybody pays the same, but one may not have it: that one pays what there is, or nobody pays more than that.',
    cite: '003:333, 344',
  },
  {
    name: 'deckRunsOut',
    default: 'reshuffled',
    others: ['hand-ends'],
    why: 'Not printed: the discards are shuffled, until a whole deck has gone by and nobody has laid a card; then the tops go back.',
    cite: 'practice',
  },
]

/** Who starts when the lowest cards are equal. */
export const lowestTie = (byDefault: 'again' | 'first-dealt', cite: Cite): Reading => ({
  name: 'lowestTie',
  default: byDefault,
  others: [byDefault === 'again' ? 'first-dealt' : 'again'],
  why: 'Equal lowest cards: those players get (or turn up) another, or the first in the order of the deal starts.',
  cite,
})

/** Whether an out card that the giver could use can be given at all. */
export const outCardGiven: Reading = {
  name: 'outCardGiven',
  default: 'on-call',
  others: ['refused'],
  why: 'It may not be given, but rules are enforced when a player in action asks; the house may refuse it by itself.',
  cite: '003:323, 330, 339',
}
