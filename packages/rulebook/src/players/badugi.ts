import type { DrawRules, PokerRules } from '@cardroom/engine/poker'
import { drawIncidents } from '../poker/incidents/draw.ts'
import { why } from '../poker/reading-sentences.ts'
import {
  capLifted,
  oddChips,
  potFeePlayers,
  raiseCap,
  raiseOverAllIn,
  twoHandedBlinds,
} from '../poker/readings.ts'
import { predraw } from '../poker/streets.ts'

const draw: DrawRules = {
  most: 4,
  served: 'all-declare',
  reshuffle: { again: 'all', cite: '004:3454-3455, 3494' },
  cite: '004:3446-3455',
}

export const badugi: PokerRules = {
  id: 'players/badugi',
  name: 'Badugi',
  streets: [
    { ...predraw(4), cite: '004:3419-3445' },
    { name: 'draw', draw, first: 'left-of-button', bet: 'lower', cite: '004:3446-3483' },
    { name: 'second-draw', draw, first: 'left-of-button', bet: 'upper', cite: '004:3398, 3485-3494' },
    { name: 'third-draw', draw, first: 'left-of-button', bet: 'upper', cite: '004:3496-3513' },
  ],
  opening: { by: 'blinds', cite: '004:3408-3415' },
  procedure: {
    buttons: { blinds: false, cite: '004:3394-3396' },
    buttonDraw: { by: 'dealt', suits: true, cite: '004:3383-3389' },
    lowHands: '004:3358-3375',
  },
  showdown: {
    plays: 'any',
    halves: [{ for: 'low', ranking: 'badugi' }],
    oddChip: { between: 'position', cite: '004:3541-3545' },
    cite: '004:3353-3375, 3530-3548',
  },
  family: 'poker',
  number: 'GEGR-001939',
  source: ['004:3326-3685'],
  seats: { places: 10, cite: '004:3378' },
  deck: { cite: '004:3348' },
  aceLowForButton: '004:3353, 3380-3384',
  betting: {
    raises: { most: 6, lifted: 'two-in-round', cite: '004:3438-3440' },
    checkRaise: { allowed: true, cite: '004:3479-3480' },
  },
  readings: [
    twoHandedBlinds('004:3408-3411'),
    raiseCap('004:3438-3440'),
    raiseOverAllIn('practice'),
    capLifted('two-in-round', '004:3439-3440'),
    oddChips('004:3541-3545'),
    potFeePlayers('004:5087-5089'),
    {
      name: 'bettingAfterSecondDraw',
      default: 'yes',
      others: ['no'],
      why: why('betting-after-second-draw'),
      cite: '004:3398, 3417, 3496-3502, 3527',
    },
  ],
  incidents: drawIncidents({
    cite: '004:3454-3455, 3494',
    then: 'own-discards-too',
  }),
}
