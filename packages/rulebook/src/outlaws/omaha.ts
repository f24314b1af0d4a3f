import type { PokerRules } from '@cardroom/engine/poker'
import { potFeePlayers } from '../poker/readings.ts'
import { flop, high, hole, river, turn } from '../poker/streets.ts'
import { TOWERS_SISTERS } from '../towers/incidents/as-practice.ts'
import { outlawsFlopRules } from './house-rules.ts'

export const omaha: PokerRules = {
  id: 'outlaws/omaha',
  name: 'Omaha',
  streets: [
    { ...hole(4), cite: '000:233-243' },
    { ...flop, cite: '000:245-254' },
    { ...turn, cite: '000:256-269' },
    { ...river, cite: '000:271-281' },
  ],
  procedure: {
    burns: '000:245, 256, 271',
    buttons: { blinds: true, cite: '000:221-227' },
    buttonDraw: { by: 'dealt', suits: true, cite: '000:228-229' },
    highHands: '000:200-213',
  },
  showdown: {
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'position', cite: '000:291' },
    cite: '000:287-290',
  },
  number: 'GEGR-002204',
  source: ['000:178-317'],
  ...outlawsFlopRules(
    TOWERS_SISTERS,
    {
      blinds: '000:230-232',
      raises: '000:242',
      check: '000:251',
      oddChips: '000:291',
    },
    [potFeePlayers('000:297, 303, 523, 527')],
  ),
  seats: { places: 10, cite: '000:217' },
  deck: { cite: '000:190' },
}
