import type { PokerRules } from '@cardroom/engine/poker'
import { wheel } from '../glossary/words.ts'
import { oddChip, potFeeActivePlayers } from '../poker/readings.ts'
import { flop, hiLo, hole, river, turn } from '../poker/streets.ts'
import { TOWERS_SISTERS } from '../towers/incidents/as-practice.ts'
import { outlawsFlopRules } from './house-rules.ts'

export const omahaHiLo: PokerRules = {
  id: 'outlaws/omaha-hi-lo',
  name: 'Omaha Hi Lo Split',
  streets: [
    { ...hole(4), cite: '000:610-617' },
    { ...flop, cite: '000:619-628' },
    { ...turn, cite: '000:633-642' },
    { ...river, cite: '000:644-653' },
  ],
  procedure: {
    burns: '000:619, 633, 644',
    buttons: { blinds: true, cite: '000:596-604' },
    buttonDraw: { by: 'dealt', suits: true, cite: '000:605-606' },
    highHands: '000:566-579',
    lowHands: '000:581-588',
  },
  showdown: {
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'position', cite: '000:668' },
    cite: '000:581-586, 659-674',
  },
  number: 'GEGR-002050',
  source: ['000:542-678'],
  seats: { places: 10, cite: '000:592' },
  deck: { cite: '000:554' },
  glossary: [wheel('000:584')],
  ...outlawsFlopRules(
    TOWERS_SISTERS,
    {
      blinds: '000:607-609',
      raises: '000:616',
      check: '000:628',
      oddChips: '000:663',
    },
    [potFeeActivePlayers('000:478, 486, 491, 499'), oddChip('position', '000:668', 'odd-chip-by-position')],
  ),
}
