import { type Library, type Refusal, within } from '@cardroom/engine'
import type { Head } from '../store/chain.ts'
import { checked, type EventRow } from '../store/checked.ts'
import { type Heads, houseHead } from '../store/heads.ts'
import type { Ledger } from '../store/ledger.ts'
import { PEOPLE, personText } from '../store/people-chain.ts'
import { type Person, Tampered } from '../store/store.ts'
import { difference, wrongInBooks } from './refuse.ts'
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
  const of = await ledger.count()
  const known = knownEnds(heads)
  const wrong: Refusal[] = []
  const otherwise: Refusal[] = []
  const ends = new Map<string, Head>()
  const rounds = new Set<string>()
  const shoes = new Set<string>()
  const tables = await ledger.tables()
  let events = 0
  const found = (chain: string, what: Refusal | undefined) => {
    if (what) wrong.push(within<never>([chain], what))
  }
  for (const table of tables) {
    const { id } = table
    const outside = new Outside([...(known.get(id) ?? []), ...(table.end ? [table.end] : [])])
    const look = new TableAudit(table, ledger, library, key, {
      event(row) {
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
    found(id, played ?? outside.wrong)
  }
  for (const chain of known.keys()) {
    const isThere = chain === PEOPLE || tables.some(({ id }) => id === chain)
    if (!isThere) found(chain, wrongInBooks('audit-table-gone'))
  }
  const people = await ledger.people()
  const outside = new Outside(known.get(PEOPLE))
  found(
    PEOPLE,
    (await checkPeople(ledger, people, row => {
      ends.set(PEOPLE, { version: row.version, hash: row.hash })
      outside.pass(row)
    })) ?? outside.wrong,
  )
  // At a table where something is wrong, not everything was looked at.
  if (wrong.length === 0) {
    for await (const id of ledger.roundIds()) if (!rounds.has(id)) found('rounds', invented(id))
    for await (const id of ledger.shoeIds()) if (!shoes.has(id)) found('shoes', invented(id))
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

const invented = (id: string): Refusal => ({ ...wrongInBooks('audit-never-happened'), at: [id] })

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
  #reached = 0
  #wrong: Refusal | undefined

  constructor(known: readonly Head[] = []) {
    this.#known = known
  }

  pass({ version, hash }: EventRow): void {
    this.#reached = version
    if (this.#known.some(head => head.version === version && head.hash !== hash))
      this.#wrong ??= { ...wrongInBooks('audit-another-end'), at: ['events', version] }
  }

  /** Nothing, if the chain goes through every end that is known. */
  get wrong(): Refusal | undefined {
    const last = Math.max(...this.#known.map(({ version }) => version), 0)
    if (last <= this.#reached) return this.#wrong
    return this.#wrong ?? { ...wrongInBooks('audit-cut-off'), at: ['events', this.#reached + 1] }
  }
}

/** Everybody's entry is the one that was written last. */
async function checkPeople(
  ledger: Ledger,
  people: readonly Person[],
  pass: (row: EventRow) => void,
): Promise<Refusal | undefined> {
  const last = new Map<string, string>()
  let before: EventRow | undefined
  let version = 0
  try {
    for await (const row of ledger.chain(PEOPLE)) {
      version++
      for (const one of checked(PEOPLE, before, [row])) {
        last.set((JSON.parse(one.event) as Person).id, one.event)
        pass(one)
      }
      before = row
    }
  } catch (error) {
    if (!(error instanceof Tampered)) throw error
    return { ...wrongInBooks('audit-not-as-written'), at: ['events', version] }
  }
  // A folder of before there was such a chain.
  if (!before) return undefined
  for (const person of people) {
    const written = last.get(person.id)
    if (written === undefined) return invented(person.name)
    const wrong = difference(JSON.parse(personText(person)), JSON.parse(written), [person.name])
    if (wrong) return wrong
    last.delete(person.id)
  }
  const [gone] = last.keys()
  return gone === undefined ? undefined : { ...wrongInBooks('audit-missing'), at: [gone] }
}
