import { cards, nameOf } from '../../cards/card.ts'
import { incidentsShape } from '../../floor/shape.ts'
import { TILE_PAIRS } from '../../ranking/tiles.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { cite } from '../../rules/shape.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import { listOf, object, oneOf, optional, type Shape, whole } from '../../shape/shape.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { BANKED_AUTOMATIC_CONSEQUENCES, BANKED_MOMENTS } from '../incident.ts'
import { adviseHouseWay } from '../pai-gow/advise.ts'
import type { TwoHandSentences } from '../pai-gow/sentences.ts'
import { tellHouseWay } from '../pai-gow/tell.ts'
import { TWO_HAND_CONSEQUENCES } from '../pai-gow/two-hands.ts'
import { twoHandFields } from '../pai-gow/two-hands-shape.ts'
import { baseSection, settingSteps } from '../pai-gow/two-hands-sheet.ts'
import { setTiles } from './house-way.ts'
import { TilesCourse } from './play.ts'
import { type SplitIf, TILE_HANDS, type TilesRules } from './rules.ts'
import type { TilesSentences } from './sentences.ts'

const tile = oneOf(...TILE_PAIRS.map(({ name }) => name))
const spots = listOf(whole(2), 1)

const byLow = object({ low: whole(0), beside: optional(listOf(tile, 1)) })
const byOthers = object({ others: listOf(spots, 2, 2) })

const splitIf = {
  schema: { anyOf: [byLow.schema, byOthers.schema] },
  read(value, path, mistakes) {
    const meant = typeof value === 'object' && value !== null && 'others' in value ? byOthers : byLow
    return (meant as Shape<SplitIf>).read(value, path, mistakes)
  },
} satisfies Shape<SplitIf>

const tilesShape: Shape<TilesRules> = object({
  ...twoHandFields,
  incidents: incidentsShape(BANKED_MOMENTS, TWO_HAND_CONSEQUENCES, BANKED_AUTOMATIC_CONSEQUENCES),
  family: oneOf('tiles'),
  deal: object({ direction: oneOf('clockwise', 'counter-clockwise'), cite }),
  ranks: listOf(object({ hands: oneOf(...TILE_HANDS), cite })),
  houseWay: object({
    pairs: listOf(object({ pairs: listOf(tile, 1), splits: optional(listOf(splitIf, 1)), cite })),
    otherwise: listOf(object({ high: oneOf('wong', 'gong', 'nine with Teen or Dey', 'any'), cite }), 1),
    cite,
  }),
})

const say = sayer<TilesSentences & TwoHandSentences>()

const tilesSteps = (rules: TilesRules): Statement[] => [
  { text: say('tiles-deal', { direction: rules.deal.direction }), cite: rules.deal.cite },
  ...settingSteps(rules),
]

const tilesSheet = (rules: TilesRules): Section[] => [
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

/** Pai gow with tiles against a player-dealer. */
export const tiles = banked<TilesRules>({
  name: 'tiles',
  rules: tilesShape,
  table: playerDealerTable,
  course: round => new TilesCourse(round),
  steps: tilesSteps,
  sheet: tilesSheet,
  tell: ({ houseWay }, view, readings) =>
    tellHouseWay(view, hand => ({
      ...setTiles(houseWay, hand, readings.geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'),
      cite: houseWay.cite,
    })),
  faceDown: { givenUp: [] },
  advise: (rules, view, ask) =>
    adviseHouseWay(view, ask, hand => setTiles(rules.houseWay, hand, 'three-or-six')),
})
