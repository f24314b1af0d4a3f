import type { PokerRules } from '@cardroom/engine'
import { hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

const house = towersHouseRules({
  blinds: '002:240',
  fullBet: '002:336',
  checkRaise: '002:340',
  raises: '002:344',
  straddle: '002:315-324',
  split: '002:253-255, 361-368',
  fees: '002:435',
})

export const omahaHiLo: PokerRules = {
  id: 'towers/omaha-hi-lo',
  name: 'Omaha Hi-Low Split Poker (8 Qualifier)',
  number: 'GEGA-002704',
  source: ['002:232-465'],
  ...house,
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:236' },
  streets: flopStreets(4, {
    hole: '002:241-242',
    flop: '002:243-244',
    turn: '002:245-246',
    river: '002:248-251',
  }),
  showdown: {
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'high', cite: '002:253' },
    cite: '002:253-255, 361-368',
  },
  readings: [...house.readings, oddChip('high', '002:253', 'The high hand gets the odd chip of the halves.')],
}
