import type { Library } from '@cardroom/engine'
import type { CageEvent, DropEvent } from '@cardroom/protocol'
import { applyToDrop, type DropState, dayAt, emptyDrop, shiftAt } from '@cardroom/room'
import { CAGE_CHAIN, cageTransfers, DROP_CHAIN, dealtChain, dropTransfers } from '@cardroom/room/store'
import type { Head } from '../store/chain.ts'
import { checkedEvents, type EventRow } from '../store/checked-events.ts'
import { readEvent } from '../store/event-migrations.ts'
import type { Ledger } from '../store/ledger.ts'
import { type JournalEntry, journalEntry, postingsOf } from './entry.ts'
import { handJournal } from './hand-journal.ts'
import { type SavedTableJournal, TableJournal } from './table-journal.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

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

/** The journal of a hand-dealt table up to an entry and a number of pulled boxes. */
interface HandReading {
  readonly end: number
  readonly boxes: number
  readonly entries: readonly JournalEntry[]
}

/** The stored state of a journal. The house's own short chains are read anew. */
export interface SavedJournal {
  readonly ends: readonly (readonly [chain: string, end: Head])[]
  readonly tables: readonly (readonly [table: string, journal: SavedTableJournal])[]
  readonly hands: readonly (readonly [session: string, reading: HandReading])[]
}

/**
 * Derives the entries of a house's books from its chains: the transfers of every event, and the wins and losses
 * inside each table. Checks every event against its chain. Reading again goes on where it was.
 */
export class Journal {
  readonly #library: Library
  readonly #drop = emptyDrop()
  readonly #times = new ShiftTimes(this.#drop)
  readonly #tables = new Map<string, TableJournal>()
  readonly #hands: Map<string, HandReading>
  /** The last event read of each chain. */
  readonly #ends: Map<string, Head>
  /**
   * Up to which event of shifts and boxes the entries were made before; earlier events are read only for their state.
   */
  readonly #droppedBefore: number
  #letOthers = yieldToEventLoop()
  /** The number of events read so far. */
  read = 0

  constructor(library: Library, saved?: SavedJournal) {
    this.#library = library
    this.#hands = new Map(saved?.hands)
    this.#ends = new Map(saved?.ends)
    this.#droppedBefore = this.#ends.get(DROP_CHAIN)?.version ?? 0
    this.#ends.delete(DROP_CHAIN)
    for (const [id, journal] of saved?.tables ?? []) this.#journalOf(id, journal)
  }

  save(): SavedJournal {
    return {
      ends: [...this.#ends].map(([chain, { version, hash }]) => [chain, { version, hash }]),
      tables: [...this.#tables].map(([id, journal]) => [id, journal.save()]),
      hands: [...this.#hands],
    }
  }

  /** The entries of hand-dealt tables, which may still change. */
  get byHand(): readonly JournalEntry[] {
    return [...this.#hands.values()].flatMap(({ entries }) => entries)
  }

  /** The shift of the box with the fees of an event; nothing until it is pulled. */
  shiftOfBox(table: string, version: number): string | undefined {
    const box = this.#drop.at.get(table)?.find(({ pulled }) => pulled.event.upTo >= version)
    return box?.pulled.event.shift
  }

  /** The shift of fees that are still on a table: the open one, or the day. */
  shiftNow(day: string): string {
    return this.#drop.open ?? day
  }

  async *readOn(
    ledger: Ledger,
    progress?: (what: string, done: number, of: number) => void,
  ): AsyncGenerator<JournalEntry> {
    this.#letOthers = yieldToEventLoop()
    const dropped: { readonly row: EventRow; readonly event: DropEvent }[] = []
    for await (const row of this.#eventsOf(ledger, DROP_CHAIN)) {
      const event = JSON.parse(row.event) as DropEvent
      applyToDrop(this.#drop, { version: row.version, at: row.at, event })
      this.#times.note(event, row.at)
      if (row.version > this.#droppedBefore) dropped.push({ row, event })
    }
    for (const { row, event } of dropped) yield* dropEntries(this.#drop, row, event)
    yield* this.#cage(ledger)
    const of = progress ? await ledger.count() : 0
    let events = 0
    for (const { id } of await ledger.tables()) {
      const journal = this.#journalOf(id)
      for await (const row of this.#eventsOf(ledger, id)) {
        yield* journal.take(readEvent(row.event), row.at)
        events++
        progress?.(id, events, of)
      }
    }
    await this.#readHands(ledger)
  }

  async *#cage(ledger: Ledger): AsyncGenerator<JournalEntry> {
    for await (const { version, at, event: text } of this.#eventsOf(ledger, CAGE_CHAIN)) {
      const event = JSON.parse(text) as CageEvent
      const [day, shift] = [dayAt(this.#drop, at), this.#times.at(at)]
      const heading = { at, day, chain: CAGE_CHAIN, version, what: event.type, shift } as const
      for (const one of cageTransfers(event)) yield journalEntry(heading, postingsOf(one))
    }
  }

  #journalOf(id: string, saved?: SavedTableJournal): TableJournal {
    const known = this.#tables.get(id)
    if (known) return known
    const drop = this.#drop
    const journal = new TableJournal(
      id,
      (version, at, isFee) => {
        const day = dayAt(drop, at)
        if (!isFee) return { day, shift: this.#times.at(at) }
        const shift = this.shiftOfBox(id, version)
        return shift === undefined ? { day, shift: this.shiftNow(day), stands: true } : { day, shift }
      },
      saved,
    )
    this.#tables.set(id, journal)
    return journal
  }

  /** Reads the sessions with new entries or newly pulled boxes. */
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
      await this.#letOthers()
    }
  }

  async *#eventsOf(ledger: Ledger, chain: string): AsyncGenerator<EventRow> {
    await this.#letOthers()
    let before = this.#ends.get(chain)
    for await (const row of ledger.chain(chain, before?.version)) {
      for (const one of checkedEvents(chain, before, [row])) {
        yield one
        before = one
        this.#ends.set(chain, one)
        this.read++
        await this.#letOthers()
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
    yield journalEntry(
      { at, day: dayAt(drop, at), chain: DROP_CHAIN, version, what: event.type, shift, table },
      postings,
    )
}

/** The shift at a moment; the day where none was open. */
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
