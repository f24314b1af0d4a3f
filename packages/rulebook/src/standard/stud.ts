import type { OpeningRules, PokerRules } from '@cardroom/engine/poker'
import { high, hiLo } from '../poker/streets.ts'
import { standardRules, standardShowdown, studStreets } from './house-rules.ts'

const seats = { places: 8, cite: 'practice' }

const lowCard: OpeningRules = {
  by: 'up-card',
  card: 'low',
  ace: 'high',
  equal: 'suit',
  puts: 'bring-in',
  cite: 'practice',
}

export const sevenCardStud: PokerRules = {
  id: 'standard/seven-card-stud',
  name: 'Seven Card Stud',
  ...standardRules,
  seats,
  opening: lowCard,
  streets: studStreets('high-board'),
  showdown: { ...standardShowdown, halves: high },
  deckRunsOut: 'practice',
}

export const sevenCardStudHiLo: PokerRules = {
  id: 'standard/seven-card-stud-hi-lo',
  name: 'Seven Card Stud Hi-Lo, eight or better',
  ...standardRules,
  seats,
  opening: lowCard,
  streets: studStreets('high-board'),
  showdown: { ...standardShowdown, halves: hiLo },
  deckRunsOut: 'practice',
}

export const razz: PokerRules = {
  id: 'standard/razz',
  name: 'Razz',
  ...standardRules,
  seats,
  opening: { ...lowCard, card: 'high', ace: 'low' },
  streets: studStreets('low-board'),
  showdown: { ...standardShowdown, halves: [{ for: 'low', ranking: 'low-a5' }] },
  deckRunsOut: 'practice',
}
