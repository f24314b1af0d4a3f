import {
  type Game,
  gameAtTable,
  groupedBy,
  isRefusal,
  type Library,
  type Readings,
  type Refusal,
  readingsOf,
  seatedAt,
  supplyOf,
  Table,
  type TableCommand,
  type TableSettings,
} from '@cardroom/engine'
import { type BettingKind, type Schedule, type Span, scheduleName } from '@cardroom/engine/collection'
import { MAX_TITLE_LENGTH, type TableChoice, type TableOptions, tableOptions } from '@cardroom/protocol'
import type { Rulebook } from '@cardroom/rulebook'
import { AS_FILED, regimeFor, regimes, rotationUnder } from '@cardroom/rulebook/regimes'
import { rateCapOf, ratesIn } from '@cardroom/rulebook/sign'
import { refuseInRoom } from '../refusals/refuse.ts'
import { printedLimit } from '../views/printed-limit.ts'

/** Every schedule option that a game was filed with. */
export type FiledSchedules = (game: string) => readonly Schedule[]

/** The smallest bet that a table's default schedule should be near, in cents. */
const PREFERRED_SMALLEST_BET = 500

/**
 * The settings of a table: what was asked for, and for the rest what fits a game of play money — a filed
 * schedule option with limits near five dollars, if one lets every number of players play.
 */
export function settingsFor(
  id: string,
  options: TableOptions,
  library: Pick<Rulebook, 'game' | 'schedules'>,
  filed: FiledSchedules,
): TableSettings | Refusal {
  const game = library.game(id)
  if (isRefusal(game)) return game
  const most = game.rules.seats.places
  if ((options.seats ?? most) > most) return refuseInRoom('seats-bounds', { least: 2, most })
  const readings = readingsOf(game.rules, options.readings)
  if (isRefusal(readings)) return readings
  const regime = options.regime === undefined ? undefined : regimeFor(options.regime, game.rules)
  if (isRefusal(regime)) return regime
  if (options.shuffle === 'sealed' && supplyOf(game.rules, readings) === 'shoe')
    return refuseInRoom('shoe-cannot-stay-sealed', { game: id })
  if (options.schedule !== undefined || options.limits || options.stakes) {
    const chosen = options.schedule === undefined ? undefined : library.schedules(id, options.schedule)
    if (isRefusal(chosen)) return chosen
    const tooMany = chosen && tooManyRates(game, chosen, readings)
    if (tooMany) return tooMany
    const choice = choiceWith(game, options, chosen)
    return isRefusal(choice) ? choice : (tryTable(choice.settings, library) ?? choice.settings)
  }
  let last: Refusal | undefined
  for (const settings of candidates(game, options, filed(id))) {
    last = tryTable(settings, library)
    if (!last) return settings
  }
  return last ?? refuseInRoom('cannot-be-played', { game: id })
}

/** A table has no more collection rates than its filing allows, whatever options are put together for it. */
function tooManyRates(
  { rules, kind }: Game,
  chosen: readonly Schedule[],
  readings: Readings,
): Refusal | undefined {
  const cap = rateCapOf(rules.id, kind)
  const rates = ratesIn(chosen, readings)
  return cap && rates > cap.most ? refuseInRoom('too-many-rates', { rates, ...cap }) : undefined
}

/** The options that lead to these settings. */
export function optionsOf(settings: TableSettings): TableOptions {
  const { title, schedule, limits, readings, thinking, seats, regime, chat, coach, shuffle, setup } = settings
  const known = tableOptions
    .pick({ decks: true, bankAfter: true, stakes: true, blinds: true, ante: true, bringIn: true })
    .loose()
    .parse(setup)
  const { decks, bankAfter, stakes, blinds, ante, bringIn } = known
  return withoutUndefined({
    // A title longer than an option may be is the game's own.
    title: title.length > MAX_TITLE_LENGTH ? undefined : title,
    schedule: typeof schedule === 'object' ? schedule.map(String) : schedule,
    limits:
      limits?.min === undefined || limits.max === undefined
        ? undefined
        : { min: limits.min, max: limits.max },
    readings,
    thinking,
    seats,
    regime,
    chat,
    coach,
    shuffle: shuffle ?? 'opened',
    private: settings.private ? true : undefined,
    decks,
    bankAfter,
    stakes,
    blinds,
    ante,
    bringIn,
  })
}

/** Drops undefined options. */
const withoutUndefined = (
  options: { [K in keyof TableOptions]: TableOptions[K] | undefined },
): TableOptions =>
  tableOptions.parse(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)))

/** The filed schedule options of a game as choices for a new table, each with the table that it leads to. */
export function tableChoices(game: Game, filed: readonly Schedule[]): TableChoice[] {
  return schedulesInForce(filed).flatMap((schedules): TableChoice[] => {
    const choice = choiceWith(game, {}, schedules)
    const [first] = schedules
    if (isRefusal(choice) || !first) return []
    const { limits, setup, buyIn } = choice.settings
    const { limit, betting } = first.option
    return [
      {
        schedule: schedules.map(scheduleName),
        cites: schedules.map(({ option }) => option.cite),
        ...printedLimit(limit),
        buyIn,
        smallest: choice.smallest,
        ...(limits ? { table: limits } : {}),
        ...('stakes' in setup
          ? {
              betting: betting ?? ALL_BETTING,
              bets: hasOneBet(setup.stakes) ? 1 : 2,
              isFixed: limit?.kind === 'limit' || limit?.kind === 'blinds',
            }
          : {}),
      },
    ]
  })
}

