import {
  type Ask,
  askedSeat,
  askFor,
  type Input,
  reserveOf,
  type SeatedPlayer,
  seatedAs,
  type Table,
  type TableCommand,
  type ThinkingTime,
  writeDecider,
} from '@cardroom/engine'
import { botMove } from './bots.ts'
import { safeMove } from './safe-move.ts'
import { botThinkingTime, revealDelay, type ScheduledTask, type TableServices } from './scheduled-task.ts'

/** The tasks of a round that waits for decisions, or for its settlement. */
export function decisionTasks(table: Table, services: TableServices): ScheduledTask[] {
  const awaiting = table.round?.awaiting
  if (awaiting?.kind === 'settlement') return [settlementTask(table, services)]
  if (awaiting?.kind !== 'decision') return []
  return awaiting.asked.flatMap(ask => {
    const seated = ownerOf(table, ask)
    return seated ? [decisionTask(table, ask, seated, services)] : []
  })
}

/** Settles the round; where the floor could still rule, the chips wait a little. */
function settlementTask({ state }: Table, services: TableServices): ScheduledTask {
  const { timings } = services
  const after = services.isRun() && timings.settlement > 0 ? revealDelay(services) + timings.settlement : 0
  return {
    key: `settle ${state.round?.id} ${state.round?.inputs.length} ${after > 0}`,
    after,
    ...(after > 0 ? { clock: 'settlement' } : {}),
    commands: () => [{ do: 'input', input: { kind: 'settle' } }],
    givesUp: { do: 'void' },
  }
}

/** The player who answers an ask. */
const ownerOf = ({ state }: Table, ask: Ask): SeatedPlayer | undefined =>
  ask.by === undefined
    ? state.seats[askedSeat(ask)]
    : Object.values(state.seats).find(({ name }) => name === ask.by)

function decisionTask(table: Table, ask: Ask, seated: SeatedPlayer, services: TableServices): ScheduledTask {
  const { id, inputs } = table.state.round ?? { id: '', inputs: [] }
  const { player, bot, leaving } = seated
  const key = decisionKey(id, inputs, ask)
  const answer = (choose: typeof botMove): TableCommand => {
    // Others may have changed the bounds since this was planned.
    const awaiting = table.round?.awaiting
    const now = awaiting?.kind === 'decision' ? askFor(awaiting.asked, ask) : undefined
    const { kind: _, by: __, ...move } = choose(table, now ?? ask)
    return { do: 'move', player, move }
  }
  if (bot) {
    const after = Math.round(botThinkingTime(services) / (isForced(ask) ? FORCED_MOVE_SPEEDUP : 1))
    return { key, after, commands: () => [answer(botMove)], givesUp: { do: 'void' } }
  }
  if (leaving) {
    // A leaving player's time is not waited for.
    return { key: `${key} leaving`, after: 0, commands: () => [answer(safeMove)], givesUp: { do: 'void' } }
  }
  // A player who was asked before a restart is on the way back.
  const here = services.here(player) || services.askedAt(key) !== undefined
  const thinking = thinkingAt(table, services)
  if (ask.offer) {
    // An offer needs no answer: the others do not wait long, and silence is no miss.
    const whole = here ? revealDelay(services) + Math.round(thinking.decision / OFFER_SPEEDUP) : 0
    const { after } = resumedAllowance(key, { after: whole, reserve: 0 }, services)
    return { key, after, clock: 'decision', commands: () => [answer(safeMove)] }
  }
  const bank = here ? reserveOf(table.state, thinking, player) : 0
  const whole = bank + (here ? revealDelay(services) + thinking.decision : services.timings.absent)
  const { after, reserve } = resumedAllowance(key, { after: whole, reserve: bank }, services)
  return {
    key,
    after,
    clock: 'decision',
    missedBy: player,
    ...(reserve > 0 ? { reserve } : {}),
    commands: () => [
      answer(safeMove),
      ...(reserve > 0 ? [{ do: 'use-time', player, left: 0 } as const] : []),
      // A player who has gone away since needs no command.
      ...(seatedAs(table.state.seats, player)?.away || (here && services.missed(player) < MAX_MISSES)
        ? []
        : [awayCommand(player)]),
    ],
  }
}

/** Identifies a decision at its table, as long as the same is asked. */
export function decisionKey(round: string, inputs: readonly Input[], ask: Ask): string {
  const before = inputs.filter(input => isMoveOf(input, ask)).length
  return `move ${round} ${writeDecider(ask)} ${before} ${ask.options.map(option => option.move)}`
}

/** How long a decision may take, and how much of that is its player's time bank. */
interface TimeAllowance {
  readonly after: number
  readonly reserve: number
}

/**
 * A decision keeps its clock when another process takes the table over: it has the time that is left. A player who
 * was cut off gets a moment, which the time bank does not pay for.
 */
function resumedAllowance(key: string, whole: TimeAllowance, services: TableServices): TimeAllowance {
  const since = services.askedAt(key)
  if (since === undefined) return whole
  const after = whole.after - Math.max(0, services.now() - since)
  const least = Math.min(MIN_RESUMED_MS, whole.after)
  return after < least ? { after: least, reserve: 0 } : { ...whole, after }
}

/** The least time for a decision after a restart or a change of leader. */
const MIN_RESUMED_MS = 5_000

/** The thinking time at a table. */
const thinkingAt = (
  { settings }: Table,
  { timings: { decision, reserve, refill } }: TableServices,
): ThinkingTime => settings.thinking ?? { decision, reserve, refill }

/** The commands for the part of the time bank that a move now has used. */
export function timeUsed(
  planned: Iterable<{ readonly task: ScheduledTask; readonly due: number }>,
  player: string,
  now: number,
): TableCommand[] {
  for (const { task, due } of planned) {
    if (task.missedBy !== player || task.reserve === undefined) continue
    const left = due - now
    return left < task.reserve ? [{ do: 'use-time', player, left: Math.max(0, left) }] : []
  }
  return []
}

/** An offer is open for the time of a decision divided by this. */
const OFFER_SPEEDUP = 3
/** Divides a bot's thinking time where it has no choice. */
const FORCED_MOVE_SPEEDUP = 3

const isForced = ({ options: [only, ...others], offer }: Ask): boolean =>
  !offer && only !== undefined && others.length === 0 && !only.cents && (only.cards?.from.length ?? 1) === 1

/** A player who misses so many decisions in a row is not dealt in any more. */
const MAX_MISSES = 2

const awayCommand = (player: string): TableCommand => ({ do: 'away', player, away: true })

const isMoveOf = (input: Input, ask: Ask): boolean =>
  input.kind === 'move' && input.seat === ask.seat && input.hand === ask.hand && input.by === ask.by
