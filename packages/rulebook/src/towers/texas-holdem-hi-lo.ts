import type { PokerRules } from '@cardroom/engine'
import { hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

const house = towersHouseRules({
  blinds: '002:1328',
  fullBet: '002:1422',
  checkRaise: '002:1426',
  raises: '002:1430',
  straddle: '002:1398-1407',
  split: '002:1338-1340',
  fees: '002:1516',
})

/** The low is printed only as eight or better; the rest is read as in the same room’s Omaha (002:364-366). */
export const texasHoldemHiLo: PokerRules = {
  id: 'towers/texas-holdem-hi-lo',
  name: 'Hold’em Hi-Lo Split (8 Qualifier)',
  number: 'GEGA-002707',
  source: ['002:1320-1545'],
  ...house,
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:1324' },
  streets: flopStreets(2, {
    hole: '002:1329-1330',
    flop: '002:1331-1332',
    turn: '002:1333-1334',
    river: '002:1335-1336',
  }),
  showdown: {
    plays: 'any',
    halves: hiLo,
    oddChip: { between: 'high', cite: '002:1338' },
    cite: '002:1338-1340',
  },
  readings: [
    ...house.readings,
    oddChip('high', '002:1338', 'The high hand gets the odd chip of the halves.'),
  ],
}
