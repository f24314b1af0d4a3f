import type { Reading } from '@cardroom/engine'
import type { PokerIncident } from '@cardroom/engine/poker'
import {
  burns,
  deadHand,
  misdealIncident,
  outOfTurn,
  retrieved,
  silentChips,
} from '../../poker/incidents/practice.ts'
import { under } from '../../poker/incidents/readings.ts'
import { type TowersVariant, towersIncidentReadings, towersIncidents } from './incidents.ts'

const practice = 'practice'

const lines = {
  protect: practice,
  deck: practice,
  exposed: practice,
  count: practice,
  flopTooMany: practice,
  flop: practice,
  turn: practice,
  river: practice,
  passedOver: practice,
  blinds: practice,
  straddle: practice,
  peeked: practice,
  string: practice,
  outOfTurn: practice,
  chip: practice,
  show: practice,
  miscall: practice,
  playBoard: practice,
}

/** Towers' copy for hold'em, and that for the games beside it. */
export const TOWERS_HOLDEM: TowersVariant = { forfeit: 'all' }
export const TOWERS_SISTERS: TowersVariant = { forfeit: 'antes-and-blinds' }

/** What happens to the deck, on the deal and with the board: the rest of Towers' list stays at Towers. */
const TAKEN_OVER = new Set([
  'boxed-card',
  'joker',
  'exposed-card',
  'too-many-cards',
  'too-few-cards',
  'premature-flop',
  'flop-too-many',
  'premature-turn',
  'premature-river',
])

/**
 * Towers' list in a room that prints none, under the reading that takes it over: the copy of the same game,
 * since that of hold'em forfeits more than its sisters (002:1113, 1358).
 */
export const towersRowsAsPractice = (copy: TowersVariant, reading: string): readonly PokerIncident[] =>
  under(
    reading,
    'towers',
    towersIncidents(lines, copy).filter(row => TAKEN_OVER.has(row.name)),
  )

export const towersAsPractice = (copy: TowersVariant): readonly PokerIncident[] => [
  ...towersRowsAsPractice(copy, 'incidents'),
  ...silentChips,
  deadHand,
  retrieved,
  outOfTurn,
  ...burns,
  misdealIncident,
]

/** What the part that is taken over leaves open. */
export const towersPracticeReadings = (copy: TowersVariant): readonly Reading[] =>
  towersIncidentReadings(lines, copy).filter(({ name }) => name === 'twoExposed' || name === 'forfeit')
