import type { PokerRules } from '@cardroom/engine/poker'
import { why } from '../poker/reading-sentences.ts'
import { flop, high, hole, river, turn } from '../poker/streets.ts'
import { TOWERS_SISTERS } from '../towers/incidents/as-practice.ts'
import { cameoHouseRules } from './house-rules.ts'

export const omaha: PokerRules = {
  id: 'cameo/omaha',
  name: 'Omaha',
  streets: [
    { ...hole(4), cite: '001:1206-1215' },
    { ...flop, cite: '001:1217-1225' },
    { ...turn, cite: '001:1227-1238' },
    { ...river, cite: '001:1240-1248' },
  ],
  procedure: {
    burns: '001:1217, 1227, 1240',
    buttons: { blinds: true, cite: '001:1194-1199' },
    buttonDraw: { by: 'dealt', suits: true, cite: '001:1201-1202' },
    highHands: '001:1172-1185',
  },
  showdown: {
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'position', cite: '001:1258' },
    cite: '001:1254-1257',
  },
  number: 'GEGR-002106',
  source: ['001:1152-1262'],
  ...cameoHouseRules(
    TOWERS_SISTERS,
    {
      blinds: '001:1203-1205',
      raises: '001:1214',
      check: '001:1222',
      oddChips: '001:1258',
    },
    [
      {
        name: 'equalPots',
        default: 'one',
        others: ['two'],
        why: why('equal-pots'),
        cite: '001:1249, 1254-1257',
      },
    ],
  ),
  seats: { places: 10, cite: '001:1190' },
  deck: { cite: '001:1164' },
}
