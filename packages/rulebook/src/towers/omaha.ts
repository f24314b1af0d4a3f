import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { high } from '../poker/halves.ts'
import { flop, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

export const omaha: PokerRules = {
  id: 'towers/omaha',
  name: 'Omaha Poker',
  streets: [
    { ...hole(4), cite: '002:16-17' },
    { ...flop, cite: '002:18-19' },
    { ...turn, cite: '002:20-21' },
    { ...river, cite: '002:22-24' },
  ],
  procedure: {
    newcomers: '002:70',
    begins: '002:62',
    burns: '002:158',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:36-38' },
    highHands: '002:143-154',
    showsFirst: { who: 'last-to-act', cite: '002:133' },
  },
  showdown: {
    mucks: '002:139',
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '002:11, 26',
  },
  number: 'GEGA-002703',
  source: ['002:1-231'],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:5, 1079' },
  glossary: pokerWords({
    substantialAction: '002:192',
    dead: '002:167',
    drop: '002:169',
    round: '002:186',
    sidePot: '002:189',
    string: '002:191',
  }),
  ...towersHouseRules({
    forfeit: 'antes-and-blinds',
    at: {
      blinds: '002:15',
      fullBet: '002:115',
      checkRaise: '002:119',
      raises: '002:123',
      straddle: '002:90-101',
      split: '002:11, 26',
      fees: '002:202',
    },
    coming: {
      buyIn: '002:34',
      freeHands: '002:64',
      missed: '002:72-82',
      twoBigBlinds: '002:86',
      inTheMiddle: '002:88',
      seatChange: '002:105',
      letPass: '002:107',
    },
    wrong: {
      protect: '002:32',
      deck: '002:42',
      exposed: '002:44',
      count: '002:46',
      flopTooMany: '002:48',
      flop: '002:50',
      turn: '002:52',
      river: '002:54',
      passedOver: '002:58',
      blinds: '002:60',
      sleeper: '002:103',
      peeked: '002:109',
      string: '002:117',
      outOfTurn: '002:121',
      chip: '002:125-127',
      show: '002:133, 139',
      miscall: '002:135',
      playBoard: '002:141',
    },
  }),
}
