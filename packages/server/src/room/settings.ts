import {
  type Game,
  gameAtTable,
  isRefusal,
  type Library,
  type Refusal,
  seatedAt,
  Table,
  type TableCommand,
  type TableSettings,
} from '@cardroom/engine'
import { type Betting, type Schedule, type Span, scheduleName } from '@cardroom/engine/collection'
import type { TableChoice, TableOptions } from '@cardroom/protocol'
import { printedLimit } from './printed-limit.ts'
import { refuseInRoom } from './refuse.ts'

/** Every schedule option that a game was filed with. */
export type Filed = (game: string) => readonly Schedule[]

/** What the smallest bet at a table of play money should be near to. */
const FIVE_DOLLARS = 500

/**
 * The settings of a table: what was asked for, and for the rest what fits a game of play money — a filed
 * schedule option with limits near five dollars, if one lets every number of players play.
 */
export function settingsFor(
  id: string,
  options: TableOptions,
  library: Library,
  filed: Filed,
): TableSettings | Refusal {
  const game = library.game(id)
  if (isRefusal(game)) return game
  if (options.schedule !== undefined || options.limits || options.stakes) {
    const chosen = options.schedule === undefined ? undefined : library.schedules(id, options.schedule)
    if (isRefusal(chosen)) return chosen
    const choice = choiceWith(game, options, chosen)
    return isRefusal(choice) ? choice : (trial(choice.settings, library) ?? choice.settings)
  }
  let last: Refusal | undefined
  for (const settings of candidates(game, options, filed(id))) {
    last = trial(settings, library)
    if (!last) return settings
  }
  return last ?? refuseInRoom('cannot-be-played', { game: id })
}

/** What a game's filed options offer to one who opens a table: each with the table that it would make. */
export function tableChoices(game: Game, filed: readonly Schedule[]): TableChoice[] {
  return inBands(filed).flatMap((schedules): TableChoice[] => {
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

/** Where an option does not say. */
const ALL_BETTING: readonly Betting[] = ['limit', 'pot-limit', 'no-limit']

/** Settings with each of the filed options, those with the most suitable limits first; in the end without any. */
function candidates(game: Game, options: TableOptions, filed: readonly Schedule[]): TableSettings[] {
  const distance = ({ smallest }: Choice) => Math.abs(Math.log(smallest / FIVE_DOLLARS))
  const choices = (schedules: readonly (readonly Schedule[] | undefined)[]): Choice[] =>
    schedules.flatMap(one => {
      const choice = choiceWith(game, options, one)
      return isRefusal(choice) ? [] : [choice]
    })
  const underOption = choices(inBands(filed)).sort((a, b) => distance(a) - distance(b))
  return [...underOption, ...choices([undefined])].map(({ settings }) => settings)
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
  const usual = game.usual(options, schedules?.[0])
  if (isRefusal(usual)) return usual
  const { smallest, ...own } = usual
  const { title = game.rules.name, readings } = options
  const [first, ...more] = schedules?.map(scheduleName) ?? []
  return {
    settings: {
      game: game.rules.id,
      title,
      ...(first === undefined ? {} : { schedule: more.length === 0 ? first : [first, ...more] }),
      ...(readings ? { readings } : {}),
      ...own,
    },
    smallest,
  }
}

/** Tries the table with every number of players, and says why a round would not start. */
function trial(settings: TableSettings, library: Library): Refusal | undefined {
  const game = gameAtTable(settings, library)
  if (isRefusal(game)) return game
  for (let players = 2; players <= game.rules.seats.places; players++) {
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
