import type { Library, TableSettings } from '@cardroom/engine'
import type { CageEvent, DropEvent } from '@cardroom/protocol'
import { USUAL_DAY } from '../drop/business-day.ts'
import { applyToDrop, type DropState, dayAt, emptyDrop, shiftAt } from '../drop/state.ts'
import type { Head } from '../store/chain.ts'
import { checked, type EventRow } from '../store/checked.ts'
import { dealtChain } from '../store/dealt.ts'
import { EventReader } from '../store/event-reader.ts'
import { CAGE, DROP } from '../store/house.ts'
import type { Ledger } from '../store/ledger.ts'
import { cageTransfers, dropTransfers, tableAccount } from '../store/transfer.ts'
import { Breath } from './breath.ts'
import { entry, type JournalEntry, postingsOf } from './entry.ts'
import { handJournal } from './hand-journal.ts'
import { type KeptTableJournal, TableJournal } from './table-journal.ts'

export interface JournalOptions {
  readonly ledger: Ledger
  readonly library: Library
  readonly progress?: (what: string, done: number, of: number) => void
}

/** Every entry of a house's books, from the first event on. */
export const journalOf = async function* ({
  ledger,
  library,
  progress,
}: JournalOptions): AsyncGenerator<JournalEntry> {
  const journal = new Journal(library)
  yield* journal.readOn(ledger, progress)
  yield* journal.byHand
}

/** A table as far as its events were read. */
interface Reading {
  readonly journal: TableJournal
  readonly reader: EventReader
}

/** A table dealt by hand as far as it was entered, and so many of its boxes pulled. */
interface HandReading {
  readonly end: number
  readonly boxes: number
  readonly entries: readonly JournalEntry[]
}

/** A journal as far as it was read, as it is kept. What is in no chain of a table is read anew, from few events. */
export interface KeptJournal {
  readonly ends: readonly (readonly [chain: string, end: Head])[]
  readonly adopted: readonly (readonly [table: string, version: number])[]
  readonly tables: readonly (readonly [table: string, journal: KeptTableJournal, settings: TableSettings])[]
  readonly hands: readonly (readonly [session: string, reading: HandReading])[]
}

/**
 * The entries of a house's books, chain by chain: the transfers that are kept beside the events, made anew from these,
 * with who has won and lost inside each table. Every event is checked against its chain. Read again, it goes on where
 * it was.
 */
export class Journal {
  readonly #library: Library
  readonly #drop = emptyDrop(USUAL_DAY)
  readonly #times = new ShiftTimes(this.#drop)
  readonly #adopted: Map<string, number>
  readonly #tables = new Map<string, Reading>()
  readonly #hands: Map<string, HandReading>
  /** Where each chain was read up to. */
  readonly #ends: Map<string, Head>
  /** What follows from the first events of shifts and boxes is known: they are only read for what they make of it. */
  readonly #droppedBefore: number
  #ledger: Ledger | undefined
  #breath = new Breath()
  /** How many events were read by now. */
  read = 0

  constructor(library: Library, kept?: KeptJournal) {
    this.#library = library
    this.#adopted = new Map(kept?.adopted)
    this.#hands = new Map(kept?.hands)
    this.#ends = new Map(kept?.ends)
    this.#droppedBefore = this.#ends.get(DROP)?.version ?? 0
    this.#ends.delete(DROP)
    for (const [id, journal, settings] of kept?.tables ?? []) this.#reading(id, journal, settings)
  }

