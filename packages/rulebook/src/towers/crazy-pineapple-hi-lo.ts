import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { why } from '../poker/reading-sentences.ts'
import { oddChip } from '../poker/readings.ts'
import { discardOne, flop, hiLo, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

export const crazyPineappleHiLo: PokerRules = {
  id: 'towers/crazy-pineapple-hi-lo',
  name: 'Crazy Pineapple Poker Hi/Low Variation (8 or Better)',
  streets: [
    { ...hole(3), cite: '002:1786-1787' },
    { ...flop, ...discardOne('before-betting', '002:1789, 1833'), cite: '002:1788-1790' },
    { ...turn, cite: '002:1791-1792' },
    { ...river, cite: '002:1793-1794' },
  ],
  procedure: {
    newcomers: '002:1839',
    begins: '002:1829',
    burns: '002:1957',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:1805' },
    highHands: '002:1907-1918',
    lowHands: '002:1795',
    showsFirst: { who: 'last-to-act', cite: '002:1895' },
  },
  showdown: {
    mucks: '002:1901',
    plays: 'any',
    halves: hiLo,
    oddChip: { between: 'position', cite: '002:1795' },
    cite: '002:1795, 1903',
  },
  number: 'GEGA-002699',
  source: ['002:1773-1998'],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:1079, 1777' },
  glossary: pokerWords({
    substantialAction: '002:1990',
    dead: '002:1965',
    drop: '002:1967',
    round: '002:1985',
    sidePot: '002:1987',
    string: '002:1989',
  }),
  ...towersHouseRules({
    forfeit: 'antes-and-blinds',
    discard: { before: 'turn', cite: '002:1833' },
    readings: [
      {
        name: 'plays',
        default: 'any',
        others: ['exactly-two'],
        why: why('plays-two-or-any'),
        cite: '002:1795, 1903',
      },
      oddChip('position', '002:1795', 'odd-chip-here-by-position'),
    ],
    at: {
      blinds: '002:1785',
      fullBet: '002:1879',
      checkRaise: '002:1883',
      raises: '002:1887',
      straddle: '002:1857-1867',
      split: '002:1795, 1903',
      fees: '002:1924',
    },
    coming: {
      buyIn: '002:1803',
      freeHands: '002:1831',
      missed: '002:1841-1851',
      twoBigBlinds: '002:1853',
      inTheMiddle: '002:1855',
      seatChange: '002:1869',
      letPass: '002:1871',
    },
    wrong: {
      protect: '002:1801',
      deck: '002:1809',
      exposed: '002:1811',
      count: '002:1813',
      flopTooMany: '002:1815',
      flop: '002:1817',
      turn: '002:1819',
      river: '002:1821',
      passedOver: '002:1825',
      blinds: '002:1827',
      peeked: '002:1873',
      string: '002:1881',
      outOfTurn: '002:1885',
      chip: '002:1889',
      show: '002:1895, 1901',
      miscall: '002:1897',
      playBoard: '002:1903',
    },
  }),
}
