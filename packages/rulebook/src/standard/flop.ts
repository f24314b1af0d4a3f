import type { PokerRules } from '@cardroom/engine/poker'
import { high, hiLo } from '../poker/streets.ts'
import { flopStreets, standardRules, standardShowdown } from './house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'standard/texas-holdem',
  name: 'Texas Hold’em',
  ...standardRules,
  streets: flopStreets(2),
  showdown: { ...standardShowdown, halves: high },
}

/** Without the cards from two to five; a flush beats a full house, and A-6-7-8-9 is a straight. */
export const shortDeckHoldem: PokerRules = {
  id: 'standard/short-deck-holdem',
  name: 'Short-deck Hold’em',
  ...standardRules,
  deck: { without: '2345', cite: 'practice' },
  streets: flopStreets(2),
  showdown: { ...standardShowdown, halves: [{ for: 'high', ranking: 'short-deck' }] },
}

export const omaha: PokerRules = {
  id: 'standard/omaha',
  name: 'Omaha',
  ...standardRules,
  streets: flopStreets(4),
  showdown: { ...standardShowdown, plays: 'exactly-two', halves: high },
}

export const omahaHiLo: PokerRules = {
  id: 'standard/omaha-hi-lo',
  name: 'Omaha Hi-Lo, eight or better',
  ...standardRules,
  streets: flopStreets(4),
  showdown: { ...standardShowdown, plays: 'exactly-two', halves: hiLo },
}
