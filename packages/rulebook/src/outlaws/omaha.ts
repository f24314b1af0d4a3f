import type { PokerRules } from '@cardroom/engine'
import { high } from '../poker/halves.ts'
import { flopStreets } from '../poker/streets.ts'
import { outlawsHouseRules } from './house-rules.ts'

export const omaha: PokerRules = {
  id: 'outlaws/omaha',
  name: 'Omaha',
  number: 'GEGR-002204',
  source: ['000:178-317'],
  ...outlawsHouseRules(4, {
    blinds: '000:230-232',
    raises: '000:242',
    check: '000:251',
    oddChips: '000:291',
  }),
  seats: { places: 10, cite: '000:217' },
  deck: { cite: '000:190' },
  streets: flopStreets(4, {
    hole: '000:233-243',
    flop: '000:245-254',
    turn: '000:256-269',
    river: '000:271-281',
  }),
  showdown: {
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'position', cite: '000:291' },
    cite: '000:287-290',
  },
}
