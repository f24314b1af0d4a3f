import {
  type Betting,
  type Cents,
  isBanked,
  isRefusal,
  type Library,
  limitsOf,
  type Pair,
  type Refusal,
  type RuleSet,
  refuse,
  type Schedule,
  type Span,
  scheduleName,
  spotsOf,
  Table,
  type TableSettings,
} from '@cardroom/engine'
import type { TableOptions } from '@cardroom/protocol'
import { botWagers } from './bots.ts'

/** Where the house has posted nothing and nothing is filed. */
const MINIMUM = 500
const MAXIMUM = 20_000
/** The chip of a game that is played for chips: the collection must leave something of what each puts up. */
const CHIP = 500
/** What an open maximum is posted at. */
const TIMES_MINIMUM = 100

/** Every schedule option that a game was filed with. */
export type Filed = (game: string) => readonly Schedule[]

/**
 * The settings of a table: what was asked for, and for the rest what fits a game of play money — a filed
 * schedule option with limits near five dollars, if one lets every number of players play.
 */
export function settingsFor(
  game: string,
  options: TableOptions,
  library: Library,
  filed: Filed,
): TableSettings | Refusal {
  const found = library.game(game)
  if (isRefusal(found)) return found
  const { rules } = found
  if (options.schedule !== undefined || options.limits || options.stakes) {
    const chosen = options.schedule === undefined ? undefined : library.schedules(game, options.schedule)
    if (isRefusal(chosen)) return chosen
    const settings = settingsWith(rules, options, chosen)
    const wrong = trial(settings, library)
    return wrong ?? settings
  }
  const candidates = inBands(filed(game))
    .map(schedules => settingsWith(rules, options, schedules))
    .sort((a, b) => distance(a) - distance(b))
  let last: Refusal | undefined
  for (const settings of [...candidates, settingsWith(rules, options, undefined)]) {
    last = trial(settings, library)
    if (!last) return settings
  }
  return last ?? refuse(`${game} cannot be played`)
}

/** Options that differ only in the number of players they cover are in force together. */
function inBands(schedules: readonly Schedule[]): Schedule[][] {
  const groups = Map.groupBy(schedules, ({ game, option }) =>
    option.players
      ? JSON.stringify([game.document, option.limit, option.betting])
      : scheduleName({ game, option }),
  )
  return [...groups.values()].map(group => {
    const together: Schedule[] = []
    for (const one of group) if (!together.some(other => overlap(one, other))) together.push(one)
    return together
  })
}

function overlap({ option: a }: Schedule, { option: b }: Schedule): boolean {
  const ends = ({ from = 0, to = Number.POSITIVE_INFINITY }: Span) => ({ from, to })
  const [one, other] = [ends(a.players ?? {}), ends(b.players ?? {})]
  return one.from <= other.to && other.from <= one.to
}

/** How far from five dollars the smallest bet is. */
function distance({ limits, setup }: TableSettings): number {
  const stakes = setup.stakes as { bets?: Cents[] } | undefined
  const smallest =
    limits?.min ?? stakes?.bets?.[0] ?? (setup.blinds as Cents[] | undefined)?.at(-1) ?? MINIMUM
  return Math.abs(Math.log(smallest / MINIMUM))
}

function settingsWith(
  rules: RuleSet,
  options: TableOptions,
  schedules: readonly Schedule[] | undefined,
): TableSettings {
  const { title = rules.name, readings, decks, limits } = options
  const schedule = schedules?.[0]
  const names = schedules?.map(scheduleName) ?? []
  const common = {
    game: rules.id,
    title,
    ...(names.length === 0 ? {} : { schedule: names.length === 1 ? names[0]! : names }),
    ...(readings ? { readings } : {}),
  }
  if (isBanked(rules)) {
    const posted = limits ?? postedLimits(schedule)
    return {
      ...common,
      limits: posted,
      setup: decks === undefined ? {} : { decks },
      buyIn: buyIn(Math.max(posted.max * 10, posted.min * 200)),
    }
  }
  const setup = potSetup(rules, options, schedule)
  return { ...common, setup, buyIn: buyIn(bigBet(setup) * 50, filedBuyIn(rules, setup)) }
}

const buyIn = (usual: Cents, min = Math.ceil(usual / 20)) => ({ min, max: usual * 20, usual })

