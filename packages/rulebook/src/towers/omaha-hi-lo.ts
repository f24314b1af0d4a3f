import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flop, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

export const omahaHiLo: PokerRules = {
  id: 'towers/omaha-hi-lo',
  name: 'Omaha Hi-Low Split Poker (8 Qualifier)',
  streets: [
    { ...hole(4), cite: '002:241-242' },
    { ...flop, cite: '002:243-244' },
    { ...turn, cite: '002:245-246' },
    { ...river, cite: '002:248-251' },
  ],
  procedure: {
    newcomers: '002:299',
    begins: '002:291',
    burns: '002:392',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:265' },
    highHands: '002:370-381',
    lowHands: '002:361-366',
    showsFirst: { who: 'last-to-act', cite: '002:352' },
  },
  showdown: {
    mucks: '002:358',
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'high', cite: '002:253' },
    cite: '002:253-255, 361-368',
  },
  number: 'GEGA-002704',
  source: ['002:232-465'],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:236' },
  glossary: pokerWords({
    substantialAction: '002:425',
    dead: '002:402',
    drop: '002:404',
    round: '002:420',
    sidePot: '002:422',
    string: '002:424',
  }),
  ...towersHouseRules({
    forfeit: 'antes-and-blinds',
    readings: [oddChip('high', '002:253', 'odd-chip-to-high')],
    at: {
      blinds: '002:240',
      fullBet: '002:336',
      checkRaise: '002:340',
      raises: '002:344',
      straddle: '002:315-324',
      split: '002:253-255, 361-368',
      fees: '002:435',
    },
    coming: {
      buyIn: '002:263',
      freeHands: '002:293',
      missed: '002:301-309',
      twoBigBlinds: '002:311',
      inTheMiddle: '002:313',
      seatChange: '002:328',
      letPass: '002:328',
    },
    wrong: {
      protect: '002:261',
      deck: '002:269',
      exposed: '002:271',
      count: '002:273',
      flopTooMany: '002:275-277',
      flop: '002:279',
      turn: '002:281',
      river: '002:283',
      passedOver: '002:287',
      blinds: '002:289',
      sleeper: '002:326',
      peeked: '002:330',
      string: '002:338',
      outOfTurn: '002:342',
      chip: '002:346',
      show: '002:352, 358',
      miscall: '002:354',
      playBoard: '002:360',
    },
  }),
}
