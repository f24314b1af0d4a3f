import { countingEntries, type DealtSession, isFaceDown, type SessionEntry } from '@cardroom/engine/dealt'

/** The entries that undo takes back, the latest first; cards laid face down together count as one. */
export function lastDone(session: DealtSession): readonly SessionEntry[] {
  const counts = countingEntries(session.entries)
  const now = session.entries.filter(
    ({ id, round, does }) => round === session.number && counts.has(id) && does.do !== 'take-back',
  )
  const last = now.at(-1) ?? session.counting.at(-1)
  if (!last) return []
  if (!isFaceDown(last)) return [last]
  return now.slice(now.findLastIndex(entry => !isFaceDown(entry)) + 1).toReversed()
}
