import {
  gameAtTable,
  isRefusal,
  type Library,
  Table,
  type TableCommand,
  type TableLog,
  type TableSettings,
  unwrap,
} from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { PlayedTable, typeOfEvent } from '@cardroom/testing'
import { english } from '@cardroom/words/en'
import { expect } from 'vitest'

export const library = await openRulebook()
const buyIn = { min: 1_000, max: 1_000_000, usual: 100_000 }

export const baccarat: TableSettings = {
  game: 'comstock/ez-baccarat-panda-8',
  title: 'Baccarat',
  limits: { min: 500, max: 20_000 },
  setup: {},
  buyIn,
}
export const holdem: TableSettings = {
  game: 'outlaws/texas-holdem',
  title: 'Hold’em',
  setup: { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] },
  buyIn,
}
export const pan: TableSettings = {
  game: 'players/pan',
  title: 'Pan',
  schedule: ['rates/3', 'rates/6'],
  setup: { chip: 100, ante: 100 },
  buyIn,
}

export const open = (settings: TableSettings, kept: TableLog = {}): Table =>
  unwrap(Table.open(settings, unwrap(gameAtTable(settings, library)), kept))

/** A table with these players; bots play its rounds. */
export const at = (
  settings: TableSettings,
  names: readonly string[] = [],
  from: Library = library,
): TableAtHand => new TableAtHand(settings, from, names)

/** A table of the test-kit with refusals as English sentences. A refusal changes nothing. */
export class TableAtHand extends PlayedTable {
  override do(command: TableCommand): string[] | string {
    const before = JSON.stringify(this.table.save())
    const done = this.take(command)
    if (!isRefusal(done)) return done.map(typeOfEvent)
    expect(JSON.stringify(this.table.save())).toBe(before)
    return english.refusal(done)
  }

  /** Gives a command that only the game's family has. */
  own(player: string, own: object): string[] | string {
    return this.do({ do: 'own', player, own })
  }

  bankOf(player: string, wager: number): string[] | string {
    return this.own(player, { do: 'bank', wager })
  }

  wagersOf(player: string, ...wagers: { on: string; amount: number; seat?: number }[]): string[] | string {
    return this.own(player, { do: 'wager', wagers })
  }

  /** The seat that the player-dealer position is offered to. */
  get offeredTo(): number | undefined {
    return this.table.part.face().bank?.offeredTo
  }

  nameAt(seat: number | undefined): string {
    return this.table.state.seats[seat ?? 0]!.name
  }

  stacks(): Record<string, number> {
    return Object.fromEntries(Object.values(this.table.state.seats).map(({ name, stack }) => [name, stack]))
  }

  total(): number {
    return Object.values(this.stacks()).reduce((sum, stack) => sum + stack, 0)
  }

  /** The table as another machine would build it from the events. */
  rebuilt(): Table {
    return this.open({ events: JSON.parse(JSON.stringify(this.events)) })
  }
}