  save(): KeptJournal {
    return {
      ends: [...this.#ends].map(([chain, { version, hash }]) => [chain, { version, hash }]),
      adopted: [...this.#adopted],
      tables: [...this.#tables].flatMap(
        ([
          id,
          {
            journal,
            reader: { settings },
          },
        ]) => (settings ? [[id, journal.save(), settings] as const] : []),
      ),
      hands: [...this.#hands],
    }
  }

  /** Tables dealt by hand: what is taken back there may still change the last entry of each. */
  get byHand(): readonly JournalEntry[] {
    return [...this.#hands.values()].flatMap(({ entries }) => entries)
  }

  /** The shift of the box that has what fell in with an event of a table; nothing while it stands there. */
  shiftOfBox(table: string, version: number): string | undefined {
    const box = this.#drop.at.get(table)?.find(({ pulled }) => pulled.event.upTo >= version)
    return box?.pulled.event.shift
  }

  /** What still stands on a table belongs to the shift that is on, or to its day. */
  shiftNow(day: string): string {
    return this.#drop.open ?? day
  }

  async *readOn(
    ledger: Ledger,
    progress?: (what: string, done: number, of: number) => void,
  ): AsyncGenerator<JournalEntry> {
    this.#ledger = ledger
    this.#breath = new Breath()
    const dropped: { readonly row: EventRow; readonly event: DropEvent }[] = []
    for await (const row of this.#eventsOf(ledger, DROP)) {
      const event = JSON.parse(row.event) as DropEvent
      applyToDrop(this.#drop, { version: row.version, at: row.at, event })
      this.#times.note(event, row.at)
      if (row.version > this.#droppedBefore) dropped.push({ row, event })
    }
    for (const { row, event } of dropped) yield* dropEntries(this.#drop, row, event)
    yield* this.#cage(ledger)
    const accounts = new Set((await ledger.accounts()).map(({ name }) => name))
    const of = progress ? await ledger.count() : 0
    let events = 0
    for (const { id } of await ledger.tables()) {
      const { journal, reader } = this.#reading(id)
      // What moved before there were accounts is in none.
      const from = accounts.has(tableAccount(id)) ? (this.#adopted.get(id) ?? 0) : Number.POSITIVE_INFINITY
      for await (const row of this.#eventsOf(ledger, id)) {
        const made = journal.take(await reader.read(row), row.at)
        if (row.version > from) yield* made
        events++
        progress?.(id, events, of)
      }
    }
    await this.#readHands(ledger)
  }

  async *#cage(ledger: Ledger): AsyncGenerator<JournalEntry> {
    for await (const { version, at, event: text } of this.#eventsOf(ledger, CAGE)) {
      const event = JSON.parse(text) as CageEvent
      if (event.type === 'adopted') this.#adopted.set(event.table, event.version)
      const [day, shift] = [dayAt(this.#drop, at), this.#times.at(at)]
      const heading = { at, day, chain: CAGE, version, what: event.type, shift } as const
      const table = event.type === 'adopted' ? { table: event.table } : {}
      for (const one of cageTransfers(event)) yield entry({ ...heading, ...table }, postingsOf(one))
    }
  }

  #reading(id: string, kept?: KeptTableJournal, settings?: TableSettings): Reading {
    const known = this.#tables.get(id)
    if (known) return known
    const drop = this.#drop
    const reading = {
      journal: new TableJournal(
        id,
        (version, at, isFee) => {
          const day = dayAt(drop, at)
          if (!isFee) return { day, shift: this.#times.at(at) }
          const shift = this.shiftOfBox(id, version)
          return shift === undefined ? { day, shift: this.shiftNow(day), stands: true } : { day, shift }
        },
        kept,
      ),
      // Events of the oldest form rest on their rounds, whichever reading they come with.
      reader: new EventReader({ round: async round => this.#ledger?.round(round) }, settings),
    }
    this.#tables.set(id, reading)
    return reading
  }

  /** Only those in which something was entered since, or of which a box was pulled. */
  async #readHands(ledger: Ledger): Promise<void> {
    const ends = await ledger.dealtEnds()
    const boxesOf = (id: string) => this.#drop.at.get(dealtChain(id)) ?? []
    const grown = [...this.#drop.sessions].filter(id => {
      const { end = 0, boxes = 0 } = this.#hands.get(id) ?? {}
      return (ends.get(id) ?? 0) !== end || boxesOf(id).length !== boxes
    })
    if (grown.length === 0) return
    for await (const kept of ledger.dealt(grown)) {
      const { id } = kept.session
      const boxes = boxesOf(id)
      const entries = handJournal(kept, boxes, this.#library, at => ({
        day: dayAt(this.#drop, at),
        shift: shiftAt(this.#drop, at),
      }))
      this.#hands.set(id, { end: ends.get(id) ?? 0, boxes: boxes.length, entries })
      await this.#breath.letOthers()
    }
  }

  async *#eventsOf(ledger: Ledger, chain: string): AsyncGenerator<EventRow> {
    await this.#breath.letOthers()
    let before = this.#ends.get(chain)
    for await (const row of ledger.chain(chain, before?.version)) {
      for (const one of checked(chain, before, [row])) {
        yield one
        before = one
        this.#ends.set(chain, one)
        this.read++
        await this.#breath.letOthers()
      }
    }
  }
}

function* dropEntries(drop: DropState, { version, at }: EventRow, event: DropEvent): Generator<JournalEntry> {
  if (event.type !== 'box-pulled' && event.type !== 'box-counted' && event.type !== 'count-corrected') return
  const pulled = event.type === 'box-pulled' ? event : drop.boxes.get(event.box)?.pulled.event
  if (!pulled) return
  const { shift, table } = pulled
  const postings = dropTransfers(event).flatMap(one => postingsOf(one))
  if (postings.length > 0)
    yield entry({ at, day: dayAt(drop, at), chain: DROP, version, what: event.type, shift, table }, postings)
}

/** Which shift was on at a moment; the day, where none was. */
class ShiftTimes {
  readonly #drop: DropState
  readonly #closed: { readonly shift: string; readonly from: number; readonly to: number }[] = []

  constructor(drop: DropState) {
    this.#drop = drop
  }

  note(event: DropEvent, at: number): void {
    if (event.type !== 'shift-closed') return
    const { opened = at } = this.#drop.shifts.get(event.shift) ?? {}
    this.#closed.push({ shift: event.shift, from: opened, to: at })
  }

  at(at: number): string {
    const { open, shifts } = this.#drop
    if (open !== undefined && at >= (shifts.get(open)?.opened ?? 0)) return open
    return this.#closed.findLast(({ from, to }) => from <= at && at <= to)?.shift ?? dayAt(this.#drop, at)
  }
}
