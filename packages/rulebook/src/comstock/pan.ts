import type { PanRules } from '@cardroom/engine/pan'
import { nonComoquers, optionCard, outCard, tops } from '../glossary/words.ts'
import { conditions } from '../pan/conditions.ts'
import { panIncidents } from '../pan/incidents.ts'
import { lowestTie, outCardGiven, panReadings, squares } from '../pan/readings.ts'
import { sayOfReading as say } from '../pan/sentences.ts'
import { potFeePlayers } from '../poker/readings.ts'

export const pan: PanRules = {
  id: 'comstock/pan',
  name: 'Pan',
  family: 'pan',
  number: 'GEGA-001924',
  source: ['003:294-348'],
  seats: { places: 8, cite: 'practice' },
  deck: { decks: 8, without: '89T', cite: '003:298' },
  optionalSpades: '003:298',
  deal: { cards: 10, atATime: 5, cite: '003:304' },
  start: {
    lowest: { card: 'before-the-deal', cite: '003:305' },
    winner: '003:306',
    winnerGone: '003:307, 309',
  },
  declare: { pass: '003:327', cite: '003:309' },
  draw: {
    cite: '003:310, 319',
    option: '003:312, 319',
    lay: { after: 'drawing', cite: '003:320' },
  },
  force: { option: '003:322', overlooked: '003:313', outCard: '003:324-325' },
  squares: { same: '003:321', different: '003:321' },
  ropes: { cite: '003:296, 300' },
  anySuit: { ranks: 'AK', cite: '003:321' },
  valle: { ranks: '357', cite: '004:70' },
  conditions,
  out: { cards: 11, chips: 2, cite: '003:296, 329' },
  pay: { called: '003:332', short: '003:333', broke: '003:344', foul: '003:334' },
  buyIn: { chips: 20, cite: '003:343' },
  readings: [
    {
      name: 'conditions',
      default: 'as-players',
      others: ['none'],
      why: say('pan-why-conditions'),
      cite: '003:300, 329, 004:69-79',
    },
    {
      name: 'spades',
      default: 'all-in',
      others: ['one-set-out'],
      why: say('pan-why-spades'),
      cite: '003:298',
    },
    ...panReadings,
    squares('different-only', '003:321'),
    lowestTie('again', '003:305'),
    outCardGiven,
    potFeePlayers('003:3432'),
  ],
  incidents: panIncidents,
  glossary: [optionCard('003:312'), outCard('003:323'), tops('003:344'), nonComoquers('003:321')],
}
