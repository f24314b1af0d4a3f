import { gameAtTable } from '../family/at-table.ts'
import type { Library } from '../family/library.ts'
import { isRefusal, type Refusal, unwrap } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { Table } from '../table/table.ts'
import type { ChipsCounted } from './chips-moved.ts'
import { byRound, countingEntries } from './counting.ts'
import type { DealtRound, HalfHourTaken } from './dealt-round.ts'
import type { SessionEntry } from './entry.ts'
import { isFaceDown, namedIn, type UnseenCard } from './face-down.ts'
import { HandTable } from './hand-table.ts'
import type { OutOfShoe } from './out-of-shoe.ts'
import { refuseDealt } from './refusals.ts'
import { type DealtSettings, tableSettingsOf } from './settings.ts'
import type { TableCheckpoint } from './table-checkpoint.ts'

/** An entry that contradicts an earlier one after a correction. */
export interface StrandedEntry {
  readonly entry: SessionEntry
  readonly why: Refusal
}

/**
 * The session of a table that a person deals: its settings and its entries, from which everything else is
 * computed. Entries are only ever added. A correction may concern any round: the entries since are played
 * again, and rounds after an unfinished one wait for it.
 */
export class DealtSession {
  readonly settings: DealtSettings
  readonly game: TableGame
  #entries: SessionEntry[] = []
  /** The state of the table at the beginning of each round. */
  #starts: TableCheckpoint[]
  #at: HandTable
  #stranded: readonly StrandedEntry[] = []
  #waiting: readonly SessionEntry[] = []

  private constructor(settings: DealtSettings, game: TableGame, at: HandTable, starts: TableCheckpoint[]) {
    this.settings = settings
    this.game = game
    this.#at = at
    this.#starts = starts
  }

  /** Opens a session with its entries so far. */
  static open(
    settings: DealtSettings,
    library: Library,
    entries: readonly SessionEntry[] = [],
  ): DealtSession | Refusal {
    const game = gameAtTable(tableSettingsOf(settings), library)
    if (isRefusal(game)) return game
    const at = HandTable.open(settings, game)
    if (isRefusal(at)) return at
    const session = new DealtSession(settings, game, at, [at.keep()])
    session.#entries = [...entries]
    if (entries.length > 0) session.#playFrom(1)
    return session
  }

  get entries(): readonly SessionEntry[] {
    return this.#entries
  }

  /** The table now: seats, bank, button, shoe, and the current round. */
  get table(): Table {
    return this.#at.table
  }

  /** The current round, or the one being made up. */
  get number(): number {
    return this.#at.number
  }

  /** The finished rounds, the first first. */
  get rounds(): readonly DealtRound[] {
    return this.#at.rounds
  }

  get halfHours(): readonly HalfHourTaken[] {
    return this.#at.halfHours
  }

  /** The chips brought to the table, taken off it and lying there, where they are counted. */
  get chips(): ChipsCounted | undefined {
    return this.#at.chips
  }

  /** The cards that have left the shoe before this round. */
  get out(): OutOfShoe {
    return this.#at.out
  }

  get cutCardOut(): boolean {
    return this.#at.cutCardOut
  }

  /** The cards of this round that lie face down and that nobody has seen. */
  get unseen(): readonly UnseenCard[] {
    return this.#at.unseen
  }

  /** The cards that must be seen before the next decision, in the order in which they are turned over. */
  get toTurnOver(): readonly UnseenCard[] {
    return this.#at.toTurnOver
  }

  /** The entries that contradict a correction. */
  get stranded(): readonly StrandedEntry[] {
    return this.#stranded
  }

  /** Entries of later rounds that wait until this one is finished again. */
  get waiting(): readonly SessionEntry[] {
    return this.#waiting
  }

  /** The entries that count, in the order in which they are played. */
  get counting(): readonly SessionEntry[] {
    return [...byRound(this.#entries).values()].flat()
  }

  /** Adds an entry. A refused one changes nothing; a known one counts once. */
  add(entry: SessionEntry): Refusal | undefined {
    const known = this.#entries.find(({ id }) => id === entry.id)
    if (known) {
      return JSON.stringify(known) === JSON.stringify(entry) ? undefined : refuseDealt('entry-id-used')
    }
    const of = entry.does.do === 'take-back' ? entry.does.of : entry.instead
    return of === undefined ? this.#enter(entry) : this.#change(entry, of)
  }

  /** A copy of the session, to try a correction on. */
  fork(): DealtSession {
    const at = unwrap(HandTable.open(this.settings, this.game, this.#starts.at(-1)))
    const other = new DealtSession(this.settings, this.game, at, [...this.#starts])
    other.#entries = [...this.#entries]
    other.#stranded = this.#stranded
    other.#playFrom(other.#starts.length)
    return other
  }

  #enter(entry: SessionEntry): Refusal | undefined {
    const { number } = this
    if (entry.round !== number) {
      return refuseDealt('entry-of-another-round', { round: entry.round, now: number })
    }
    // A stand-in gives way to the card itself.
    if (this.#at.standsThere(entry)) return this.#playWith(entry)
    const refusal = this.#at.take(entry, () => namedIn(byRound([...this.#entries, entry]).get(number) ?? []))
    if (refusal) return refusal
    this.#entries.push(entry)
    if (this.number > number) {
      this.#starts[number] = this.#at.keep()
      if (this.#waiting.length > 0) this.#playFrom(this.number)
    }
    return undefined
  }

  #change(entry: SessionEntry, of: string): Refusal | undefined {
    const changed = this.#entries.find(({ id }) => id === of)
    if (!changed) return refuseDealt('no-such-entry')
    if (!countingEntries(this.#entries).has(of)) return refuseDealt('taken-back-already')
    const isInstead = entry.does.do !== 'take-back'
    if (entry.round !== changed.round || (isInstead && changed.does.do === 'take-back'))
      return refuseDealt('takes-no-place')
    return this.#playWith(entry, isFaceDown(changed))
  }

  /** `isTurned`: a face-down card is turned over, and must not be one that a later entry names. */
  #playWith(entry: SessionEntry, isTurned = false): Refusal | undefined {
    const before = new Set(this.#stranded.map(one => one.entry.id))
    this.#entries.push(entry)
    this.#playFrom(entry.round)
    const stranded = this.#stranded.find(
      ({ entry: { id, does } }) => id === entry.id || (isTurned && does.do === 'card' && !before.has(id)),
    )
    if (!stranded) return undefined
    this.#entries.pop()
    this.#playFrom(entry.round)
    return stranded.why
  }

  /** Plays everything again from the beginning of a round. */
  #playFrom(first: number): void {
    const from = Math.min(first, this.#starts.length)
    const rounds = byRound(this.#entries)
    const last = Math.max(from, ...rounds.keys())
    const at = unwrap(HandTable.open(this.settings, this.game, this.#starts[from - 1]))
    this.#at = at
    this.#starts = this.#starts.slice(0, from)
    const stranded = this.#stranded.filter(({ entry }) => entry.round < from)
    for (let round = from; round <= last && at.number === round; round++) {
      const entries = rounds.get(round) ?? []
      const named = () => namedIn(entries)
      for (const entry of entries) {
        // The rest of a round that is over belongs to no other round.
        const why =
          at.number === round
            ? at.take(entry, named)
            : refuseDealt('entry-of-another-round', { round, now: at.number })
        if (why) stranded.push({ entry, why })
      }
      if (at.number > round) this.#starts.push(at.keep())
    }
    this.#stranded = stranded
    this.#waiting = [...rounds.values()].flat().filter(({ round }) => round > at.number)
  }
}
