import { incidentsShape } from '../../floor/shape.ts'
import { cite, filedRule } from '../../rules/shape.ts'
import { object, oneOf, type Shape, whole } from '../../shape/shape.ts'
import { BANKED_AUTOMATIC_CONSEQUENCES } from '../incident.ts'
import { bankedFields } from '../shape.ts'
import { PAN_9_CONSEQUENCES, PAN_9_MOMENTS } from './incident.ts'
import type { Pan9Rules } from './rules.ts'

export const pan9Shape: Shape<Pan9Rules> = object({
  ...bankedFields,
  family: oneOf('pan-9'),
  incidents: incidentsShape(PAN_9_MOMENTS, PAN_9_CONSEQUENCES, BANKED_AUTOMATIC_CONSEQUENCES),
  deal: object({ cards: whole(1), cite }),
  decision: filedRule,
  dispute: filedRule,
  warned: object({ upTo: whole(0), cite }),
  bankDraws: object({ upTo: whole(0), standsFrom: whole(0), cite }),
  houseWay: object({ drawsUpTo: whole(0), cite }),
  higher: filedRule,
  lower: filedRule,
  equal: filedRule,
})
