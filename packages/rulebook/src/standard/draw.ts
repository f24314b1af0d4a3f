import type { PokerRules } from '@cardroom/engine/poker'
import { drawStreets, standardRules, standardShowdown } from './house-rules.ts'

const seats = { places: 7, cite: 'practice' }

export const deuceToSevenSingleDraw: PokerRules = {
  id: 'standard/deuce-to-seven-single-draw',
  name: 'Deuce-to-Seven Single Draw',
  ...standardRules,
  seats,
  streets: drawStreets(5, 1),
  showdown: { ...standardShowdown, halves: [{ for: 'low', ranking: 'low-27' }] },
}

export const deuceToSevenTripleDraw: PokerRules = {
  id: 'standard/deuce-to-seven-triple-draw',
  name: 'Deuce-to-Seven Triple Draw',
  ...standardRules,
  seats,
  streets: drawStreets(5, 3),
  showdown: { ...standardShowdown, halves: [{ for: 'low', ranking: 'low-27' }] },
}

export const badugi: PokerRules = {
  id: 'standard/badugi',
  name: 'Badugi',
  ...standardRules,
  seats: { places: 8, cite: 'practice' },
  streets: drawStreets(4, 3),
  showdown: { ...standardShowdown, halves: [{ for: 'low', ranking: 'badugi' }] },
}
