import { groupedBy, joinCites, type Reading } from '@cardroom/engine'
import { type FeeOption, feeReadings } from '@cardroom/engine/collection'

/** What may be read otherwise in the fees of these options: each open point once, with the lines of all that have it. */
export function feeOpenPoints(options: readonly FeeOption[]): Reading[] {
  const alike = groupedBy(options.flatMap(feeReadings), ({ name, default: usual, others, why }) =>
    JSON.stringify([name, usual, others, why]),
  )
  return [...alike.values()].map(([first, ...more]) => ({
    ...first!,
    cite: joinCites(first!.cite, ...more.map(({ cite }) => cite)),
  }))
}
