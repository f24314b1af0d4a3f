import type { TableView } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'

/** When the next collection by the half hour is taken, and how much. */
export function timeWords({ timeCollection }: TableView, m: Speaker): string | undefined {
  if (!timeCollection) return undefined
  const { at, cents } = timeCollection
  return at > Date.now() ? m.seating.timeDue(m.money(cents), m.clock(at)) : m.seating.timeNow(m.money(cents))
}

/** Who waits for a seat, the first first. */
export const waitingWords = ({ waiting }: TableView, m: Speaker): string | undefined =>
  waiting.length === 0 ? undefined : m.all(waiting.map(({ name }) => name))
