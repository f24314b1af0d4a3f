import {
  CAGE_CHAIN,
  DROP_CHAIN,
  dealtChain,
  HOUSE_CHAINS,
  isTable,
  TamperedError,
} from '@cardroom/room/store'
import type { Head } from '../store/chain.ts'
import { checkedEvents, type EventRow } from '../store/checked-events.ts'
import { type DealtSessionRows, dealtEntries } from '../store/dealt.ts'
import type { EventWriter } from '../store/event-writer.ts'
import { houseHead } from '../store/heads.ts'
import type { Ledger } from '../store/ledger.ts'
import type { PackedRow } from '../store/packed.ts'
import { PEOPLE_CHAIN } from '../store/people-chain.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { SqliteEventWriter } from '../store/sqlite-event-writer.ts'
import { type HouseLocation, openLedger } from './open-ledger.ts'

export interface MoveResult {
  readonly tables: number
  readonly events: number
  readonly rounds: number
  readonly people: number
  /** One hash over the ends of all chains: the same in both places. */
  readonly head: string
}

type ShowProgress = (what: string, done: number, of: number) => void

/** The chains that are no table's. */
const OWN_CHAINS = [PEOPLE_CHAIN, ...HOUSE_CHAINS] as const

/** How many rows of events are written at once. */
const ROWS_PER_WRITE = 1_000

/**
 * Copies a house to an empty place: events word for word, with their hashes. The source is not changed. No card room
 * may be running at the target.
 */
export async function move(
  from: HouseLocation,
  to: HouseLocation,
  progress: ShowProgress = () => {},
): Promise<MoveResult> {
  await bringUpToDate(from)
  const { ledger } = await openLedger(from)
  try {
    const moved = await writeAll(await openEventWriter(to), writer => copyAll(ledger, writer, progress))
    await compare(moved, to)
    // Opening a folder writes its file of heads.
    await bringUpToDate(to)
    return moved
  } finally {
    await ledger.close()
  }
}

async function writeAll(
  writer: EventWriter,
  write: (writer: EventWriter) => Promise<MoveResult>,
): Promise<MoveResult> {
  try {
    const moved = await write(writer)
    await writer.commit()
    return moved
  } finally {
    await writer.close()
  }
}

/** Migrates a store, by opening it. */
async function bringUpToDate(place: HouseLocation): Promise<void> {
  // Throws if there is no card room; opening a store would make one.
  await (await openLedger(place)).ledger.close()
  if ('data' in place) await new SqliteStore(place.data).close()
  else {
    const { PostgresStore } = await import('../store/postgres/postgres.ts')
    await (await PostgresStore.open(place.database)).close()
  }
}

async function openEventWriter(place: HouseLocation): Promise<EventWriter> {
  if ('data' in place) return SqliteEventWriter.open(place.data)
  const { PostgresEventWriter } = await import('../store/postgres/event-writer.ts')
  return PostgresEventWriter.open(place.database)
}

async function copyAll(ledger: Ledger, writer: EventWriter, progress: ShowProgress): Promise<MoveResult> {
  const of = await ledger.count()
  const ends = new Map<string, Head>()
  let events = 0
  const tables = await ledger.tables()
  const carry = async (chain: string) => {
    const before = events
    for await (const page of pages(chain, ledger)) {
      await writer.events(chain, page.rows)
      ends.set(chain, page.end)
      if (isTable(chain)) events = before + page.end.version
      progress(chain, events, of)
    }
  }
  for (const table of tables) {
    await writer.table(table)
    await carry(table.id)
    const end = ends.get(table.id)
    if (end) await writer.end(table.id, end)
  }
  for (const chain of OWN_CHAINS) await carry(chain)
  for (const account of await ledger.accounts()) await writer.account(account)
  for (const chain of [CAGE_CHAIN, DROP_CHAIN, ...tables.map(({ id }) => id)])
    for await (const transfer of ledger.transfers(chain)) await writer.transfer(transfer)
  const people = await ledger.people()
  for (const person of people) await writer.person(person)
  for await (const session of ledger.sessions()) await writer.session(session)
  for await (const credential of ledger.credentials()) await writer.credential(credential)
  for await (const kept of ledger.dealt()) {
    noteDealt(ends, kept)
    await writer.dealt(kept)
  }
  let rounds = 0
  for await (const id of ledger.roundIds()) {
    await writer.round((await ledger.round(id))!)
    progress(id, events, of)
    rounds++
  }
  for await (const id of ledger.shoeIds()) await writer.shoe((await ledger.shoe(id))!)
  return { tables: tables.length, events, rounds, people: people.length, head: houseHead(ends) }
}

/** Notes the end of a hand-dealt session; each entry is checked against the one before it. */
function noteDealt(ends: Map<string, Head>, { session, rows }: DealtSessionRows): void {
  dealtEntries(session, 0, rows)
  const end = rows.at(-1)
  if (end) ends.set(dealtChain(session.id), end)
}

/** Part of a chain as it was written, and the last event of it. */
interface ChainPage {
  readonly rows: readonly PackedRow[]
  readonly end: EventRow
}

/** A chain in parts, each event checked against the one before it. */
async function* pages(chain: string, ledger: Ledger): AsyncGenerator<ChainPage> {
  let rows: PackedRow[] = []
  let end: EventRow | undefined
  for await (const row of ledger.chain(chain)) {
    for (const event of checkedEvents(chain, end, [row])) end = event
    rows.push(row)
    if (rows.length < ROWS_PER_WRITE || !end) continue
    yield { rows, end }
    rows = []
  }
  if (rows.length > 0 && end) yield { rows, end }
}

/** Reads the copy back, and compares its head. */
async function compare({ head }: MoveResult, to: HouseLocation): Promise<void> {
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
  if (houseHead(ends) !== head) throw new TamperedError('what was written is not what was read')
}
