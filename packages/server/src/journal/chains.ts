import { checked, type EventRow } from '../store/checked.ts'
import { dealtChain } from '../store/dealt.ts'
import { HOUSE_CHAINS } from '../store/house.ts'
import type { Ledger } from '../store/ledger.ts'

/**
 * Everything for an auditor, a line of JSON each: every event with its place in its chain, every round with its seal;
 * the texts word for word, so that hashes and seals can be made anew. Secrets of shoes in use stay sealed in them.
 */
export async function* chainLines(ledger: Ledger): AsyncGenerator<string> {
  const tables = (await ledger.tables()).map(({ id }) => id)
  for (const chain of [...HOUSE_CHAINS, ...tables]) {
    let before: EventRow | undefined
    for await (const row of ledger.chain(chain)) {
      for (const { version, at, event, hash } of checked(chain, before, [row])) {
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
