import { type Library, type Refusal, within } from '@cardroom/engine'
import type { CageEvent, DropEvent } from '@cardroom/protocol'
import {
  CAGE_CHAIN,
  DROP_CHAIN,
  dealtChain,
  HOUSE_CHAIN,
  isTable,
  sessionOf,
  TamperedError,
} from '@cardroom/room/store'
import type { Head } from '../store/chain.ts'
import { checkedEvents, type EventRow } from '../store/checked-events.ts'
import { type Heads, houseHead } from '../store/heads.ts'
import type { Ledger } from '../store/ledger.ts'
import { aboutIn, isRevoked, PEOPLE_CHAIN } from '../store/people-chain.ts'
import { BoxAudit } from './boxes.ts'
import { checkDealt } from './dealt.ts'
import { checkListings } from './listings.ts'
import { MoneyAudit } from './money.ts'
import { checkPeople } from './people.ts'
import { neverHappened, refuseInAudit } from './refuse.ts'
import { TableAudit } from './table.ts'

export interface AuditOptions {
  readonly ledger: Ledger
  readonly library: Library
  /** The ends of chains as they are known outside; read before the ledger was opened. */
  readonly heads: readonly Heads[]
  /** The key to the sealed secrets of shuffles. */
  readonly key?: Buffer | undefined
  readonly progress?: (what: string, done: number, of: number) => void
}

export interface AuditResult {
  readonly tables: number
  readonly events: number
  readonly rounds: number
  readonly shoes: number
  readonly people: number
  /** How many ends of chains were known outside. */
  readonly heads: number
  /** One hash over the ends of all chains. */
  readonly head: string
  /** The ends themselves. */
  readonly ends: ReadonlyMap<string, Head>
  /** What is wrong, with its place; only the first fault of each table. */
  readonly wrong: readonly Refusal[]
}

/** A key that opens nothing. */
const NO_KEY = Buffer.alloc(32)

/** Audits all stored data of a house, from the first event on. */
export async function audit({
  ledger,
  library,
  heads,
  key = NO_KEY,
  progress,
}: AuditOptions): Promise<AuditResult> {
  const flaw = await ledger.flaw()
  if (flaw !== undefined) return unreadableResult(flaw)
  const of = await ledger.count()
  const known = knownEnds(heads)
  const wrong: Refusal[] = []
  const ends = new Map<string, Head>()
  const rounds = new Set<string>()
  const shoes = new Set<string>()
  const dealt = new Set<string>()
  const tables = await ledger.tables()
  const money = await MoneyAudit.of(ledger)
  let events = 0
  const found = (chain: string, what: Refusal | undefined) => {
    if (what) wrong.push(within<never>([chain], what))
  }
  /** Checks a chain of the house: its links, and its ends as they are known outside. */
  const own = async (chain: string, check: (event: string, row: EventRow) => void) => {
    const outside = new OutsideEnds(known.get(chain))
    const wrong = await checkChain(ledger, chain, row => {
      ends.set(chain, { version: row.version, hash: row.hash })
      outside.pass(row)
      check(row.event, row)
    })
    found(chain, wrong ?? outside.wrong)
  }
  await own(HOUSE_CHAIN, () => {})
  await own(CAGE_CHAIN, (event, { version, at }) => money.cage(JSON.parse(event) as CageEvent, version, at))
  found(CAGE_CHAIN, await money.compareCage())
  const boxes = new BoxAudit(library)
  await own(DROP_CHAIN, (event, { version, at }) => {
    const dropped = JSON.parse(event) as DropEvent
    money.drop(dropped, version, at)
    boxes.take({ version, at, event: dropped })
  })
  found(DROP_CHAIN, await money.compareDrop())
  for (const table of tables) {
    const { id } = table
    const moved = money.table(id)
    const outside = new OutsideEnds([...(known.get(id) ?? []), ...(table.end ? [table.end] : [])])
    const look = new TableAudit(table, ledger, library, key, {
      event(row, event) {
        moved.take(event, row.at)
        ends.set(id, { version: row.version, hash: row.hash })
        outside.pass(row)
        events++
        progress?.(id, events, of)
      },
      round: round => rounds.add(round),
      shoe: shoe => shoes.add(shoe),
    })
    const played = await look.run()
    boxes.table(id, moved.transfers)
    found(id, played ?? outside.wrong ?? (await money.compare(id, moved.transfers)))
  }
  for (const chain of known.keys()) {
    const isThere = !isTable(chain) || tables.some(({ id }) => id === chain)
    if (!isThere) found(chain, refuseInAudit('audit-table-gone'))
  }
  const people = await ledger.people()
  const last = new Map<string, string>()
  await own(PEOPLE_CHAIN, event => {
    if (isRevoked(event)) last.delete(aboutIn(event))
    else last.set(aboutIn(event), event)
  })
  found(PEOPLE_CHAIN, await checkPeople(ledger, people, last))
  for await (const kept of ledger.dealt()) {
    const { id } = kept.session
    const chain = dealtChain(id)
    const outside = new OutsideEnds(known.get(chain), 'entries')
    for (const { version, hash } of kept.rows) {
      outside.pass({ version, hash })
      ends.set(chain, { version, hash })
    }
    const broken = checkDealt(kept, library)
    if (!broken) boxes.session(kept)
    found(id, broken ?? outside.wrong)
    dealt.add(id)
  }
  for (const [chain, of] of known) {
    const id = sessionOf(chain)
    if (id !== undefined && !dealt.has(id)) found(id, new OutsideEnds(of, 'entries').wrong)
  }
  // A table with a fault was not checked completely.
  if (wrong.length === 0) {
    found('accounts', money.wrong)
    found(DROP_CHAIN, boxes.wrong)
    for await (const id of ledger.roundIds()) if (!rounds.has(id)) found('rounds', neverHappened(id))
    for await (const id of ledger.shoeIds()) if (!shoes.has(id)) found('shoes', neverHappened(id))
    if (wrong.length === 0) found('rounds', await checkListings(ledger))
  }
  return {
    tables: tables.length,
    events,
    rounds: rounds.size,
    shoes: shoes.size,
    people: people.length,
    heads: [...known.values()].flat().length,
    head: houseHead(ends),
    ends,
    wrong,
  }
}

