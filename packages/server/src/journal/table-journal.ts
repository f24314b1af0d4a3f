import type { Cents, Input, Seat, TableEvent, TableSettings } from '@cardroom/engine'
import { Flows, isBot } from '@cardroom/room'
import { isWallet, personOf, type TableTransfer, tableAccount } from '@cardroom/room/store'
import { BOTS_PERSON, type JournalEntry, journalEntry, type Posting, postingsOf } from './entry.ts'

type DealtSetup = Pick<Extract<TableEvent, { type: 'dealt' }>, 'setup' | 'accounts'>
type AboutTable = Pick<JournalEntry, 'game' | 'schedule'>

/** The stored state of a table's journal. */
export interface SavedTableJournal {
  readonly version: number
  readonly sitting: Flows['sitting']
  readonly seated: readonly (readonly [Seat, string])[]
  readonly providers: readonly string[]
  readonly about: AboutTable
  readonly dealt?: DealtSetup
  readonly rulings: readonly string[]
}

/** Finds the day and shift of an event. */
export type TimesOf = (
  version: number,
  at: number,
  isFee: boolean,
) => Pick<JournalEntry, 'day' | 'shift' | 'stands'>

/**
 * Makes the journal entries of one table: the transfers between accounts, and the wins and losses inside the table's.
 */
export class TableJournal {
  readonly #table: string
  readonly #flows: Flows
  readonly #timesOf: TimesOf
  readonly #seated: Map<Seat, string>
  readonly #providers: Set<string>
  #about: AboutTable
  #dealt: DealtSetup | undefined
  #rulings: readonly string[]
  #version: number

  /** `saved`: the state to go on from. */
  constructor(table: string, timesOf: TimesOf, saved?: SavedTableJournal) {
    this.#table = table
    this.#version = saved?.version ?? 0
    this.#flows = Flows.from(table, this.#version, saved?.sitting ?? [])
    this.#timesOf = timesOf
    this.#seated = new Map(saved?.seated)
    this.#providers = new Set(saved?.providers)
    this.#about = saved?.about ?? {}
    this.#dealt = saved?.dealt
    this.#rulings = saved?.rulings ?? []
  }

  save(): SavedTableJournal {
    return {
      version: this.#version,
      sitting: this.#flows.sitting,
      seated: [...this.#seated],
      providers: [...this.#providers],
      about: this.#about,
      ...(this.#dealt ? { dealt: this.#dealt } : {}),
      rulings: this.#rulings,
    }
  }

  take(event: TableEvent, at: number): JournalEntry[] {
    this.#version++
    const transfers = this.#flows.take(event)
    const made = this.#make(event, at, transfers)
    this.#note(event)
    return made
  }

  #make(event: TableEvent, at: number, transfers: readonly TableTransfer[]): JournalEntry[] {
    switch (event.type) {
      case 'finished': {
        const nets = Object.entries(event.net).map(([player, cents]) => this.#result(player, cents))
        const rulings = this.#rulings
        const ruled = rulings.length > 0 ? { rulings } : {}
        const heading = { ...this.#heading(at, 'round', transfers), round: event.id, ...ruled }
        const counts = { rounds: 1, ruled: rulings.length > 0 ? 1 : 0 }
        return [journalEntry(heading, [...nets, ...fees(transfers)], counts)]
      }
      case 'voided': {
        const heading = { ...this.#heading(at, 'round-voided', transfers), round: event.id }
        return [journalEntry(heading, [], { voided: 1 })]
      }
      case 'collected': {
        const paid = event.fees.map(({ seat, cents }) => this.#paid(seat, cents))
        return [journalEntry(this.#heading(at, 'collection', transfers), [...paid, ...fees(transfers)])]
      }
      case 'paid': {
        const paid = [this.#paid(event.seat, event.cents), ...fees(transfers)]
        return [journalEntry(this.#heading(at, 'collection', transfers), paid)]
      }
      default:
        return transfers.map(one => {
          const isOwn = isWallet(one.from) || isWallet(one.to)
          const person = isOwn ? (personOf(one.from) ?? personOf(one.to)) : BOTS_PERSON
          return journalEntry(this.#heading(at, one.why, transfers), postingsOf(one, person))
        })
    }
  }

  #note(event: TableEvent): void {
    switch (event.type) {
      case 'opened':
      case 'set':
        this.#about = aboutTable(event.settings)
        return
      case 'sat':
        this.#seated.set(event.seat, event.player)
        if (event.provider) this.#providers.add(event.player)
        return
      case 'moved':
        this.#seated.set(event.to, this.#seated.get(event.seat)!)
        this.#seated.delete(event.seat)
        return
      case 'dealt':
        this.#dealt = { setup: event.setup, accounts: event.accounts }
        this.#rulings = []
        return
      case 'input':
        if (isRuling(event.input)) this.#rulings = [...this.#rulings, event.input.name]
        return
    }
  }

  #heading(at: number, what: JournalEntry['what'], transfers: readonly TableTransfer[]) {
    const version = this.#version
    const times = this.#timesOf(version, at, fees(transfers).length > 0)
    return { at, ...times, chain: this.#table, version, what, table: this.#table, ...this.#about }
  }

  #result(player: string, cents: Cents): Posting {
    const { setup, accounts = {} } = this.#dealt ?? {}
    const bank = bankIn(setup)
    const as = bank !== undefined && accounts[`${bank}`] === player ? 'player-dealer' : 'player'
    const provider = this.#providers.has(player) ? ({ provider: true } as const) : {}
    return { account: tableAccount(this.#table), cents, person: nameOf(player), as, rounds: 1, ...provider }
  }

  #paid(seat: Seat, cents: Cents): Posting {
    return { account: tableAccount(this.#table), cents: -cents, person: nameOf(this.#seated.get(seat) ?? '') }
  }
}

const nameOf = (player: string): string => (isBot(player) ? BOTS_PERSON : player)

const isRuling = (input: Input): input is Extract<Input, { kind: 'ruling' }> => input.kind === 'ruling'

/** The fees among transfers. */
const fees = (transfers: readonly TableTransfer[]): Posting[] =>
  transfers.flatMap(({ to, cents, why }) =>
    why === 'collection' || why === 'jackpot' ? [{ account: to, cents, fund: why }] : [],
  )

function aboutTable({ game, schedule }: TableSettings): AboutTable {
  return { game, ...(schedule === undefined ? {} : { schedule: scheduleKey(schedule) }) }
}

/** A schedule as one text, where several options are in force together. */
export const scheduleKey = (schedule: string | number | readonly (string | number)[]): string =>
  Array.isArray(schedule) ? schedule.join(' ') : String(schedule)

/** The seat of the player-dealer, in games that have one. */
export function bankIn(setup: object | undefined): Seat | undefined {
  if (!setup || !('bank' in setup)) return undefined
  const { bank } = setup
  if (typeof bank !== 'object' || bank === null || !('seat' in bank)) return undefined
  return typeof bank.seat === 'number' ? bank.seat : undefined
}
