import type { PokerRules, Street } from '@cardroom/engine/poker'
import { actionOnly, scrapOfPaper } from '../glossary/words.ts'
import { why } from '../poker/reading-sentences.ts'
import { oddChips, potFeePlayers, raiseCap, raiseOverAllIn, twoHandedBlinds } from '../poker/readings.ts'
import { flop, river, turn } from '../poker/streets.ts'
import { comstockFlopIncidents } from './incidents/flop.ts'

/** The rules of Texas Hold-Em, which its variations are played by (003:584-600). */
export const comstockFlopHouseRules = {
  family: 'poker',
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '003:137' },
  opening: { by: 'blinds', single: '003:127', cite: '003:127' },
  procedure: {
    buttons: { blinds: false, cite: '003:127, 149' },
    begins: '003:127',
    burns: '003:138, 140-143',
  },
  dealtInAtOnce: '003:147',
  blindRules: { missed: { ways: ['post', 'wait'], cite: '003:148' } },
  betting: {
    limitsOn: '003:155-156',
    raises: { most: 3, lifted: 'two-left', cite: '003:132' },
    checkRaise: { allowed: true, cite: '003:131' },
    fullBet: '003:134',
  },
  readings: [
    twoHandedBlinds('003:127'),
    {
      name: 'singleBlind',
      default: 'left-of-button',
      others: ['left-of-blind'],
      why: why('single-blind'),
      cite: '003:127',
    },
    raiseCap('003:132'),
    raiseOverAllIn('003:134'),
    oddChips('practice'),
    potFeePlayers('003:3365-3394'),
  ],
  incidents: comstockFlopIncidents('as-filed'),
  glossary: [actionOnly('003:134'), scrapOfPaper('003:137')],
} as const satisfies Partial<PokerRules>

/** The streets of hold-em, and what is bet on them (003:125, 153-156). */
export const comstockFlop: Street = { ...flop, cite: '003:125, 155' }
export const comstockTurn: Street = { ...turn, cite: '003:125, 156' }
export const comstockRiver: Street = { ...river, cite: '003:125, 156' }
