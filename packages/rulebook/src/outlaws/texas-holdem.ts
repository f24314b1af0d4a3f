import type { PokerRules } from '@cardroom/engine'
import { high } from '../poker/halves.ts'
import { flopStreets } from '../poker/streets.ts'
import { outlawsHouseRules } from './house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'outlaws/texas-holdem',
  name: 'Texas Hold’em',
  number: 'GEGR-002045',
  source: ['000:797-911'],
  ...outlawsHouseRules(2, {
    blinds: '000:848-850',
    raises: '000:860',
    check: '000:872',
    oddChips: '000:907',
  }),
  seats: { places: 10, cite: '000:836' },
  deck: { cite: '000:809' },
  streets: flopStreets(2, {
    hole: '000:851-861',
    flop: '000:863-872',
    turn: '000:874-883',
    river: '000:885-897',
  }),
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: '000:907' },
    cite: '000:903-906',
  },
}