/** The least that one may sit down with, where a filing counts it in chips. */
function filedBuyIn(rules: RuleSet, { chip }: Record<string, unknown>): Cents | undefined {
  const { buyIn: filed } = rules as { buyIn?: { chips: number } }
  return filed && filed.chips * Number(chip)
}

function postedLimits(schedule: Schedule | undefined): { min: Cents; max: Cents } {
  const printed = schedule ? limitsOf(schedule) : undefined
  if (!printed || isRefusal(printed)) return { min: MINIMUM, max: MAXIMUM }
  const min = Math.max(printed.min ?? MINIMUM, 100)
  return { min, max: printed.max ?? min * TIMES_MINIMUM }
}

/** Stakes, and what brings the first chips in: blinds, or an ante and what the lowest card puts in. */
function potSetup(rules: RuleSet, options: TableOptions, schedule?: Schedule): Record<string, unknown> {
  const { limit, betting } = schedule?.option ?? {}
  const bets = limit?.kind === 'limit' ? limit.bets : limit?.kind === 'limits' ? limit.from : undefined
  const blinds = options.blinds ?? (limit && 'blinds' in limit ? limit.blinds : undefined)
  const small = bets?.[0] ?? options.stakes?.bets?.[0] ?? blinds?.at(-1) ?? MINIMUM
  const stakes = options.stakes ?? stakesOf(bets ?? [small, small * 2], betting)
  const { ante, bringIn } = options
  const opening = (rules as { opening?: { by?: string; puts?: string } }).opening
  if (opening?.by === 'blinds') {
    return { stakes, blinds: blinds ?? [Math.ceil(small / 200) * 100, small], ...(ante ? { ante } : {}) }
  }
  // Played for chips of one value, which each puts up to be dealt in.
  if (opening === undefined) return { chip: ante ?? CHIP, ante: ante ?? CHIP }
  const brings = opening.puts === 'bring-in' ? { bringIn: bringIn ?? Math.ceil(small / 300) * 100 } : {}
  return { stakes, ante: ante ?? Math.ceil(small / 500) * 100, ...brings }
}

/** Figures that lie far apart are the ends of a spread, not a lower and an upper bet. */
function stakesOf([low, high]: Pair, betting: readonly Betting[] | undefined): TableOptions['stakes'] {
  if (betting && !betting.includes('limit')) return { limit: betting.includes('no-limit') ? 'none' : 'pot' }
  return high > low * 4 ? { limit: 'spread', range: [low, high] } : { limit: 'fixed', bets: [low, high] }
}

function bigBet({ stakes, blinds, ante }: Record<string, unknown>): Cents {
  const { bets, range } = (stakes ?? {}) as { bets?: Cents[]; range?: Cents[] }
  return bets?.at(-1) ?? range?.at(-1) ?? ((blinds as Cents[] | undefined)?.at(-1) ?? Number(ante ?? 100)) * 2
}

/** Tries the table with every number of players, and says why a round would not start. */
function trial(settings: TableSettings, library: Library): Refusal | undefined {
  for (let players = 2; ; players++) {
    const table = Table.open(settings, library)
    if (isRefusal(table)) return table
    const { places } = table.game.rules.seats
    if (players > places) return undefined
    const wrong = tryRound(table, players)
    if (wrong) return wrong
  }
}

function tryRound(table: Table, players: number): Refusal | undefined {
  const ids = Array.from({ length: players }, (_, i) => `p${i + 1}`)
  const commands = [
    ...ids.map(player => ({ do: 'sit' as const, player, name: player })),
    { do: 'next' as const, commitment: '', secret: '' },
  ]
  for (const command of commands) {
    const done = table.take(command)
    if (isRefusal(done)) return done
  }
  if (isBanked(table.game.rules)) {
    const spots = spotsOf(table.game)
    if (spots.some(spot => spot.min > spot.max)) return refuse('the limits contradict each other')
    const banked = table.take({ do: 'bank', player: ids[0]!, wager: table.settings.buyIn.usual / 2 })
    if (isRefusal(banked)) return banked
    for (const player of ids.slice(1)) {
      const wagered = table.take({ do: 'wager', player, wagers: botWagers(table, () => 0) })
      if (isRefusal(wagered)) return wagered
    }
  }
  const dealt = table.take({ do: 'deal', id: 'trial', seed: '0'.repeat(64), now: 0 })
  return isRefusal(dealt) ? dealt : undefined
}
