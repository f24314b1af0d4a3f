import type { PokerRules } from '@cardroom/engine/poker'
import { actionOnly, shortBuy } from '../glossary/words.ts'
import { why } from '../poker/reading-sentences.ts'
import { oddChips, potFeePlayers, twoHandedBlinds } from '../poker/readings.ts'
import { predraw } from '../poker/streets.ts'
import { comstockLowballIncidents } from './incidents/lowball.ts'

/** The players deal by turns; the dealer is the player at the button. */
export const lowball: PokerRules = {
  id: 'comstock/lowball',
  name: 'Lowball',
  streets: [
    { ...predraw(5), bet: 'one', cite: '003:222-226, 252, 269' },
    {
      name: 'draw',
      burn: true,
      draw: {
        most: 5,
        dealerMost: 3,
        served: 'all-declare',
        reshuffle: { again: 'earlier-and-burns', cite: 'practice' },
        cite: '003:232-233, 253-255',
      },
      first: 'left-of-button',
      bet: 'one',
      cite: '003:222-226, 253, 269',
    },
  ],
  opening: { by: 'blinds', cite: '003:269' },
  procedure: {
    burns: '003:253',
    lowHands: '003:222',
  },
  showdown: {
    plays: 'any',
    halves: [{ for: 'low', ranking: 'low-a5' }],
    oddChip: { between: 'position', cite: 'practice' },
    checkedSeven: { lateBets: 'returned', limitOnly: false, cite: '003:235' },
    cite: '003:222, 231, 287',
  },
  kill: { afterCards: 2, timesBigBlind: 2, acts: 'last', over: '003:243', cite: '003:226, 243-244, 260' },
  straddle: { timesBigBlind: 2, from: 'left-of-big-blind', cite: '003:274' },
  family: 'poker',
  number: 'GEGA-001928',
  source: ['003:220-292'],
  seats: { places: 8, cite: 'practice' },
  deck: { jokers: 1, cite: '003:222' },
  dealtInAtOnce: '003:273',
  blindRules: {
    missed: { ways: ['wait', 'straddle'], cite: '003:274' },
    seatChange: { ways: ['wait', 'straddle'], cite: '003:274' },
  },
  seating: {
    buyIn: { shortBuys: 'after-each-full-buy', cite: '003:239' },
    returns: { minutes: 30, cite: '003:278' },
    held: { minutes: 30, cite: '003:284' },
    changes: { players: 5, cite: '003:283' },
  },
  betting: {
    limits: { only: ['fixed', 'spread'], cite: '003:222-226' },
    checkRaise: { allowed: false, cite: '003:271' },
    fullBet: '003:237',
  },
  readings: [
    twoHandedBlinds('003:269'),
    oddChips('practice'),
    potFeePlayers('003:3396-3428'),
    {
      name: 'kill',
      default: 'offered',
      others: ['not-offered'],
      why: why('kill-with-approval'),
      cite: '003:260',
    },
    {
      name: 'killLimits',
      default: 'doubled',
      others: ['unchanged'],
      why: why('kill-raises-the-spread'),
      cite: '003:226',
    },
  ],
  incidents: comstockLowballIncidents,
  glossary: [actionOnly('003:237'), shortBuy('003:239')],
}
