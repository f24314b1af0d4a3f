import type { PokerRules } from '@cardroom/engine/poker'
import { incidentsReading } from '../poker/incidents/readings.ts'
import {
  capLifted,
  oddChips,
  potFeePlayers,
  raiseCap,
  raiseOverAllIn,
  twoHandedBlinds,
} from '../poker/readings.ts'
import { flop, high, hole, river, turn } from '../poker/streets.ts'
import { playersPracticeIncidents } from './incidents.ts'

/** One burn a street serves both boards; the pot is halved at the end, one half for each board. */
export const doubleBoardOmaha: PokerRules = {
  id: 'players/double-board-omaha',
  name: 'Double Board Omaha',
  streets: [
    { ...hole(4), cite: '004:6809-6833' },
    { ...flop, cite: '004:6838-6866' },
    { ...turn, cite: '004:6871-6939' },
    { ...river, cite: '004:6944-7001' },
  ],
  boards: { count: 2, cite: '004:6703-6706' },
  procedure: {
    burns: '004:6838-6839, 6871, 6944',
    buttons: { blinds: false, cite: '004:6788-6793' },
    buttonDraw: { by: 'dealt', suits: false, cite: '004:6774-6777' },
    highHands: '004:6722-6765',
  },
  showdown: {
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'position', cite: '004:7046' },
    cite: '004:7003-7004, 7033-7047',
  },
  family: 'poker',
  number: 'GEGR-002226',
  source: ['004:6694-7606'],
  seats: { places: 9, cite: '004:6769' },
  deck: { cite: '004:6709' },
  opening: { by: 'blinds', cite: '004:6780-6787' },
  betting: {
    // A cap is spoken of (004:6832), its number is not: as in the same room's Big O.
    raises: { most: 3, lifted: 'two-in-round', cite: '004:6832, 2672-2674' },
    checkRaise: { allowed: true, cite: '004:6863' },
  },
  readings: [
    twoHandedBlinds('004:6780-6783'),
    raiseCap('004:6832'),
    raiseOverAllIn('practice'),
    capLifted('two-in-round', '004:6832'),
    oddChips('004:7046'),
    potFeePlayers('004:7060-7606'),
    incidentsReading('comstock', 'practice'),
  ],
  incidents: playersPracticeIncidents(),
}
