import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { high } from '../poker/halves.ts'
import { flop, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'towers/texas-holdem',
  name: 'Texas Hold’em',
  streets: [
    { ...hole(2), cite: '002:1084-1085' },
    { ...flop, cite: '002:1086-1087' },
    { ...turn, cite: '002:1088-1089' },
    { ...river, cite: '002:1091-1093' },
  ],
  procedure: {
    begins: '002:1129',
    burns: '002:1219',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:1105' },
    highHands: '002:1204-1215',
    showsFirst: { who: 'last-to-act', cite: '002:1194' },
  },
  showdown: {
    mucks: '002:1200',
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '002:1095',
  },
  number: 'GEGA-002706',
  source: ['002:1075-1319'],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:1079' },
  glossary: pokerWords({
    substantialAction: '002:1249',
    dead: '002:1228',
    drop: '002:1230',
    round: '002:1244',
    sidePot: '002:1246',
    string: '002:1248',
  }),
  ...towersHouseRules({
    forfeit: 'all',
    at: {
      blinds: '002:1083',
      fullBet: '002:1174-1178',
      checkRaise: '002:1182',
      raises: '002:1186',
      straddle: '002:1153-1162',
      split: '002:1095',
      fees: '002:1306',
    },
    coming: {
      buyIn: '002:1103',
      freeHands: '002:1131',
      missed: '002:1139-1145',
      twoBigBlinds: '002:1149',
      inTheMiddle: '002:1151',
      seatChange: '002:1164',
      letPass: '002:1166',
      allMadeUp: '002:1135',
      newNoLonger: '002:1137',
    },
    wrong: {
      protect: '002:1101',
      deck: '002:1109',
      exposed: '002:1111',
      count: '002:1113',
      flopTooMany: '002:1115',
      flop: '002:1117',
      turn: '002:1119',
      river: '002:1121',
      passedOver: '002:1125',
      blinds: '002:1127',
      peeked: '002:1168',
      string: '002:1180',
      outOfTurn: '002:1184',
      chip: '002:1188',
      show: '002:1194, 1200',
      miscall: '002:1196',
      playBoard: '002:1202',
    },
  }),
}
