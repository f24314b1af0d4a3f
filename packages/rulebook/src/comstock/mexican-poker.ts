import type { PokerRules, Street } from '@cardroom/engine/poker'
import { oddChips, potFeePlayers, raiseOverAllIn } from '../poker/readings.ts'
import { comstockMexicanIncidents } from './incidents/mexican.ts'

/** Every hand has one card down: whoever turned it up gets the next one down. */
const next = {
  burn: true,
  each: ['down-if-none'],
  first: 'high-board',
  bet: 'either',
} as const satisfies Partial<Street>

export const mexicanPoker: PokerRules = {
  id: 'comstock/mexican-poker',
  name: 'Mexican Poker',
  streets: [
    {
      name: 'second',
      each: ['down', 'up'],
      first: 'opener',
      bet: 'either',
      expose: '003:356',
      cite: '003:354-356, 363, 370',
    },
    { name: 'third', ...next, expose: '003:356', cite: '003:356, 364, 370' },
    { name: 'fourth', ...next, expose: '003:358', cite: '003:358, 364, 370' },
    { name: 'fifth', ...next, cite: '003:358, 364, 370' },
  ],
  opening: {
    by: 'up-card',
    card: 'high',
    ace: 'high',
    equal: 'position',
    puts: 'bet',
    cite: '003:356, 363',
  },
  procedure: {
    burns: '003:370',
    buttons: { blinds: false, cite: '003:354' },
    highHands: '003:385-399',
    showsFirst: { who: 'first-to-check', cite: '003:381' },
  },
  showdown: {
    mucks: '003:373',
    plays: 'any',
    halves: [{ for: 'high', ranking: 'mexican' }],
    oddChip: { between: 'position', cite: 'practice' },
    cite: '003:358-366, 389-403',
  },
  family: 'poker',
  number: 'GEGA-001925',
  source: ['003:350-403'],
  seats: { places: 7, cite: 'practice' },
  deck: { jokers: 1, without: '89T', cite: '003:352' },
  seating: { buyIn: { shortBuys: 'after-each-full-buy', cite: '003:377' } },
  betting: { limitsOn: '003:363', checkRaise: { allowed: true, cite: '003:371' }, leastRaise: '003:372' },
  readings: [raiseOverAllIn('003:372'), oddChips('practice'), potFeePlayers('003:3365-3394')],
  incidents: comstockMexicanIncidents,
}
