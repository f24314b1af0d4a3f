import type { Reading } from '@cardroom/engine'
import type { PokerIncident } from '@cardroom/engine/poker'
import {
  burns,
  deadHand,
  misdeal,
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

const variantOf = (hole: number): TowersVariant => ({ forfeit: hole === 2 ? 'all' : 'antes-and-blinds' })

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

/** Towers' list in a room that prints none, under the reading that takes it over. */
export const towersRowsAsPractice = (hole: number, reading: string): readonly PokerIncident[] =>
  under(
    reading,
    'towers',
    towersIncidents(lines, variantOf(hole)).filter(row => TAKEN_OVER.has(row.name)),
  )

export const towersAsPractice = (hole: number): readonly PokerIncident[] => [
  ...towersRowsAsPractice(hole, 'incidents'),
  ...silentChips,
  deadHand,
  retrieved,
  outOfTurn,
  ...burns,
  misdeal,
]

/** What the part that is taken over leaves open. */
export const towersPracticeReadings = (hole: number): readonly Reading[] =>
  towersIncidentReadings(lines, variantOf(hole)).filter(
    ({ name }) => name === 'twoExposed' || name === 'forfeit',
  )
