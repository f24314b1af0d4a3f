import type { PokerRules, Street } from '@cardroom/engine/poker'
import { holdemRules } from '../poker/incidents/readings.ts'
import { oddChips, potFeePlayers, raiseCap, raiseOverAllIn, twoHandedBlinds } from '../poker/readings.ts'
import { flop, river, turn } from '../poker/streets.ts'
import { TOWERS_HOLDEM, towersPracticeReadings } from '../towers/incidents/as-practice.ts'
import { playersHoldemIncidents } from './incidents.ts'

/**
 * Player's Casino says that all the rules of Hold'em apply to its flop games, and points to rules of a list
 * that its filing no longer has (004:104, 126, 166-168, 181, 206-207). What is not printed with Hold'em itself
 * is as in Comstock's rules, which have the content that is pointed to.
 */
export const playersHoldemRules = {
  family: 'poker',
  seats: { places: 10, cite: 'practice' },
  deck: { cite: 'practice' },
  opening: { by: 'blinds', cite: 'practice' },
  procedure: { buttons: { blinds: false, cite: '004:152-154' }, begins: '004:154-155' },
  betting: {
    raises: { most: 3, lifted: 'two-left', cite: 'practice' },
    checkRaise: { allowed: true, cite: 'practice' },
  },
  readings: [
    twoHandedBlinds('004:152-155'),
    raiseCap('practice'),
    raiseOverAllIn('practice'),
    oddChips('practice'),
    potFeePlayers('004:4243-4248'),
    holdemRules('004:104, 126, 166-168, 181, 206-207'),
    ...towersPracticeReadings(TOWERS_HOLDEM),
  ],
  incidents: playersHoldemIncidents(TOWERS_HOLDEM),
} as const satisfies Partial<PokerRules>

export const playersFlop: Street = { ...flop, cite: '004:145' }
export const playersTurn: Street = { ...turn, cite: '004:146' }
export const playersRiver: Street = { ...river, cite: '004:146' }
