import type { PokerRules } from '@cardroom/engine/poker'
import { wheel } from '../glossary/words.ts'
import { oddChip, potFeeActivePlayers } from '../poker/readings.ts'
import { flop, hiLo, hole, river, turn } from '../poker/streets.ts'
import { TOWERS_SISTERS } from '../towers/incidents/as-practice.ts'
import { outlawsFlopRules } from './house-rules.ts'

export const texasHoldemHiLo: PokerRules = {
  id: 'outlaws/texas-holdem-hi-lo',
  name: 'Texas Hold’em Hi Lo Split',
  streets: [
    { ...hole(2), cite: '000:981-988' },
    { ...flop, cite: '000:990-999' },
    { ...turn, cite: '000:1004-1013' },
    { ...river, cite: '000:1015-1024' },
  ],
  procedure: {
    burns: '000:990, 1004, 1015',
    buttons: { blinds: true, cite: '000:967-975' },
    buttonDraw: { by: 'dealt', suits: true, cite: '000:976-977' },
    highHands: '000:937-950',
    lowHands: '000:952-959',
  },
  showdown: {
    plays: 'any',
    halves: hiLo,
    oddChip: { between: 'position', cite: '000:1041' },
    cite: '000:952-957, 1030-1047',
  },
  number: 'GEGR-002046',
  source: ['000:913-1051'],
  seats: { places: 10, cite: '000:963' },
  deck: { cite: '000:925' },
  glossary: [wheel('000:955')],
  ...outlawsFlopRules(
    TOWERS_SISTERS,
    {
      blinds: '000:978-980',
      raises: '000:987',
      check: '000:999',
      oddChips: '000:1034',
    },
    [potFeeActivePlayers('000:478, 486, 491, 499'), oddChip('position', '000:1041', 'odd-chip-by-position')],
  ),
}
