import { gameAtTable } from '../family/at-table.ts'
import type { Library } from '../family/library.ts'
import { granted, isRefusal, type Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { Table } from '../table/table.ts'
import type { ChipsCounted } from './chips-moved.ts'
import { byRound, counting } from './counting.ts'
import type { DealtRound, HalfHourTaken } from './dealt-round.ts'
import type { Entry } from './entry.ts'
import { isFaceDown, namedIn, type Unseen } from './face-down.ts'
import { HandTable } from './hand-table.ts'
import type { KeptTable } from './kept-table.ts'
import type { OutOfShoe } from './out-of-shoe.ts'
import { refuseDealt } from './refusals.ts'
import { type DealtSettings, tableSettingsOf } from './settings.ts'

/** An entry that no longer goes with what was entered before it, since that was changed. */
export interface Stranded {
  readonly entry: Entry
  readonly why: Refusal
}

/**
 * The session of a table that a person deals: what was chosen once, and everything that was entered since, from which
 * all else is computed. Entries are only ever added. One that takes another back, or stands in its place, may concern
 * any round: what was entered since is played again, and rounds after one that is no longer finished wait for it.
 */
export class DealtSession {
  readonly settings: DealtSettings
  readonly game: TableGame
  #entries: Entry[] = []
  /** The table at the beginning of each round that was begun. */
  #starts: KeptTable[]
  #at: HandTable
  #stranded: readonly Stranded[] = []
  #waiting: readonly Entry[] = []

  private constructor(settings: DealtSettings, game: TableGame, at: HandTable, starts: KeptTable[]) {
    this.settings = settings
    this.game = game
    this.#at = at
    this.#starts = starts
  }

  /** A session with everything that was entered so far. */
  static open(
    settings: DealtSettings,
    library: Library,
    entries: readonly Entry[] = [],
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

  get entries(): readonly Entry[] {
    return this.#entries
  }

  /** The table as it is now: seats, bank, button, shoe, and the round that is on. */
  get table(): Table {
    return this.#at.table
  }

  /** The round that is on, or the one that is being made up. */
  get number(): number {
    return this.#at.number
  }

  /** The rounds that are over, the first first. */
  get rounds(): readonly DealtRound[] {
    return this.#at.rounds
  }

  get halfHours(): readonly HalfHourTaken[] {
    return this.#at.halfHours
  }

  /** What was brought to the table, taken off it and lies there, where the players' chips are counted. */
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

  /** Cards of this round that lie face down, and that nobody has seen. */
  get unseen(): readonly Unseen[] {
    return this.#at.unseen
  }

  /** Which of them must be seen before anything else is decided, in the order in which they are turned over. */
  get toTurnOver(): readonly Unseen[] {
    return this.#at.toTurnOver
  }

  /** What no longer fits since something before it was changed. */
  get stranded(): readonly Stranded[] {
    return this.#stranded
  }

  /** Entries of later rounds, which wait until this one is finished again. */
  get waiting(): readonly Entry[] {
    return this.#waiting
  }

  /** The entries that count, in the order in which they are played. */
  get counting(): readonly Entry[] {
    return [...byRound(this.#entries).values()].flat()
  }

  /** Takes one more entry. One that is refused changes nothing; one that is known already counts once. */
  add(entry: Entry): Refusal | undefined {
    const known = this.#entries.find(({ id }) => id === entry.id)
    if (known) {
      return JSON.stringify(known) === JSON.stringify(entry) ? undefined : refuseDealt('entry-id-used')
    }
    const of = entry.does.do === 'take-back' ? entry.does.of : entry.instead
    return of === undefined ? this.#enter(entry) : this.#change(entry, of)
  }

  /** The same session, to try something. */
  fork(): DealtSession {
    const at = granted(HandTable.open(this.settings, this.game, this.#starts.at(-1)))
    const other = new DealtSession(this.settings, this.game, at, [...this.#starts])
    other.#entries = [...this.#entries]
    other.#stranded = this.#stranded
    other.#playFrom(other.#starts.length)
    return other
  }

  #enter(entry: Entry): Refusal | undefined {
    const { number } = this
    if (entry.round !== number) {
      return refuseDealt('entry-of-another-round', { round: entry.round, now: number })
    }
    // What stands for another makes way.
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

  #change(entry: Entry, of: string): Refusal | undefined {
    const changed = this.#entries.find(({ id }) => id === of)
    if (!changed) return refuseDealt('no-such-entry')
    if (!counting(this.#entries).has(of)) return refuseDealt('taken-back-already')
    const isInstead = entry.does.do !== 'take-back'
    if (entry.round !== changed.round || (isInstead && changed.does.do === 'take-back'))
      return refuseDealt('takes-no-place')
    return this.#playWith(entry, isFaceDown(changed))
  }

  /** `isTurned`: what lay face down is no card that was entered elsewhere. */
  #playWith(entry: Entry, isTurned = false): Refusal | undefined {
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
    const at = granted(HandTable.open(this.settings, this.game, this.#starts[from - 1]))
    this.#at = at
    this.#starts = this.#starts.slice(0, from)
    const stranded = this.#stranded.filter(({ entry }) => entry.round < from)
    for (let round = from; round <= last && at.number === round; round++) {
      const entries = rounds.get(round) ?? []
      const named = () => namedIn(entries)
      for (const entry of entries) {
        // What is left of a round that is over by now belongs to no other.
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
