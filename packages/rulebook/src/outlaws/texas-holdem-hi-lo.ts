import type { PokerRules } from '@cardroom/engine'
import { wheel } from '../glossary/words.ts'
import { hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { outlawsHouseRules } from './house-rules.ts'

const house = outlawsHouseRules(2, {
  blinds: '000:978-980',
  raises: '000:987',
  check: '000:999',
  oddChips: '000:1034',
})

export const texasHoldemHiLo: PokerRules = {
  id: 'outlaws/texas-holdem-hi-lo',
  name: 'Texas Hold’em Hi Lo Split',
  number: 'GEGR-002046',
  source: ['000:913-1051'],
  ...house,
  seats: { places: 10, cite: '000:963' },
  deck: { cite: '000:925' },
  streets: flopStreets(2, {
    hole: '000:981-988',
    flop: '000:990-999',
    turn: '000:1004-1013',
    river: '000:1015-1024',
  }),
  showdown: {
    plays: 'any',
    halves: hiLo,
    oddChip: { between: 'position', cite: '000:1041' },
    cite: '000:952-957, 1030-1047',
  },
  readings: [...house.readings, oddChip('position', '000:1041', 'odd-chip-by-position')],
  glossary: [wheel('000:955')],
}
