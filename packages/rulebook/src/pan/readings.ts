import type { Cite, Reading } from '@cardroom/engine'
import { sayOfReading as say } from './sentences.ts'

/** What neither filing of Pan prints, and what they leave to each other. */
export const panReadings: readonly Reading[] = [
  {
    name: 'antes',
    default: 'everybody',
    others: ['passers'],
    why: say('pan-why-antes'),
    cite: '003:327, 337, 344',
  },
  {
    name: 'addedValle',
    default: 'full',
    others: ['half'],
    why: say('pan-why-added-valle'),
    cite: '004:59-60, 72-75',
  },
  {
    name: 'addedRope',
    default: 'nothing',
    others: ['again'],
    why: say('pan-why-added-rope'),
    cite: '004:59-60, 77-79',
  },
  {
    name: 'borrowing',
    default: 'new-melds',
    others: ['any-meld', 'none'],
    why: say('pan-why-borrowing'),
    cite: '003:320, 004:59-60',
  },
  {
    name: 'shortStack',
    default: 'pays-what-there-is',
    others: ['all-pay-alike'],
    why: say('pan-why-short-stack'),
    cite: '003:333, 344',
  },
  {
    name: 'deckRunsOut',
    default: 'reshuffled',
    others: ['hand-ends'],
    why: say('pan-why-deck-runs-out'),
    cite: 'practice',
  },
]

/** Whether a square of different suits may be extended by a suit that it has. */
export const squares = (byDefault: 'different-only' | 'any-further-suit', cite: Cite): Reading => ({
  name: 'squares',
  default: byDefault,
  others: [byDefault === 'different-only' ? 'any-further-suit' : 'different-only'],
  why: say(byDefault === 'different-only' ? 'pan-why-squares-as-printed' : 'pan-why-squares'),
  cite,
})

/** Who starts when the lowest cards are equal. */
export const lowestTie = (byDefault: 'again' | 'first-dealt', cite: Cite): Reading => ({
  name: 'lowestTie',
  default: byDefault,
  others: [byDefault === 'again' ? 'first-dealt' : 'again'],
  why: say('pan-why-lowest-tie'),
  cite,
})

/** Whether an out card that the giver could use can be given at all. */
export const outCardGiven: Reading = {
  name: 'outCardGiven',
  default: 'on-call',
  others: ['refused'],
  why: say('pan-why-out-card-given'),
  cite: '003:323, 330, 339',
}
