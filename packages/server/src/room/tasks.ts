import {
  type Ask,
  askFor,
  type Input,
  isBanked,
  isIn,
  type Seated,
  seedFrom,
  type Table,
  type TableCommand,
  whose,
} from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import type { Task } from './agenda.ts'
import { botBank, botMove, botWagers } from './bots.ts'
import { safeMove } from './safe-move.ts'
import type { Timings } from './timings.ts'

/** Something that a table does by itself when its time comes. */
export interface TableTask extends Task {
  /** Shown to the players as a clock that runs. */
  readonly clock?: Clock['for']
  /** A person has let the time run out. */
  readonly missedBy?: string
  commands(): TableCommand[]
  /** What is done when that is refused. */
  readonly givesUp?: TableCommand
}

/** What the table's surroundings are, as far as its plans ask. */
export interface Surroundings {
  readonly id: string
  readonly timings: Timings
  now(): number
  random(): number
  secret(): { secret: string; commitment: string }
  /** A person with a socket open. */
  here(player: string): boolean
  /** How often in a row a person has let the time run out. */
  missed(player: string): number
}

/** Everything that will happen at a table if nobody does anything. */
export function tasksOf(table: Table, around: Surroundings): TableTask[] {
  switch (table.state.phase) {
    case 'idle':
      return table.ready ? [nextRound(table, around)] : refilling(table, around)
    case 'bank':
      return [answerOffer(table, around)]
    case 'wagers':
      return isBanked(table.game.rules) ? wagering(table, around) : [dealPot(table, around)]
    case 'round':
      return decisions(table, around)
  }
}

function thinks({ timings, random }: Surroundings): number {
  const [least, most] = timings.bot
  return Math.round(least + random() * (most - least))
}

function nextRound(table: Table, around: Surroundings): TableTask {
  const { state, game } = table
  const pause = state.last && isBanked(game.rules) ? around.timings.pause : 0
  return {
    key: `next ${state.rounds}`,
    after: pause,
    ...(pause > 0 ? { clock: 'next' } : {}),
    commands: () => [
      { do: 'time', now: around.now() },
      ...refills(table),
      { do: 'next', ...around.secret() },
    ],
  }
}

/** One player has won everything: the bots buy in again, and the game goes on. */
function refilling(table: Table, around: Surroundings): TableTask[] {
  if (refills(table).length === 0) return []
  return [{ key: `refill ${table.state.rounds}`, after: thinks(around), commands: () => refills(table) }]
}

/** Bots never run out of play money. */
function refills({ state, settings }: Table): TableCommand[] {
  const { usual } = settings.buyIn
  return Object.values(state.seats).flatMap(({ bot, player, stack }) =>
    bot && stack < usual / 2 ? [{ do: 'chips' as const, player, cents: usual - stack }] : [],
  )
}

function answerOffer(table: Table, around: Surroundings): TableTask {
  const { offer, rounds, seats } = table.state
  const { player, bot, stack } = seats[offer!.to]!
  const key = `bank ${rounds} ${offer!.to} ${offer!.declined.length}`
  if (bot) {
    return {
      key,
      after: thinks(around),
      commands: () => [{ do: 'bank', player, wager: botBank(stack) }],
    }
  }
  return {
    key,
    after: around.here(player) ? around.timings.bank : around.timings.absent,
    clock: 'bank',
    commands: () => [{ do: 'bank', player, wager: 0 }],
  }
}

/** Seats that can wager now. */
const bettors = (table: Table): Seated[] =>
  Object.entries(table.state.seats)
    .filter(([seat, seated]) => isIn(seated) && Number(seat) !== table.state.bank?.seat)
    .map(([, seated]) => seated)

const hasWagered = ({ state }: Table, { player }: Seated): boolean =>
  state.wagers.some(wager => wager.player === player)

function wagering(table: Table, around: Surroundings): TableTask[] {
  const { rounds, wagers } = table.state
  const waiting = bettors(table).filter(seated => seated.bot && !hasWagered(table, seated))
  const bots = waiting.map(
    (seated): TableTask => ({
      key: `wager ${rounds} ${seated.player}`,
      after: thinks(around),
      commands: () => [botWager(table, seated, around)],
    }),
  )
  if (wagers.length === 0) return bots
  const people = bettors(table).some(({ bot, player }) => !bot && around.here(player))
  const deal: TableTask = {
    key: `deal ${rounds} ${people}`,
    after: people ? around.timings.wagers : around.timings.bot[1],
    ...(people ? { clock: 'wagers' } : {}),
    commands: () => [dealCommand(table, around)],
    givesUp: { do: 'stop' },
  }
  return [...bots, deal]
}

