import { gameOf, isRefusal, type Rules, type TableSettings } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { type Schedule, scheduleName } from '@cardroom/engine/collection'
import { type FeeLibrary, numberedSeed, playableSchedules } from '@cardroom/engine/random'
import { PlayedTable } from './played-table.ts'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

/** The default settings of a table under a schedule option, or without fees. */
function settingsFor(rules: Rules, schedule: Schedule | undefined): TableSettings | undefined {
  const usual = gameOf(rules).usual({}, schedule)
  if (isRefusal(usual)) return undefined
  const { smallest: _, ...settings } = usual
  return {
    game: rules.id,
    title: rules.name,
    ...(schedule ? { schedule: [scheduleName(schedule)] } : {}),
    ...settings,
  }
}

/**
 * The n-th random table of a game, after this many rounds: under any schedule option that covers its players,
 * or none.
 */
export function tableByChance(rules: Rules, n: number, rounds: number, book: FeeLibrary): PlayedTable {
  const randomness = new Randomness(numberedSeed(n))
  const filed = playableSchedules(rules, book).filter(({ option }) => !option.players)
  const settings = settingsFor(rules, filed[n % (filed.length + 1)]) ?? settingsFor(rules, undefined)
  if (!settings) throw new Error(`there is no usual table of ${rules.id}`)
  const seats = 2 + randomness.below(Math.min(rules.seats.places, NAMES.length) - 1)
  const table = new PlayedTable(settings, book, NAMES.slice(0, seats))
  for (let i = 0; i < rounds && table.table.ready; i++) {
    buyBack(table, settings.buyIn.usual)
    table.round()
  }
  return table
}

/** Tops up players below the buy-in, where that is allowed. */
function buyBack(played: PlayedTable, usual: number): void {
  for (const { player, stack } of Object.values(played.table.state.seats)) {
    if (stack < usual) played.do({ do: 'chips', player, cents: usual - stack })
  }
}
