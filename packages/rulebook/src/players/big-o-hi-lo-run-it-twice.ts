import type { PokerRules } from '@cardroom/engine/poker'
import { incidentsReading } from '../poker/incidents/readings.ts'
import { says } from '../poker/incidents/sentences.ts'
import { why } from '../poker/reading-sentences.ts'
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

export const bigOHiLoRunItTwice: PokerRules = {
  id: 'players/big-o-hi-lo-run-it-twice',
  name: 'Big O High-Low Split with Running It Twice Option',
  streets: [
    { ...hole(5), cite: '004:4041-4074' },
    { ...flop, cite: '004:4079-4104' },
    { ...turn, cite: '004:4109-4125' },
    { ...river, cite: '004:4130-4146' },
  ],
  procedure: {
    burns: '004:4079-4080, 4109, 4130',
    buttons: { blinds: false, cite: '004:4005-4009' },
    buttonDraw: { by: 'dealt', suits: true, cite: '004:4016-4021' },
    highHands: '004:3947-3972',
    lowHands: '004:3979-3996',
  },
  showdown: {
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'position', cite: '004:4196-4197' },
    cite: '004:3979-3993, 4159-4194',
  },
  runTwice: '004:4200-4239',
  family: 'poker',
  number: 'GEGR-002010',
  source: ['004:3916-4239'],
  seats: { places: 10, cite: '004:3999' },
  handsAtMost: { hands: 8, without: '004:4049-4052', cite: '004:4047-4049' },
  deck: { cite: '004:3932' },
  opening: { by: 'blinds', cite: '004:4030-4040' },
  betting: {
    raises: { most: 3, lifted: 'two-in-round', cite: '004:4062-4065' },
    checkRaise: { allowed: true, cite: '004:4103' },
  },
  readings: [
    twoHandedBlinds('004:4030-4034'),
    raiseCap('004:4062-4065'),
    raiseOverAllIn('practice'),
    capLifted('two-in-round', '004:4063-4065'),
    oddChip('position', '004:4196-4197', 'odd-chip-clockwise'),
    oddChips('004:4196-4197'),
    potFeePlayers('004:5401-5403'),
    incidentsReading('comstock', 'practice'),
    {
      name: 'runTwice',
      default: 'offered',
      others: ['betting-over', 'not-offered'],
      why: why('run-twice'),
      cite: '004:4203-4215',
    },
  ],
  incidents: playersPracticeIncidents([
    {
      name: 'shuffler-failure',
      then: 'no-effect',
      says: says('shuffler-fails', 'by-hand'),
      cite: '004:3933-3934',
      written: 'ruling',
    },
    {
      name: 'deck-runs-out',
      then: 'found',
      says: says('eight-run-it-twice', 'burns-for-turn-and-river'),
      cite: '004:4227-4236',
      written: 'in-the-record',
    },
  ]),
}
