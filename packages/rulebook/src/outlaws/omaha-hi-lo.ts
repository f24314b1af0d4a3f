import type { PokerRules } from '@cardroom/engine'
import { wheel } from '../glossary/words.ts'
import { hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { outlawsHouseRules } from './house-rules.ts'

const house = outlawsHouseRules(4, {
  blinds: '000:607-609',
  raises: '000:616',
  check: '000:628',
  oddChips: '000:663',
})

export const omahaHiLo: PokerRules = {
  id: 'outlaws/omaha-hi-lo',
  name: 'Omaha Hi Lo Split',
  number: 'GEGR-002050',
  source: ['000:542-678'],
  ...house,
  seats: { places: 10, cite: '000:592' },
  deck: { cite: '000:554' },
  streets: flopStreets(4, {
    hole: '000:610-617',
    flop: '000:619-628',
    turn: '000:633-642',
    river: '000:644-653',
  }),
  showdown: {
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'position', cite: '000:668' },
    cite: '000:581-586, 659-674',
  },
  readings: [...house.readings, oddChip('position', '000:668', 'odd-chip-by-position')],
  glossary: [wheel('000:584')],
}
