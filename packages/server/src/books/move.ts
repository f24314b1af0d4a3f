import type { Head } from '../store/chain.ts'
import { checked, type EventRow } from '../store/checked.ts'
import { houseHead } from '../store/heads.ts'
import type { Ledger } from '../store/ledger.ts'
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

/** So many events are written at once. */
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
    for await (const page of pages(chain, ledger)) {
      await scribe.events(chain, page)
      ends.set(chain, page.at(-1)!)
      if (chain !== PEOPLE) events += page.length
      progress(chain, events, of)
    }
  }
  for (const table of tables) {
    await scribe.table(table)
    await carry(table.id)
    const end = ends.get(table.id)
    if (end) await scribe.end(table.id, end)
  }
  await carry(PEOPLE)
  const people = await ledger.people()
  for (const person of people) await scribe.person(person)
  let rounds = 0
  for await (const id of ledger.roundIds()) {
    await scribe.round((await ledger.round(id))!)
    progress(id, events, of)
    rounds++
  }
  for await (const id of ledger.shoeIds()) await scribe.shoe((await ledger.shoe(id))!)
  return { tables: tables.length, events, rounds, people: people.length, head: houseHead(ends) }
}

/** A chain in parts, each event checked against the one before it. */
async function* pages(chain: string, ledger: Ledger): AsyncGenerator<EventRow[]> {
  let page: EventRow[] = []
  let before: EventRow | undefined
  for await (const row of ledger.chain(chain)) {
    page.push(...checked(chain, before, [row]))
    before = row
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** What was written is read back, and must be the same house. */
async function compare({ head }: Moved, to: Place): Promise<void> {
  const { ledger } = await openLedger(to)
  const ends = new Map<string, Head>()
  try {
    for (const chain of [...(await ledger.tables()).map(({ id }) => id), PEOPLE]) {
      for await (const page of pages(chain, ledger)) ends.set(chain, page.at(-1)!)
    }
  } finally {
    await ledger.close()
  }
  if (houseHead(ends) !== head) throw new Tampered('what was written is not what was read')
}
