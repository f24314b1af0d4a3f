import type { PokerRules } from '@cardroom/engine'
import { hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

const house = towersHouseRules({
  blinds: '002:1785',
  fullBet: '002:1879',
  checkRaise: '002:1883',
  raises: '002:1887',
  straddle: '002:1857-1867',
  split: '002:1795, 1903',
  fees: '002:1924',
})

export const crazyPineappleHiLo: PokerRules = {
  id: 'towers/crazy-pineapple-hi-lo',
  name: 'Crazy Pineapple Poker Hi/Low Variation (8 or Better)',
  number: 'GEGA-002699',
  source: ['002:1773-1998'],
  ...house,
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:1809' },
  streets: flopStreets(
    3,
    { hole: '002:1786-1787', flop: '002:1788-1790', turn: '002:1791-1792', river: '002:1793-1794' },
    { on: 'flop', when: 'before-betting', cite: '002:1789, 1833' },
  ),
  showdown: {
    plays: 'any',
    halves: hiLo,
    oddChip: { between: 'position', cite: '002:1795' },
    cite: '002:1795, 1903',
  },
  readings: [
    ...house.readings,
    oddChip(
      'position',
      '002:1795',
      'Here the first winning hand from the button’s left gets the odd chip; in the other hi-lo games of this room the high.',
    ),
  ],
}
