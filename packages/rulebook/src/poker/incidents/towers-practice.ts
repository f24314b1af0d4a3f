import type { PokerIncident, Reading } from '@cardroom/engine'
import { deadHand, misdealAndHands, retrieved } from './practice.ts'
import { under } from './readings.ts'
import { type TowersVariant, towersIncidentReadings, towersIncidents } from './towers.ts'

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

/** The floor needs an answer even where nothing of another room is taken over. */
const always: readonly PokerIncident[] = [deadHand, retrieved, ...misdealAndHands]
const isAlways = (row: PokerIncident) => always.some(one => one.name === row.name)

/** Towers' list in a room that prints none, under the reading that takes it over. */
export const towersAsPractice = (
  hole: number,
  reading = 'incidents',
  general: readonly PokerIncident[] = always,
): readonly PokerIncident[] => [
  ...under(
    reading,
    'towers',
    towersIncidents(lines, variantOf(hole)).filter(row => !isAlways(row)),
  ),
  ...general,
]

export const towersPracticeReadings = (hole: number): readonly Reading[] =>
  towersIncidentReadings(lines, variantOf(hole))
