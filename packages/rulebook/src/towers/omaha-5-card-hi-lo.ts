import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { oddChip } from '../poker/readings.ts'
import { flop, hiLo, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

/** The method of play still says four cards (002:475, 487): left over from the four-card game. */
export const omaha5CardHiLo: PokerRules = {
  id: 'towers/omaha-5-card-hi-lo',
  name: 'Omaha 5 Card Hi-Low Split Poker (8 Qualifier)',
  streets: [
    { ...hole(5), cite: '002:470, 503' },
    { ...flop, cite: '002:477-478' },
    { ...turn, cite: '002:479-480' },
    { ...river, cite: '002:482-485' },
  ],
  procedure: {
    newcomers: '002:535',
    begins: '002:527',
    burns: '002:632',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:499' },
    highHands: '002:610-621',
    lowHands: '002:601-606',
    showsFirst: { who: 'last-to-act', cite: '002:592' },
  },
  showdown: {
    mucks: '002:598',
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'high', cite: '002:487' },
    cite: '002:487-489, 601-608',
  },
  number: 'GEGA-002726',
  source: ['002:466-703'],
  seats: { places: 8, cite: 'practice' },
  deck: { cite: '002:470' },
  glossary: pokerWords({
    substantialAction: '002:666',
    dead: '002:642',
    drop: '002:644',
    round: '002:661',
    sidePot: '002:663',
    string: '002:665',
  }),
  ...towersHouseRules({
    forfeit: 'antes-and-blinds',
    readings: [oddChip('high', '002:487', 'odd-chip-to-high')],
    at: {
      blinds: '002:474',
      fullBet: '002:576',
      checkRaise: '002:580',
      raises: '002:584',
      straddle: '002:551-560',
      split: '002:487-489, 601-608',
      fees: '002:676',
    },
    coming: {
      buyIn: '002:497',
      freeHands: '002:529',
      missed: '002:537-545',
      twoBigBlinds: '002:547',
      inTheMiddle: '002:549',
      seatChange: '002:564',
      letPass: '002:568',
    },
    wrong: {
      protect: '002:495',
      deck: '002:505',
      exposed: '002:507',
      count: '002:509',
      flopTooMany: '002:511-513',
      flop: '002:515',
      turn: '002:517',
      river: '002:519',
      passedOver: '002:523',
      blinds: '002:525',
      sleeper: '002:562',
      peeked: '002:570',
      string: '002:578',
      outOfTurn: '002:582',
      chip: '002:586',
      show: '002:592, 598',
      miscall: '002:594',
      playBoard: '002:600',
    },
  }),
}
