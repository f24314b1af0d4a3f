import type { PokerRules } from '@cardroom/engine'
import { high } from '../poker/halves.ts'
import { flopStreets } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

const house = towersHouseRules({
  blinds: '002:15',
  fullBet: '002:115',
  checkRaise: '002:119',
  raises: '002:123',
  straddle: '002:90-101',
  split: '002:11, 26',
  fees: '002:202',
})

export const omaha: PokerRules = {
  id: 'towers/omaha',
  name: 'Omaha Poker',
  number: 'GEGA-002703',
  source: ['002:1-231'],
  ...house,
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:42' },
  streets: flopStreets(4, { hole: '002:16-17', flop: '002:18-19', turn: '002:20-21', river: '002:22-24' }),
  showdown: {
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '002:11, 26',
  },
}
