import type { PokerRules } from '@cardroom/engine/poker'
import { flop, high, hole, river, turn } from '../poker/streets.ts'
import { TOWERS_HOLDEM } from '../towers/incidents/as-practice.ts'
import { cameoHouseRules } from './house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'cameo/texas-holdem',
  name: 'Texas Hold’em',
  streets: [
    { ...hole(2), cite: '001:1087-1097' },
    { ...flop, cite: '001:1099-1109' },
    { ...turn, cite: '001:1111-1124' },
    { ...river, cite: '001:1126-1136' },
  ],
  procedure: {
    burns: '001:1099, 1111, 1126',
    buttons: { blinds: true, cite: '001:1074-1080' },
    buttonDraw: { by: 'dealt', suits: true, cite: '001:1081-1082' },
    highHands: '001:1053-1066',
  },
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: '001:1146' },
    cite: '001:1142-1145',
  },
  number: 'GEGR-002107',
  source: ['001:1031-1150'],
  ...cameoHouseRules(TOWERS_HOLDEM, {
    blinds: '001:1084-1086',
    raises: '001:1096',
    check: '001:1106',
    oddChips: '001:1146',
  }),
  seats: { places: 10, cite: '001:1070' },
  deck: { cite: '001:1043' },
}