const hasOneBet = (stakes: unknown): boolean =>
  typeof stakes === 'object' && stakes !== null && 'bets' in stakes && [stakes.bets].flat().length === 1

/** The kinds of betting where an option names none. */
const ALL_BETTING: readonly BettingKind[] = ['limit', 'pot-limit', 'no-limit']

/** Settings with each of the filed options, those with the most suitable limits first; in the end without any. */
function candidates(game: Game, options: TableOptions, filed: readonly Schedule[]): TableSettings[] {
  const distance = ({ smallest }: Choice) => Math.abs(Math.log(smallest / PREFERRED_SMALLEST_BET))
  const choices = (schedules: readonly (readonly Schedule[] | undefined)[]): Choice[] =>
    schedules.flatMap(one => {
      const choice = choiceWith(game, options, one)
      return isRefusal(choice) ? [] : [choice]
    })
  const underOption = choices(schedulesInForce(filed)).sort((a, b) => distance(a) - distance(b))
  return [...underOption, ...choices([undefined])].map(({ settings }) => settings)
}

/** Options that differ only in the number of players they cover are in force together. */
function schedulesInForce(schedules: readonly Schedule[]): Schedule[][] {
  const groups = groupedBy(schedules, ({ game, option }) =>
    option.players
      ? JSON.stringify([game.document, option.limit, option.betting])
      : scheduleName({ game, option }),
  )
  return [...groups.values()].map(group => {
    const together: Schedule[] = []
    for (const one of group) if (!together.some(other => isOverlapping(one, other))) together.push(one)
    return together
  })
}

function isOverlapping({ option: a }: Schedule, { option: b }: Schedule): boolean {
  const ends = ({ from = 0, to = Number.POSITIVE_INFINITY }: Span) => ({ from, to })
  const [one, other] = [ends(a.players ?? {}), ends(b.players ?? {})]
  return one.from <= other.to && other.from <= one.to
}

interface Choice {
  readonly settings: TableSettings
  /** The smallest bet at such a table. */
  readonly smallest: number
}

function choiceWith(
  game: Game,
  options: TableOptions,
  schedules: readonly Schedule[] | undefined,
): Choice | Refusal {
  const regime = regimes.find(({ id }) => id === options.regime)
  const rotation = regime && rotationUnder(regime)
  const usual = game.usual({ ...options, ...(rotation ? { rotation } : {}) }, schedules?.[0])
  if (isRefusal(usual)) return usual
  const { smallest, ...own } = usual
  const { title = game.rules.name, readings, thinking, seats } = options
  const [first, ...more] = schedules?.map(scheduleName) ?? []
  return {
    settings: {
      game: game.rules.id,
      title,
      ...(first === undefined ? {} : { schedule: more.length === 0 ? first : [first, ...more] }),
      ...(readings ? { readings } : {}),
      ...(thinking ? { thinking } : {}),
      ...(seats === undefined || seats === game.rules.seats.places ? {} : { seats }),
      ...own,
      ...chatSetting(options),
      ...(regime && regime.id !== AS_FILED ? { regime: regime.id } : {}),
      ...(options.coach ? { coach: true } : {}),
      ...((options.shuffle ?? usualShuffle(game)) === 'sealed' ? { shuffle: 'sealed' } : {}),
    },
    smallest,
  }
}

/** The chat setting: free text is for private tables only. */
const chatSetting = ({ chat, private: hidden }: TableOptions): Pick<TableSettings, 'chat'> =>
  chat === 'off' || (chat === 'free' && hidden) ? { chat } : {}

/**
 * The default shuffle: sealed in pot games, where hands are folded unseen; else opened, so that everybody can check
 * it.
 */
const usualShuffle = ({ kind }: Game): 'sealed' | 'opened' => (kind === 'pot' ? 'sealed' : 'opened')

/** Tries a table with every number of players; returns why a round would not start. */
function tryTable(settings: TableSettings, library: Library): Refusal | undefined {
  const game = gameAtTable(settings, library)
  if (isRefusal(game)) return game
  for (let players = 2; players <= (settings.seats ?? game.rules.seats.places); players++) {
    const table = Table.open(settings, game)
    const wrong = isRefusal(table) ? table : tryRound(table, players)
    if (wrong) return wrong
  }
  return undefined
}

/** Everybody sits down and answers as bots do, until the cards are dealt. */
function tryRound(table: Table, players: number): Refusal | undefined {
  const take = (command: TableCommand): Refusal | undefined => {
    const done = table.take(command)
    return isRefusal(done) ? done : undefined
  }
  for (let n = 1; n <= players; n++) {
    const sat = take({ do: 'sit', player: `p${n}`, name: `p${n}` })
    if (sat) return sat
  }
  const begun = take({ do: 'next', shoe: { id: 'trial', commitment: '', secret: '' } })
  if (begun) return begun
  for (;;) {
    const waiting = table.part.due().asked.find(({ answered }) => !answered)
    const who = seatedAt(table.state.seats).find(({ seat }) => seat === waiting?.seat)
    if (!who) return take({ do: 'deal', id: 'trial', seed: '0'.repeat(64), now: 0 })
    const wrong = take({ do: 'own', player: who.player, own: table.part.answer(who, () => 0) })
    if (wrong) return wrong
  }
}
