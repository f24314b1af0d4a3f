import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { oddChip } from '../poker/readings.ts'
import { flop, hiLo, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

/** The low is printed only as eight or better; the rest is read as in the same room’s Omaha (002:364-366). */
export const texasHoldemHiLo: PokerRules = {
  id: 'towers/texas-holdem-hi-lo',
  name: 'Hold’em Hi-Lo Split (8 Qualifier)',
  streets: [
    { ...hole(2), cite: '002:1329-1330' },
    { ...flop, cite: '002:1331-1332' },
    { ...turn, cite: '002:1333-1334' },
    { ...river, cite: '002:1335-1336' },
  ],
  procedure: {
    newcomers: '002:1382',
    begins: '002:1374',
    burns: '002:1331, 1333, 1335, 1470',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:1350' },
    highHands: '002:1448-1459',
    lowHands: '002:1338',
    showsFirst: { who: 'last-to-act', cite: '002:1438' },
  },
  showdown: {
    mucks: '002:1444',
    plays: 'any',
    halves: hiLo,
    oddChip: { between: 'high', cite: '002:1338' },
    cite: '002:1338-1340',
  },
  number: 'GEGA-002707',
  source: ['002:1320-1545'],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:1324' },
  glossary: pokerWords({
    substantialAction: '002:1506',
    dead: '002:1482',
    drop: '002:1484',
    round: '002:1501',
    sidePot: '002:1503',
    string: '002:1505',
  }),
  ...towersHouseRules({
    forfeit: 'antes-and-blinds',
    readings: [oddChip('high', '002:1338', 'odd-chip-to-high')],
    at: {
      blinds: '002:1328',
      fullBet: '002:1422',
      checkRaise: '002:1426',
      raises: '002:1430',
      straddle: '002:1398-1407',
      split: '002:1338-1340',
      fees: '002:1516',
    },
    coming: {
      buyIn: '002:1348',
      freeHands: '002:1376',
      missed: '002:1384-1392',
      twoBigBlinds: '002:1394',
      inTheMiddle: '002:1396',
      seatChange: '002:1410',
      letPass: '002:1412',
    },
    wrong: {
      protect: '002:1346',
      deck: '002:1354',
      exposed: '002:1356',
      count: '002:1358',
      flopTooMany: '002:1360',
      flop: '002:1362',
      turn: '002:1364',
      river: '002:1366',
      passedOver: '002:1370',
      blinds: '002:1372',
      sleeper: '002:1408',
      peeked: '002:1414-1416',
      string: '002:1424',
      outOfTurn: '002:1428',
      chip: '002:1432',
      show: '002:1438, 1444',
      miscall: '002:1440',
      playBoard: '002:1446',
    },
  }),
}
