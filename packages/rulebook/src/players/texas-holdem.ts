import type { PokerRules } from '@cardroom/engine'
import { high } from '../poker/halves.ts'
import { flopStreets } from '../poker/streets.ts'
import { playersHoldemLines, playersHoldemRules } from './house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'players/texas-holdem',
  name: 'Hold’em',
  number: 'GEGA-000948',
  source: ['004:142-155'],
  ...playersHoldemRules,
  streets: flopStreets(2, { hole: '004:144', ...playersHoldemLines }),
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '004:148-150',
  },
}
