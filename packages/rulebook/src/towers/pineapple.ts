import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { high } from '../poker/halves.ts'
import { discardTiming } from '../poker/readings.ts'
import { discardOne, flop, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

export const pineapple: PokerRules = {
  id: 'towers/pineapple',
  name: 'Pineapple / Hi Poker',
  streets: [
    { ...hole(3), ...discardOne('after-betting', '002:2014, 2068'), cite: '002:2012-2013' },
    { ...flop, cite: '002:2016-2018' },
    { ...turn, cite: '002:2019-2020' },
    { ...river, cite: '002:2022-2024' },
  ],
  procedure: {
    newcomers: '002:2074',
    begins: '002:2064',
    burns: '002:2192',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:2038' },
    highHands: '002:2144-2155',
    showsFirst: { who: 'last-to-act', cite: '002:2134' },
  },
  showdown: {
    mucks: '002:2140',
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '002:2026',
  },
  number: 'GEGA-002701',
  source: ['002:1999-2234'],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:1079, 2003' },
  glossary: pokerWords({
    substantialAction: '002:2227',
    dead: '002:2201',
    drop: '002:2203',
    round: '002:2221',
    sidePot: '002:2224',
    string: '002:2226',
  }),
  ...towersHouseRules({
    forfeit: 'antes-and-blinds',
    discard: { before: 'flop', cite: '002:2068' },
    readings: [discardTiming('after-betting', '002:2014', 'discard-after-first-betting')],
    at: {
      blinds: '002:2011',
      fullBet: '002:2116',
      checkRaise: '002:2122',
      raises: '002:2126',
      straddle: '002:2094-2103',
      split: '002:2026',
      fees: '002:2175',
    },
    coming: {
      buyIn: '002:2034-2036',
      freeHands: '002:2066',
      missed: '002:2076-2086',
      twoBigBlinds: '002:2088',
      inTheMiddle: '002:2090-2092',
      seatChange: '002:2106',
      letPass: '002:2108',
    },
    wrong: {
      protect: '002:2032',
      deck: '002:2042',
      exposed: '002:2044',
      count: '002:2046',
      flopTooMany: '002:2048',
      flop: '002:2050',
      turn: '002:2052',
      river: '002:2054-2056',
      passedOver: '002:2060',
      blinds: '002:2062',
      sleeper: '002:2104',
      peeked: '002:2110',
      string: '002:2118-2120',
      outOfTurn: '002:2124',
      chip: '002:2128',
      show: '002:2134, 2140',
      miscall: '002:2136',
      playBoard: '002:2142',
    },
  }),
}
