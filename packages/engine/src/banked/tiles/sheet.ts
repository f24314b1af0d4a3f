import { cards, nameOf } from '../../cards/card.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { baseSection, settingSteps } from '../pai-gow/sheet.ts'
import { setTiles } from './house-way.ts'
import type { SplitIf, TilesRules } from './rules.ts'

export const tilesSteps = (rules: TilesRules): Statement[] => [
  {
    text: `Four tiles to every place, ${rules.deal.direction} from the action button`,
    cite: rules.deal.cite,
  },
  ...settingSteps(rules),
]

export const tilesSheet = (rules: TilesRules): Section[] => [
  baseSection(rules),
  {
    title: 'Hands, from the highest',
    lines: rules.ranks.map(({ hands, cite }) => ({ text: hands, cite })),
  },
  houseWaySection(rules.houseWay),
  workedTiles(rules),
]

const houseWaySection = ({ pairs, otherwise }: TilesRules['houseWay']): Section => ({
  title: 'House way',
  table: {
    columns: ['Hand', 'Setting'],
    rows: [
      ...pairs.map(row => ({
        cells: [
          `pair of ${row.pairs.join(', ')}`,
          row.splits ? `split ${row.splits.map(splitText).join(', or ')}` : 'never split',
        ],
        cite: row.cite,
      })),
      ...otherwise.map(row => ({
        cells: ['no pair', row.high === 'any' ? 'best low hand' : `${row.high} as the high hand`],
        cite: row.cite,
      })),
    ],
  },
})

function splitText(condition: SplitIf): string {
  if ('low' in condition) {
    const beside = condition.beside ? ` beside ${condition.beside.join(' or ')}` : ''
    return `if the low hand is then worth ${condition.low} or more${beside}`
  }
  const [first, second] = condition.others
  return `if the other tiles have ${first.join(' or ')} and ${second.join(' or ')} spots`
}

/** Deals from which the house way is learnt. */
const DEALS = [
  '6-6 6-6 5-4 5-2',
  '6-5 4-4 6-4 5-1',
  '6-6 5-4 6-3 4-1',
  '4-2 2-1 6-4 5-1',
  '1-1 4-4 5-5 3-1',
  '6-6 5-2 6-1 4-1',
]

const workedTiles = ({ houseWay }: TilesRules): Section => ({
  title: 'House way at work',
  table: {
    columns: ['Dealt', 'Low hand', 'High hand'],
    rows: DEALS.map(deal => {
      const { front, back } = setTiles(houseWay, cards(deal), 'three-or-six')
      return { cells: [deal, ...[front, back].map(part => part.map(nameOf).join(' '))], cite: houseWay.cite }
    }),
    cards: [0, 1, 2],
  },
})