/** The result for broken files, which are not checked further. */
const unreadableResult = (what: string): AuditResult => ({
  tables: 0,
  events: 0,
  rounds: 0,
  shoes: 0,
  people: 0,
  heads: 0,
  head: houseHead(new Map()),
  ends: new Map(),
  wrong: [{ ...refuseInAudit('audit-not-readable', { what }), at: ['database'] }],
})

/** The ends of each chain that are known outside. */
function knownEnds(heads: readonly Heads[]): ReadonlyMap<string, readonly Head[]> {
  const all = heads.flatMap(one => [...one])
  return new Map(
    [...Map.groupBy(all, ([chain]) => chain)].map(([chain, of]) => [chain, of.map(([, head]) => head)]),
  )
}

/** Compares a chain with its ends that are known outside. */
class OutsideEnds {
  readonly #known: readonly Head[]
  readonly #of: 'events' | 'entries'
  #reached = 0
  #wrong: Refusal | undefined

  constructor(known: readonly Head[] = [], of: 'events' | 'entries' = 'events') {
    this.#known = known
    this.#of = of
  }

  pass({ version, hash }: Head): void {
    this.#reached = version
    if (this.#known.some(head => head.version === version && head.hash !== hash))
      this.#wrong ??= { ...refuseInAudit('audit-another-end'), at: [this.#of, version] }
  }

  /** The fault, if the chain does not go through every known end. */
  get wrong(): Refusal | undefined {
    const last = Math.max(...this.#known.map(({ version }) => version), 0)
    if (last <= this.#reached) return this.#wrong
    return this.#wrong ?? { ...refuseInAudit('audit-cut-off'), at: [this.#of, this.#reached + 1] }
  }
}

/** Checks the hashes of a chain; returns the first fault. */
async function checkChain(
  ledger: Ledger,
  chain: string,
  pass: (row: EventRow) => void,
): Promise<Refusal | undefined> {
  let before: EventRow | undefined
  let version = 0
  try {
    for await (const row of ledger.chain(chain)) {
      version++
      for (const one of checkedEvents(chain, before, [row])) {
        pass(one)
        before = one
      }
    }
  } catch (error) {
    if (!(error instanceof TamperedError)) throw error
    return { ...refuseInAudit('audit-not-as-written'), at: ['events', version] }
  }
  return undefined
}
