import { groupedBy, joinCites, type Reading } from '@cardroom/engine'
import { type FeeOption, feeReadings } from '@cardroom/engine/collection'

/** The open points in the fees of these options: each once, with the lines of all options that have it. */
export function feeOpenPoints(options: readonly FeeOption[]): Reading[] {
  const alike = groupedBy(options.flatMap(feeReadings), ({ name, default: usual, others, why }) =>
    JSON.stringify([name, usual, others, why]),
  )
  return [...alike.values()].map(([first, ...more]) => ({
    ...first!,
    cite: joinCites(first!.cite, ...more.map(({ cite }) => cite)),
  }))
}
