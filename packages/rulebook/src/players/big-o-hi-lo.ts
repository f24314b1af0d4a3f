import type { PokerRules } from '@cardroom/engine/poker'
import { incidentsReading } from '../poker/incidents/readings.ts'
import {
  capLifted,
  oddChip,
  oddChips,
  potFeePlayers,
  raiseCap,
  raiseOverAllIn,
  twoHandedBlinds,
} from '../poker/readings.ts'
import { flop, hiLo, hole, river, turn } from '../poker/streets.ts'
import { playersPracticeIncidents } from './incidents.ts'

/** "At least two" hole cards (004:2525) is read with the showdown, which says two (004:2765-2766). */
export const bigOHiLo: PokerRules = {
  id: 'players/big-o-hi-lo',
  name: 'Big O High/Low Split',
  streets: [
    { ...hole(5), cite: '004:2654-2680' },
    { ...flop, cite: '004:2683-2711' },
    { ...turn, cite: '004:2714-2736' },
    { ...river, cite: '004:2739-2762' },
  ],
  procedure: {
    burns: '004:2683-2684, 2714-2715, 2739-2740',
    buttons: { blinds: false, cite: '004:2623-2633' },
    buttonDraw: { by: 'dealt', suits: true, cite: '004:2643-2645' },
    highHands: '004:2563-2610',
    lowHands: '004:2549-2561',
  },
  showdown: {
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'closest-if-tied', cite: '004:2790-2796' },
    cite: '004:2549-2558, 2765-2796',
  },
  family: 'poker',
  number: 'GEGA-004398',
  source: ['004:2503-2832'],
  seats: { places: 9, cite: '004:2614-2615' },
  handsAtMost: { hands: 8, without: '004:4049-4052', cite: '004:2615-2617' },
  deck: { cite: '004:2534' },
  opening: { by: 'blinds', cite: '004:2647-2654' },
  betting: {
    raises: { most: 3, lifted: 'two-in-round', cite: '004:2672-2674' },
    checkRaise: { allowed: true, cite: '004:2703-2711' },
  },
  readings: [
    twoHandedBlinds('004:2647-2650'),
    raiseCap('004:2672-2674'),
    raiseOverAllIn('practice'),
    capLifted('two-in-round', '004:2673-2674'),
    oddChip('closest-if-tied', '004:2790-2796', 'odd-chip-among-equals'),
    oddChips('004:2776-2779'),
    potFeePlayers('004:2799-2832'),
    incidentsReading('comstock', 'practice'),
  ],
  incidents: playersPracticeIncidents(),
}