const botWager = (table: Table, { player }: Seated, around: Surroundings): TableCommand => ({
  do: 'wager',
  player,
  wagers: botWagers(table, around.random),
})

/** Closes the wagers at once: the bots that still think make up their minds. */
export function dealNow(table: Table, around: Surroundings): TableCommand[] {
  const late = bettors(table).filter(seated => seated.bot && !hasWagered(table, seated))
  return [...late.map(seated => botWager(table, seated, around)), dealCommand(table, around)]
}

function dealCommand({ state }: Table, { id, now }: Surroundings): TableCommand {
  const { secret, added } = state.shuffle!
  return { do: 'deal', id: `${id}.${state.rounds + 1}`, seed: seedFrom(secret, added), now: now() }
}

function dealPot(table: Table, around: Surroundings): TableTask {
  const { rounds } = table.state
  if (!table.ready) return { key: `stop ${rounds}`, after: 0, commands: () => [{ do: 'stop' }] }
  return {
    key: `deal ${rounds}`,
    after: around.timings.pause,
    clock: 'next',
    commands: () => [dealCommand(table, around)],
    givesUp: { do: 'stop' },
  }
}

function decisions(table: Table, around: Surroundings): TableTask[] {
  const awaiting = table.round?.awaiting
  if (awaiting?.kind !== 'decision') return []
  return awaiting.asked.flatMap(ask => {
    const seated = ownerOf(table, ask)
    return seated ? [decision(table, ask, seated, around)] : []
  })
}

/** Who answers an ask. */
const ownerOf = ({ state }: Table, ask: Ask): Seated | undefined =>
  ask.by === undefined
    ? state.seats[ask.seat]
    : Object.values(state.seats).find(({ name }) => name === ask.by)

function decision(table: Table, ask: Ask, seated: Seated, around: Surroundings): TableTask {
  const { id, inputs } = table.state.round!
  const { player, bot, leaving } = seated
  const before = inputs.filter(input => isMoveOf(input, ask)).length
  const key = `move ${id} ${whose(ask)} ${before} ${ask.options.map(option => option.move)}`
  const answer = (choose: typeof botMove): TableCommand => {
    // Others may have changed the bounds since this was planned.
    const awaiting = table.round!.awaiting
    const now = awaiting.kind === 'decision' ? askFor(awaiting.asked, ask) : undefined
    const { move, cents, cards, seat, hand, to } = choose(table, now ?? ask)
    return {
      do: 'move',
      player,
      move: {
        seat,
        hand,
        move,
        ...(cents === undefined ? {} : { cents }),
        ...(cards === undefined ? {} : { cards }),
        ...(to === undefined ? {} : { to }),
      },
    }
  }
  if (bot) {
    const after = Math.round(thinks(around) / (isForced(ask) ? FORCED_FASTER : 1))
    return { key, after, commands: () => [answer(botMove)], givesUp: { do: 'void' } }
  }
  if (leaving) return { key, after: 0, commands: () => [answer(safeMove)], givesUp: { do: 'void' } }
  const here = around.here(player)
  if (ask.offer) {
    // Nobody has to answer: the others are not kept waiting for long, and silence is no miss.
    const after = here ? Math.round(around.timings.decision / OFFER_FASTER) : 0
    return { key, after, clock: 'decision', commands: () => [answer(safeMove)] }
  }
  return {
    key,
    after: here ? around.timings.decision : around.timings.absent,
    clock: 'decision',
    missedBy: player,
    commands: () => [
      answer(safeMove),
      ...(seated.away || (here && around.missed(player) < MISSES) ? [] : [awayCommand(player)]),
    ],
  }
}

/** An offer is open for a part of the time of a decision. */
const OFFER_FASTER = 3
/** A move without a choice needs less thought. */
const FORCED_FASTER = 3

const isForced = ({ options, offer }: Ask): boolean =>
  !offer && options.length === 1 && !options[0]!.cents && (options[0]!.cards?.from.length ?? 1) === 1

/** Who lets the time run out so often in a row is not dealt in any more. */
const MISSES = 2

const awayCommand = (player: string): TableCommand => ({ do: 'away', player, away: true })

const isMoveOf = (input: Input, ask: Ask): boolean =>
  input.kind === 'move' && input.seat === ask.seat && input.hand === ask.hand && input.by === ask.by
