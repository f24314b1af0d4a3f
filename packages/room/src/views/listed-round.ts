import type { ResultWritten } from '@cardroom/engine'
import type { ListedRound, RoundEntry } from '@cardroom/protocol'
import type { Store } from '../store/store.ts'

/** Adds the results to a list of rounds; an unreadable round gets none. */
export const withResults = (store: Store, rounds: readonly RoundEntry[]): Promise<ListedRound[]> =>
  Promise.all(
    rounds.map(async entry => {
      const round = await store.round(entry.id).catch(() => undefined)
      const { result } = (round?.record ?? {}) as { result?: ResultWritten }
      return result && round ? { ...entry, net: byName(result.net, round.seats) } : entry
    }),
  )

/** Changes of chips by name: a seat's is its player's, `3/Ann` is Ann's behind that seat. */
function byName(net: ResultWritten['net'], seats: Readonly<Record<string, string>>): Record<string, number> {
  const changes: Record<string, number> = {}
  for (const [account, cents] of Object.entries(net)) {
    const [seat = '', by] = account.split('/')
    const name = by ?? seats[seat]
    if (name !== undefined) changes[name] = (changes[name] ?? 0) + cents
  }
  return changes
}
