import type { TableEvent } from '@cardroom/engine'
import type { RoundEntry } from '@cardroom/protocol'
import type { Session } from '../store/account-store.ts'
import { entryOf } from '../store/round-entry.ts'
import {
  type Append,
  Conflict,
  type OpenedShoe,
  type Person,
  type RoundQuery,
  type Store,
  type StoredRound,
  type StoredTable,
} from '../store/store.ts'
import { type ChangeLog, NO_CHANGE_LOG, type StoreChange } from './change-log.ts'
import { MemoryAccounts } from './memory-accounts.ts'
import { MemoryDealt } from './memory-dealt.ts'
import { MemoryHouse } from './memory-house.ts'

/** The events of a table, when each was written, and the last snapshot. */
interface TableHistory {
  readonly events: TableEvent[]
  readonly times: number[]
  snapshot?: NonNullable<Append['snapshot']>
}

/**
 * A store for one card room in one process that has no disk, such as a browser's. What it holds is made by its
 * changes; with a change log that keeps them, the same is there when the store is opened again.
 */
export class MemoryStore implements Store {
  readonly house: MemoryHouse
  readonly accounts: MemoryAccounts
  readonly dealt: MemoryDealt
  readonly #changeLog: ChangeLog
  readonly #tables = new Map<string, TableHistory>()
  readonly #rounds = new Map<string, StoredRound>()
  readonly #shoes = new Map<string, OpenedShoe>()
  readonly #people = new Map<string, Person>()

  private constructor(changeLog: ChangeLog) {
    this.#changeLog = changeLog
    const writer = { write: (change: StoreChange) => this.#write(change) }
    this.house = new MemoryHouse(writer, this.#people)
    this.accounts = new MemoryAccounts(writer)
    this.dealt = new MemoryDealt(writer)
  }

  static async open(changeLog = NO_CHANGE_LOG): Promise<MemoryStore> {
    const store = new MemoryStore(changeLog)
    for (const change of await changeLog.read()) store.#make(change)
    return store
  }

  async #write(change: StoreChange): Promise<void> {
    this.#make(change)
    await this.#changeLog.keep(change)
  }

  /** Applies a change completely, or throws and applies nothing. */
  #make(change: StoreChange): void {
    switch (change.do) {
      case 'append':
        this.#append(change.append)
        return
      case 'save-person':
        this.#save(change.person, change.begins)
        return
      case 'change-accounts':
        this.accounts.changed(change.changes)
        return
      case 'use-session':
        this.accounts.usedSession(change.session, change.at)
        return
      case 'use-credential':
        this.accounts.usedCredential(change.credential, change.at, change.counter)
        return
      case 'write-house':
        this.house.written(change.after, change.at, change.events)
        return
      case 'write-drop':
        this.house.dropped(change.after, change.at, change.events)
        return
      case 'begin-dealt':
        this.dealt.begun(change.session)
        return
      case 'append-dealt':
        this.dealt.appended(change.id, change.after, change.entries)
        return
      case 'enter-cage':
        this.house.entered(change.at, change.event, change.moves)
        return
    }
  }

  append(append: Append): Promise<void> {
    // A copy: callers must not change what is stored.
    return this.#write({ do: 'append', append: structuredClone(append) })
  }

  #append({
    table,
    after,
    at,
    events,
    snapshot,
    rounds,
    shoes = [],
    transfers = [],
    house = [],
  }: Append): void {
    const kept = this.#tables.get(table) ?? { events: [], times: [] }
    if (kept.events.length !== after)
      throw new Conflict(`${table} is at ${kept.events.length}, not at ${after}`)
    if (rounds.some(({ id }) => this.#rounds.has(id))) throw new Error('the id of a round is not unique')
    this.house.checkWallets(transfers)
    this.house.moved(table, after === 0, transfers)
    this.house.goOn(at, house)
    kept.events.push(...events)
    kept.times.push(...events.map(() => at))
    if (snapshot) kept.snapshot = snapshot
    this.#tables.set(table, kept)
    for (const round of rounds) this.#rounds.set(round.id, round)
    for (const shoe of shoes) this.#shoes.set(shoe.id, shoe)
  }

  async tables(): Promise<readonly string[]> {
    const open = [...this.#tables].filter(([, { events }]) => events.at(-1)?.type !== 'closed')
    return open.map(([id]) => id)
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const kept = this.#tables.get(table)
    if (!kept) return undefined
    const { events, times, snapshot } = structuredClone(kept)
    const from = snapshot?.version ?? 0
    return {
      opened: openedIn(events),
      ...(snapshot ? { snapshot } : {}),
      events: events.slice(from),
      times: times.slice(from),
    }
  }

  async opened(table: string): Promise<StoredTable['opened']> {
    return openedIn(await this.history(table))
  }

  async history(table: string): Promise<readonly TableEvent[]> {
    return [...(this.#tables.get(table)?.events ?? [])]
  }

  async round(id: string): Promise<StoredRound | undefined> {
    return this.#rounds.get(id)
  }

  async shoe(id: string): Promise<OpenedShoe | undefined> {
    return this.#shoes.get(id)
  }

  async rounds({ table, player, before, limit }: RoundQuery): Promise<readonly RoundEntry[]> {
    const asked = [...this.#rounds.values()].filter(
      round =>
        (table === undefined || round.table === table) &&
        (player === undefined || round.players.includes(player)) &&
        (before === undefined || round.at < before),
    )
    return asked
      .toReversed()
      .toSorted((a, b) => b.at - a.at)
      .slice(0, limit)
      .map(entryOf)
  }

  savePerson(person: Person, begins?: Session): Promise<void> {
    return this.#write({ do: 'save-person', person, ...(begins ? { begins } : {}) })
  }

  #save(person: Person, begins: Session | undefined): void {
    const isTaken = [...this.#people.values()].some(
      ({ id, look }) => look === person.look && id !== person.id,
    )
    if (isTaken) throw new Conflict(`somebody else is ${person.name}`)
    if (begins) this.accounts.changed([{ do: 'begin', session: begins }])
    this.#people.set(person.id, person)
  }

  async personById(id: string): Promise<Person | undefined> {
    return this.#people.get(id)
  }

  async personByLook(look: string): Promise<Person | undefined> {
    return [...this.#people.values()].find(person => person.look === look)
  }

  async probe(): Promise<void> {}

  async close(): Promise<void> {}
}

function openedIn([first]: readonly TableEvent[]): StoredTable['opened'] {
  if (first?.type !== 'opened') throw new Error('a table begins by being opened')
  return first
}
