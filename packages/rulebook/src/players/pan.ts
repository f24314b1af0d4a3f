import type { PanIncident, PanRules } from '@cardroom/engine/pan'
import { condition, rope, square, valle } from '../glossary/words.ts'
import { conditions } from '../pan/conditions.ts'
import { panIncidents } from '../pan/incidents.ts'
import { lowestTie, outCardGiven, panReadings, squares } from '../pan/readings.ts'
import { sayOfReading as say } from '../pan/sentences.ts'

/** Lines of this filing beside Comstock's. */
const OWN_LINES: Readonly<Record<string, string>> = {
  'card-in-hand': '004:56-58, 003:310',
  'uncalled-collection': '004:59-60, 003:332',
}

/** A row of Comstock's list; it does not apply where the house reads this filing alone. */
const borrowRow = (row: PanIncident): PanIncident => ({
  ...row,
  ...(row.written === 'ruling' && { readings: [{ name: 'irregularities', is: 'as-comstock' }] }),
  cite: OWN_LINES[row.name] ?? row.cite,
})

export const pan: PanRules = {
  id: 'players/pan',
  name: 'Pan',
  family: 'pan',
  number: 'GEGA-000952',
  source: ['004:36-82'],
  seats: { places: 8, cite: '004:39' },
  deck: { decks: 8, without: '89T', cite: '004:41' },
  deal: { cards: 10, atATime: 5, cite: '004:46-50' },
  start: {
    lowest: { card: 'in-the-first-packet', cite: '004:48-49' },
    winner: '004:49-50',
    winnerGone: '003:307, 309',
  },
  declare: { cite: '004:52-53' },
  draw: {
    cite: '004:55-58',
    option: '004:56-57',
    again: '004:55-56',
    lay: { after: 'using', cite: '004:58-60' },
  },
  force: { option: '003:322', overlooked: '003:313', outCard: '003:324-325' },
  squares: { same: '004:66', different: '004:66' },
  ropes: { cite: '004:43-44, 64' },
  anySuit: { ranks: 'AK', cite: '004:66-67' },
  valle: { ranks: '357', cite: '004:70' },
  conditions,
  out: { cards: 11, chips: 2, cite: '004:81-82' },
  pay: { called: '004:59-60', short: '003:333', broke: '003:344', foul: '003:334' },
  buyIn: { chips: 20, cite: '003:343' },
  readings: [
    {
      name: 'drawAgain',
      default: 'first-turn',
      others: ['every-turn', 'never'],
      why: say('pan-why-draw-again'),
      cite: '004:55-56',
    },
    {
      name: 'forcing',
      default: 'allowed',
      others: ['not-allowed'],
      why: say('pan-why-forcing'),
      cite: '003:322',
    },
    {
      name: 'irregularities',
      default: 'as-comstock',
      others: ['not-ruled'],
      why: say('pan-why-irregularities'),
      cite: '003:308-347',
    },
    ...panReadings,
    squares('any-further-suit', '004:62, 66'),
    lowestTie('first-dealt', '004:48-49'),
    outCardGiven,
  ],
  incidents: panIncidents.map(borrowRow),
  glossary: [rope('004:64'), square('004:66'), condition('004:69'), valle('004:70')],
}
