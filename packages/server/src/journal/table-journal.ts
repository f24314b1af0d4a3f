import type { Cents, Input, Seat, TableEvent, TableSettings } from '@cardroom/engine'
import { isBot } from '../room/bots.ts'
import { isWallet, personOf, type TableTransfer, tableAccount } from '../store/transfer.ts'
import { Flows } from '../wallet/flows.ts'
import { BOTS, entry, type JournalEntry, type Posting, postingsOf } from './entry.ts'

type Dealt = Pick<Extract<TableEvent, { type: 'dealt' }>, 'setup' | 'accounts'>
type AboutTable = Pick<JournalEntry, 'game' | 'schedule'>

/** A table as far as its events were read, as it is kept. */
export interface KeptTableJournal {
  readonly version: number
  readonly sitting: Flows['sitting']
  readonly seated: readonly (readonly [Seat, string])[]
  readonly providers: readonly string[]
  readonly about: AboutTable
  readonly dealt?: Dealt
  readonly rulings: readonly string[]
}

/** Which day and shift something belongs to. */
export type TimesOf = (
  version: number,
  at: number,
  isFee: boolean,
) => Pick<JournalEntry, 'day' | 'shift' | 'stands'>

/** The entries of one table: what moves between accounts, and inside the table's who has won it of whom. */
export class TableJournal {
  readonly #table: string
  readonly #flows: Flows
  readonly #timesOf: TimesOf
  readonly #seated: Map<Seat, string>
  readonly #providers: Set<string>
  #about: AboutTable
  #dealt: Dealt | undefined
  #rulings: readonly string[]
  #version: number

  /** `kept`: the table up to some event. */
  constructor(table: string, timesOf: TimesOf, kept?: KeptTableJournal) {
    this.#table = table
    this.#version = kept?.version ?? 0
    this.#flows = Flows.from(table, this.#version, kept?.sitting ?? [])
    this.#timesOf = timesOf
    this.#seated = new Map(kept?.seated)
    this.#providers = new Set(kept?.providers)
    this.#about = kept?.about ?? {}
    this.#dealt = kept?.dealt
    this.#rulings = kept?.rulings ?? []
  }

  save(): KeptTableJournal {
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
        return [entry(heading, [...nets, ...fees(transfers)], counts)]
      }
      case 'voided': {
        const heading = { ...this.#heading(at, 'round-voided', transfers), round: event.id }
        return [entry(heading, [], { voided: 1 })]
      }
      case 'collected': {
        const paid = event.fees.map(({ seat, cents }) => this.#paid(seat, cents))
        return [entry(this.#heading(at, 'collection', transfers), [...paid, ...fees(transfers)])]
      }
      case 'paid': {
        const paid = [this.#paid(event.seat, event.cents), ...fees(transfers)]
        return [entry(this.#heading(at, 'collection', transfers), paid)]
      }
      default:
        return transfers.map(one => {
          const isOwn = isWallet(one.from) || isWallet(one.to)
          const person = isOwn ? (personOf(one.from) ?? personOf(one.to)) : BOTS
          return entry(this.#heading(at, one.why, transfers), postingsOf(one, person))
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

const nameOf = (player: string): string => (isBot(player) ? BOTS : player)

const isRuling = (input: Input): input is Extract<Input, { kind: 'ruling' }> => input.kind === 'ruling'

/** What falls into the box. */
const fees = (transfers: readonly TableTransfer[]): Posting[] =>
  transfers.flatMap(({ to, cents, why }) =>
    why === 'collection' || why === 'jackpot' ? [{ account: to, cents, purse: why }] : [],
  )

function aboutTable({ game, schedule }: TableSettings): AboutTable {
  return { game, ...(schedule === undefined ? {} : { schedule: scheduleName(schedule) }) }
}

/** As it is written in one word, where several options are in force together. */
export const scheduleName = (schedule: string | number | readonly (string | number)[]): string =>
  Array.isArray(schedule) ? schedule.join(' ') : String(schedule)

/** The seat of the player-dealer, in games that have one. */
export function bankIn(setup: object | undefined): Seat | undefined {
  if (!setup || !('bank' in setup)) return undefined
  const { bank } = setup
  if (typeof bank !== 'object' || bank === null || !('seat' in bank)) return undefined
  return typeof bank.seat === 'number' ? bank.seat : undefined
}
