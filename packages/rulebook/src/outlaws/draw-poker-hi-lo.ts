import type { PokerRules } from '@cardroom/engine/poker'
import { pat, wheel } from '../glossary/words.ts'
import { drawIncidents } from '../poker/incidents/draw.ts'
import { says } from '../poker/incidents/sentences.ts'
import { why } from '../poker/reading-sentences.ts'
import { oddChip, potFeeActivePlayers } from '../poker/readings.ts'
import { predraw } from '../poker/streets.ts'
import { outlawsHouseRules } from './house-rules.ts'

export const drawPokerHiLo: PokerRules = {
  id: 'outlaws/draw-poker-hi-lo',
  name: 'Draw Poker Hi Lo Split',
  streets: [
    { ...predraw(5), cite: '000:748-754' },
    {
      name: 'draw',
      draw: {
        most: 5,
        served: 'all-declare',
        reshuffle: { again: 'served-first', cite: '000:775' },
        cite: '000:756-761',
      },
      first: 'left-of-button',
      bet: 'upper',
      cite: '000:756-770',
    },
  ],
  procedure: {
    buttons: { blinds: true, cite: '000:734-742' },
    buttonDraw: { by: 'dealt', suits: true, cite: '000:743-744' },
    highHands: '000:704-717',
    lowHands: '000:719-726',
  },
  showdown: {
    plays: 'any',
    halves: [
      { for: 'high', ranking: 'high-bug' },
      { for: 'low', ranking: 'eight-or-better-bug' },
    ],
    oddChip: { between: 'position', cite: '000:791' },
    cite: '000:719-724, 779-791',
  },
  number: 'GEGR-002051',
  source: ['000:680-795'],
  seats: { places: 6, cite: '000:730' },
  deck: { jokers: 2, cite: '000:692' },
  glossary: [wheel('000:722'), pat('000:759-760')],
  incidents: drawIncidents({ then: 'served-discards-first', cite: '000:775' }, [
    {
      name: 'draw-changed',
      then: 'refused',
      says: says('number-changed', 'choice-stands'),
      cite: '000:760',
      written: 'in-the-record',
    },
  ]),
  ...outlawsHouseRules({ blinds: '000:745-747', raises: '000:753', check: '000:770', oddChips: '000:791' }, [
    potFeeActivePlayers('000:506, 514'),
    oddChip('position', '000:791', 'odd-chip-by-position'),
    {
      name: 'fiveAces',
      default: 'four-aces',
      others: ['highest'],
      why: why('five-aces'),
      cite: '000:692, 704-717',
    },
    {
      name: 'lowJoker',
      default: 'as-printed',
      others: ['ace', 'lowest-missing'],
      why: why('low-joker'),
      cite: '000:692',
    },
  ]),
}
