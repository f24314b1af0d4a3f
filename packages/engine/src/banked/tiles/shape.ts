import { incidentsShape } from '../../floor/shape.ts'
import { TILE_PAIRS } from '../../ranking/tiles.ts'
import { cite } from '../../rules/shape.ts'
import { listOf, object, oneOf, optional, type Shape, whole } from '../../shape/shape.ts'
import { BANKED_AUTOMATIC_CONSEQUENCES, BANKED_MOMENTS } from '../incident.ts'
import { TWO_HAND_CONSEQUENCES } from '../pai-gow/two-hands-incident.ts'
import { twoHandFields } from '../pai-gow/two-hands-shape.ts'
import { type SplitIf, TILE_HANDS, type TilesRules } from './rules.ts'

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

export const tilesShape: Shape<TilesRules> = object({
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
