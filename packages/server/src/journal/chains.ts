import { dealtChain, HOUSE_CHAINS } from '@cardroom/room/store'
import { checkedEvents, type EventRow } from '../store/checked-events.ts'
import type { Ledger } from '../store/ledger.ts'

/**
 * Exports everything for an auditor as lines of JSON: every event with its place in its chain, every round with its
 * seal; the texts word for word, so that hashes and seals can be recomputed. Secrets of shoes in use stay sealed.
 */
export async function* chainLines(ledger: Ledger): AsyncGenerator<string> {
  const tables = (await ledger.tables()).map(({ id }) => id)
  for (const chain of [...HOUSE_CHAINS, ...tables]) {
    let before: EventRow | undefined
    for await (const row of ledger.chain(chain)) {
      for (const { version, at, event, hash } of checkedEvents(chain, before, [row])) {
        yield line({ chain, version, at, text: event, hash })
        before = { version, at, event, hash }
      }
    }
  }
  for await (const { session, rows } of ledger.dealt()) {
    const chain = dealtChain(session.id)
    for (const { version, at, entry, hash } of rows) yield line({ chain, version, at, text: entry, hash })
  }
  for await (const id of ledger.roundIds()) {
    const kept = await ledger.round(id)
    if (kept)
      yield line({ round: id, table: kept.table, version: kept.version, text: kept.text, seal: kept.hash })
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`
