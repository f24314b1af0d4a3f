import { cards, nameOf } from '../../cards/card.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { TwoHandSentences } from '../pai-gow/sentences.ts'
import { baseSection, settingSteps } from '../pai-gow/two-hands-sheet.ts'
import { setTiles } from './house-way.ts'
import type { SplitIf, TilesRules } from './rules.ts'
import type { TilesSentences } from './sentences.ts'

const say = sayer<TilesSentences & TwoHandSentences>()

export const tilesSteps = (rules: TilesRules): Statement[] => [
  { text: say('tiles-deal', { direction: rules.deal.direction }), cite: rules.deal.cite },
  ...settingSteps(rules),
]

export const tilesSheet = (rules: TilesRules): Section[] => [
  baseSection(rules),
  {
    title: say('tiles-title-hands'),
    lines: rules.ranks.map(({ hands, cite }) => ({ text: say('tiles-hands', { hands }), cite })),
  },
  houseWaySection(rules.houseWay),
  workedTiles(rules),
]

const houseWaySection = ({ pairs, otherwise }: TilesRules['houseWay']): Section => ({
  title: say('two-hands-title-house-way'),
  table: {
    columns: [say('two-hands-column-hand'), say('two-hands-column-setting')],
    rows: [
      ...pairs.map(row => ({
        cells: [
          say('tiles-pair-of', { tiles: row.pairs }),
          row.splits
            ? say('tiles-split', { conditions: row.splits.map(splitSaid) })
            : say('tiles-never-split'),
        ],
        cite: row.cite,
      })),
      ...otherwise.map(({ high, cite }) => ({
        cells: [
          say('tiles-no-pair'),
          high === 'any' ? say('tiles-best-low-hand') : say('tiles-high-hand', { high }),
        ],
        cite,
      })),
    ],
  },
})

function splitSaid(condition: SplitIf): Saying {
  if ('low' in condition) {
    return say('tiles-if-low', { points: condition.low, beside: condition.beside ?? [] })
  }
  const [first, second] = condition.others
  return say('tiles-if-others', { first, second })
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
  title: say('two-hands-title-at-work'),
  table: {
    columns: [say('two-hands-column-dealt'), say('tiles-low-hand'), say('tiles-the-high-hand')],
    rows: DEALS.map(deal => {
      const { front, back } = setTiles(houseWay, cards(deal), 'three-or-six')
      return { cells: [deal, ...[front, back].map(part => part.map(nameOf).join(' '))], cite: houseWay.cite }
    }),
    cards: [0, 1, 2],
  },
})
