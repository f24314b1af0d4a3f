import { cite, sayingShape, underReading } from '../rules/shape.ts'
import { listOf, object, oneOf, optional, type Shape, tagged, text } from '../shape/shape.ts'
import { type IncidentRow, RULING_ARGUMENTS } from './incident.ts'

const row = {
  name: text,
  readings: optional(listOf(underReading, 1)),
  says: object({ when: sayingShape, then: sayingShape }),
  cite,
}

/**
 * The list of incidents of a rule set; it refuses a consequence that the family does not know, at its place.
 */
export const incidentsShape = <When extends string, Then extends string, Found extends string>(
  moments: readonly When[],
  consequences: readonly Then[],
  found: readonly Found[],
): Shape<readonly IncidentRow<When, Then, Found>[]> =>
  listOf(
    tagged('written', {
      ruling: {
        ...row,
        when: optional(oneOf(...moments)),
        names: optional(listOf(oneOf(...RULING_ARGUMENTS), 1)),
        then: oneOf(...consequences),
      },
      'in-the-record': { ...row, then: oneOf(...found) },
    }),
  )
