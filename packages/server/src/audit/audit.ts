import { type Library, type Refusal, within } from '@cardroom/engine'
import type { CageEvent, DropEvent } from '@cardroom/protocol'
import type { Head } from '../store/chain.ts'
import { checked, type EventRow } from '../store/checked.ts'
import { dealtChain, sessionOf } from '../store/dealt.ts'
import { type Heads, houseHead } from '../store/heads.ts'
import { CAGE, DROP, HOUSE, isTable } from '../store/house.ts'
import type { Ledger } from '../store/ledger.ts'
import { aboutIn, isOver, PEOPLE } from '../store/people-chain.ts'
import { Tampered } from '../store/store.ts'
import { BoxAudit } from './boxes.ts'
import { checkDealt } from './dealt.ts'
import { checkListings } from './listings.ts'
import { MoneyAudit } from './money.ts'
import { checkPeople } from './people.ts'
import { invented, wrongInBooks } from './refuse.ts'
import { TableAudit } from './table.ts'

export interface AuditOptions {
  readonly ledger: Ledger
  readonly library: Library
  /** Where chains are known to have ended, from outside; read before the ledger was opened. */
  readonly heads: readonly Heads[]
  /** Under which the secrets of shuffles are sealed; without it one that is sealed cannot be read. */
  readonly key?: Buffer | undefined
  readonly progress?: (what: string, done: number, of: number) => void
}

export interface Audited {
  readonly tables: number
  readonly events: number
  readonly rounds: number
  readonly shoes: number
  readonly people: number
  /** How many ends of chains were known from outside. */
  readonly heads: number
  /** One hash over the ends of all chains. */
  readonly head: string
  /** The ends themselves. */
  readonly ends: ReadonlyMap<string, Head>
  /** Rounds in older forms that today's rules play otherwise: taken as they were written. */
  readonly otherwise: readonly Refusal[]
  /** What is wrong, the first thing at each table; the place first. */
  readonly wrong: readonly Refusal[]
}

/** Opens nothing. */
const NO_KEY = Buffer.alloc(32)

/** Checks everything that is kept of a house, from the first event on. */
export async function audit({
  ledger,
  library,
  heads,
  key = NO_KEY,
  progress,
}: AuditOptions): Promise<Audited> {
  const flaw = await ledger.flaw()
  if (flaw !== undefined) return unreadable(flaw)
  const of = await ledger.count()
  const known = knownEnds(heads)
  const wrong: Refusal[] = []
  const otherwise: Refusal[] = []
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
  /** A chain of the house's own: its links, and its ends as they are known from outside. */
  const own = async (chain: string, check: (event: string, row: EventRow) => void) => {
    const outside = new Outside(known.get(chain))
    const wrong = await checkChain(ledger, chain, row => {
      ends.set(chain, { version: row.version, hash: row.hash })
      outside.pass(row)
      check(row.event, row)
    })
    found(chain, wrong ?? outside.wrong)
  }
  await own(HOUSE, () => {})
  await own(CAGE, (event, { version, at }) => money.cage(JSON.parse(event) as CageEvent, version, at))
  found(CAGE, await money.compareCage())
  const boxes = new BoxAudit(library)
  await own(DROP, (event, { version, at }) => {
    const dropped = JSON.parse(event) as DropEvent
    money.drop(dropped, version, at)
    boxes.take({ version, at, event: dropped })
  })
  found(DROP, await money.compareDrop())
  for (const table of tables) {
    const { id } = table
    const moved = money.table(id)
    const outside = new Outside([...(known.get(id) ?? []), ...(table.end ? [table.end] : [])])
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
      otherwise: what => otherwise.push(within<never>([id], what)),
    })
    const played = await look.run()
    boxes.table(id, moved.transfers)
    found(id, played ?? outside.wrong ?? moved.wrong ?? (await money.compare(id, moved.transfers)))
  }
  for (const chain of known.keys()) {
    const isThere = !isTable(chain) || tables.some(({ id }) => id === chain)
    if (!isThere) found(chain, wrongInBooks('audit-table-gone'))
  }
  const people = await ledger.people()
  const last = new Map<string, string>()
  await own(PEOPLE, event => {
    if (isOver(event)) last.delete(aboutIn(event))
    else last.set(aboutIn(event), event)
  })
  found(PEOPLE, await checkPeople(ledger, people, last))
  for await (const kept of ledger.dealt()) {
    const { id } = kept.session
    const chain = dealtChain(id)
    const outside = new Outside(known.get(chain), 'entries')
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
    if (id !== undefined && !dealt.has(id)) found(id, new Outside(of, 'entries').wrong)
  }
  // At a table where something is wrong, not everything was looked at.
  if (wrong.length === 0) {
    found('accounts', money.wrong)
    found(DROP, boxes.wrong)
    for await (const id of ledger.roundIds()) if (!rounds.has(id)) found('rounds', invented(id))
    for await (const id of ledger.shoeIds()) if (!shoes.has(id)) found('shoes', invented(id))
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
    otherwise,
    wrong,
  }
}

/** Where the files themselves are broken, what can be read of them says nothing. */
const unreadable = (what: string): Audited => ({
  tables: 0,
  events: 0,
  rounds: 0,
  shoes: 0,
  people: 0,
  heads: 0,
  head: houseHead(new Map()),
  ends: new Map(),
  otherwise: [],
  wrong: [{ ...wrongInBooks('audit-not-readable', { what }), at: ['database'] }],
})

/** What is known from outside of each chain. */
function knownEnds(heads: readonly Heads[]): ReadonlyMap<string, readonly Head[]> {
  const all = heads.flatMap(one => [...one])
  return new Map(
    [...Map.groupBy(all, ([chain]) => chain)].map(([chain, of]) => [chain, of.map(([, head]) => head)]),
  )
}

/** What is known of one chain from outside, while that passes by. */
class Outside {
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
      this.#wrong ??= { ...wrongInBooks('audit-another-end'), at: [this.#of, version] }
  }

  /** Nothing, if the chain goes through every end that is known. */
  get wrong(): Refusal | undefined {
    const last = Math.max(...this.#known.map(({ version }) => version), 0)
    if (last <= this.#reached) return this.#wrong
    return this.#wrong ?? { ...wrongInBooks('audit-cut-off'), at: [this.#of, this.#reached + 1] }
  }
}

/** Whether every event of a chain is what was written. */
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
      for (const one of checked(chain, before, [row])) {
        pass(one)
        before = one
      }
    }
  } catch (error) {
    if (!(error instanceof Tampered)) throw error
    return { ...wrongInBooks('audit-not-as-written'), at: ['events', version] }
  }
  return undefined
}
