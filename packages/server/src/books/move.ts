import type { Head } from '../store/chain.ts'
import { checked, type EventRow } from '../store/checked.ts'
import { dealtChain, dealtEntries, type KeptDealt } from '../store/dealt.ts'
import { houseHead } from '../store/heads.ts'
import { CAGE, DROP, HOUSE_CHAINS, isTable } from '../store/house.ts'
import type { Ledger } from '../store/ledger.ts'
import type { PackedRow } from '../store/packed.ts'
import { PEOPLE } from '../store/people-chain.ts'
import type { Scribe } from '../store/scribe.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { SqliteScribe } from '../store/sqlite-scribe.ts'
import { Tampered } from '../store/store.ts'
import { openLedger, type Place } from './open-ledger.ts'

export interface Moved {
  readonly tables: number
  readonly events: number
  readonly rounds: number
  readonly people: number
  /** One hash over the ends of all chains: the same in both places. */
  readonly head: string
}

type ShowProgress = (what: string, done: number, of: number) => void

/** Chains that are no table's. */
const OWN_CHAINS = [PEOPLE, ...HOUSE_CHAINS] as const

/** So many rows of events are written at once. */
const PAGE = 1_000

/**
 * Carries a house over to where nothing is kept yet: events in the very words in which they were written, with their
 * hashes. Nothing is taken away from where it was. No card room may be going on there.
 */
export async function move(from: Place, to: Place, progress: ShowProgress = () => {}): Promise<Moved> {
  await bringUpToDate(from)
  const { ledger } = await openLedger(from)
  try {
    const moved = await written(await openScribe(to), scribe => copy(ledger, scribe, progress))
    await compare(moved, to)
    // The ends of the chains are noted beside a folder as soon as it is opened.
    await bringUpToDate(to)
    return moved
  } finally {
    await ledger.close()
  }
}

async function written(scribe: Scribe, write: (scribe: Scribe) => Promise<Moved>): Promise<Moved> {
  try {
    const moved = await write(scribe)
    await scribe.commit()
    return moved
  } finally {
    await scribe.close()
  }
}

/** What an older card room lacked is added first, as it would be by opening it. */
async function bringUpToDate(place: Place): Promise<void> {
  // Whether there is one at all: opening a store would make one.
  await (await openLedger(place)).ledger.close()
  if ('data' in place) await new SqliteStore(place.data).close()
  else {
    const { PostgresStore } = await import('../store/postgres/postgres.ts')
    await (await PostgresStore.open(place.database)).close()
  }
}

async function openScribe(place: Place): Promise<Scribe> {
  if ('data' in place) return SqliteScribe.open(place.data)
  const { PostgresScribe } = await import('../store/postgres/scribe.ts')
  return PostgresScribe.open(place.database)
}

async function copy(ledger: Ledger, scribe: Scribe, progress: ShowProgress): Promise<Moved> {
  const of = await ledger.count()
  const ends = new Map<string, Head>()
  let events = 0
  const tables = await ledger.tables()
  const carry = async (chain: string) => {
    const before = events
    for await (const page of pages(chain, ledger)) {
      await scribe.events(chain, page.rows)
      ends.set(chain, page.end)
      if (isTable(chain)) events = before + page.end.version
      progress(chain, events, of)
    }
  }
  for (const table of tables) {
    await scribe.table(table)
    await carry(table.id)
    const end = ends.get(table.id)
    if (end) await scribe.end(table.id, end)
  }
  for (const chain of OWN_CHAINS) await carry(chain)
  for (const account of await ledger.accounts()) await scribe.account(account)
  for (const chain of [CAGE, DROP, ...tables.map(({ id }) => id)])
    for await (const transfer of ledger.transfers(chain)) await scribe.transfer(transfer)
  const people = await ledger.people()
  for (const person of people) await scribe.person(person)
  for await (const session of ledger.sessions()) await scribe.session(session)
  for await (const credential of ledger.credentials()) await scribe.credential(credential)
  for await (const kept of ledger.dealt()) {
    noteDealt(ends, kept)
    await scribe.dealt(kept)
  }
  let rounds = 0
  for await (const id of ledger.roundIds()) {
    await scribe.round((await ledger.round(id))!)
    progress(id, events, of)
    rounds++
  }
  for await (const id of ledger.shoeIds()) await scribe.shoe((await ledger.shoe(id))!)
  return { tables: tables.length, events, rounds, people: people.length, head: houseHead(ends) }
}

/** Where a session of a table that people deal ends; each entry is checked against the one before it. */
function noteDealt(ends: Map<string, Head>, { session, rows }: KeptDealt): void {
  dealtEntries(session, 0, rows)
  const end = rows.at(-1)
  if (end) ends.set(dealtChain(session.id), end)
}

/** Part of a chain as it was written, and the last event of it. */
interface Page {
  readonly rows: readonly PackedRow[]
  readonly end: EventRow
}

/** A chain in parts, each event checked against the one before it. */
async function* pages(chain: string, ledger: Ledger): AsyncGenerator<Page> {
  let rows: PackedRow[] = []
  let end: EventRow | undefined
  for await (const row of ledger.chain(chain)) {
    for (const event of checked(chain, end, [row])) end = event
    rows.push(row)
    if (rows.length < PAGE || !end) continue
    yield { rows, end }
    rows = []
  }
  if (rows.length > 0 && end) yield { rows, end }
}

/** What was written is read back, and must be the same house. */
async function compare({ head }: Moved, to: Place): Promise<void> {
  const { ledger } = await openLedger(to)
  const ends = new Map<string, Head>()
  try {
    for (const chain of [...(await ledger.tables()).map(({ id }) => id), ...OWN_CHAINS]) {
      for await (const { end } of pages(chain, ledger)) ends.set(chain, end)
    }
    for await (const kept of ledger.dealt()) noteDealt(ends, kept)
  } finally {
    await ledger.close()
  }
  if (houseHead(ends) !== head) throw new Tampered('what was written is not what was read')
}
