import type { Reading } from '@cardroom/engine'
import type { OpeningRules, PokerRules } from '@cardroom/engine/poker'
import { actionOnly, openPair } from '../glossary/words.ts'
import { why } from '../poker/reading-sentences.ts'
import { oddChips, potFeePlayers, raiseCap, raiseOverAllIn } from '../poker/readings.ts'
import { comstockStudIncidentReadings, comstockStudIncidents } from './incidents/stud.ts'

/** The rules of Seven Card Stud, which its variations are played by (003:206). */
export const comstockStudHouseRules = {
  family: 'poker',
  seats: { places: 8, cite: 'practice' },
  deck: { cite: '003:185' },
  betting: {
    limitsOn: '003:172',
    raises: { most: 3, lifted: 'two-left', cite: '003:180' },
    checkRaise: { allowed: true, cite: '003:179' },
    fullBet: '003:183',
  },
  procedure: { burns: '003:198-199', showsFirst: { who: 'last-to-act', cite: '003:176' } },
  deadSeatDealt: '003:191',
  deckRunsOut: '003:202',
  readings: [
    raiseCap('003:180'),
    raiseOverAllIn('003:183'),
    oddChips('practice'),
    potFeePlayers('003:3430-3459'),
    ...comstockStudIncidentReadings,
  ],
  incidents: comstockStudIncidents,
  glossary: [actionOnly('003:183'), openPair('003:201')],
} as const satisfies Partial<PokerRules>

/** The low card by suit has a forced bet, or opens for the full limit. */
export const lowCardOpens = {
  by: 'up-card',
  card: 'low',
  ace: 'high',
  equal: 'suit',
  puts: 'bring-in',
  cite: '003:170, 180, 184',
} as const satisfies OpeningRules

export const jokerInUse: Reading = {
  name: 'joker',
  default: 'not-in-use',
  others: ['in-use'],
  why: why('joker-in-use'),
  cite: '003:204, 210',
}
