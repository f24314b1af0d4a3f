import {
  isRefusal,
  missingIn,
  type SeatedPlayer,
  type SeatQuestion,
  seatedAt,
  seatedIn,
  seedOf,
  type Table,
  type TableCommand,
  type TableState,
} from '@cardroom/engine'
import { companyCommand, departureCommands, refillCommands } from './bot-arrivals.ts'
import { botAnswerCommand } from './bots.ts'
import { decisionTasks } from './decision-tasks.ts'
import { botThinkingTime, revealDelay, type ScheduledTask, type TableServices } from './scheduled-task.ts'

/** All tasks of a table's game. */
export function tasksOf(table: Table, services: TableServices): ScheduledTask[] {
  return [...phaseTasks(table, services), ...rotationTask(table, services), ...companyTask(table, services)]
}

/** Checks the rotation of the player-dealer position at its deadline; a running round is played to its end. */
function rotationTask(table: Table, { now }: TableServices): ScheduledTask[] {
  const seen = table.state.phase === 'round' ? undefined : table.rotation(now())
  if (!seen || seen.isOver) return []
  const { by } = seen
  return [
    {
      key: `rotation ${by}`,
      after: Math.max(0, by - now()),
      commands: () => [{ do: 'time', now: Math.max(by, now()) }],
    },
  ]
}

function phaseTasks(table: Table, services: TableServices): ScheduledTask[] {
  switch (table.state.phase) {
    case 'idle':
      return table.ready ? [nextRoundTask(table, services)] : refillTasks(table, services)
    case 'making-up':
      return makingUpTasks(table, services)
    case 'round':
      return decisionTasks(table, services)
  }
}

/** The task that calls a name to a seat, or gives up a held seat. */
export function seatTasks(table: Table, services: TableServices): ScheduledTask[] {
  const now = services.now()
  const at = table.callsAt(now)
  if (at === undefined) return []
  // A due task keeps its key, whatever else happens: it runs once, and soon.
  const key = at > now ? `call ${at}` : 'call'
  return [{ key, after: Math.max(0, at - now), commands: () => [{ do: 'call', now: services.now() }] }]
}

/** Whether a single person plays here, perhaps among bots; a newcomer does not count yet. */
function isLone({ state }: Table, { here }: TableServices): boolean {
  const people = seatedAt(state.seats).filter(({ bot, player }) => !bot && here(player))
  return people.length === 1 && people.every(({ played = 0 }) => played > 0)
}

/** The pause after a round: longer for a longer result; a single person says when to go on. */
function pauseAfter(table: Table, services: TableServices): number {
  const { pause, line, alone } = services.timings
  if (pause === 0) return 0
  if (!table.state.last) return Math.min(pause, FIRST_ROUND_PAUSE_MS)
  if (isLone(table, services)) return Math.max(pause, alone)
  const log = table.finished?.view('public').log ?? []
  const lines = log.filter(({ type }) => type === 'settled' || type === 'won').length
  return revealDelay(services) + pause + Math.min(lines, MAX_RESULT_LINES) * line
}

/** The pause before the first round, which has no result to read. */
const FIRST_ROUND_PAUSE_MS = 2_000

/** The most lines of a result that prolong the pause. */
const MAX_RESULT_LINES = 20

/**
 * The pause after rounds that failed because nobody took the position or bet: players are asked less and less often.
 */
function retryPause({ timings }: TableServices, times: number): number {
  return times === 0 ? 0 : Math.min(timings.pause * 2 ** (times - 1), MAX_RETRY_PAUSE_MS)
}

/** The longest pause after rounds that failed. */
const MAX_RETRY_PAUSE_MS = 60_000

function nextRoundTask(table: Table, services: TableServices): ScheduledTask {
  const { state, part } = table
  const makesUp = `${state.rounds} ${seatedIn(state.seats).map(({ player }) => player)}`
  const times = services.madeUp(makesUp)
  const before = state.last && part.pauses === 'before-making-up' ? pauseAfter(table, services) : 0
  const pause = Math.max(before, retryPause(services, times))
  return {
    key: `next ${state.rounds} ${times} ${isLone(table, services)}`,
    after: pause,
    makesUp,
    ...(pause > 0 ? { clock: 'next' } : {}),
    commands: () => [
      { do: 'time', now: services.now() },
      ...refillCommands(table),
      ...departureCommands(table, services.timings.stays),
      { do: 'next', shoe: services.newShoe() },
    ],
  }
}

/** Lets the bots buy in again where too few players have chips. */
function refillTasks(table: Table, services: TableServices): ScheduledTask[] {
  if (refillCommands(table).length === 0) return []
  return [
    {
      key: `refill ${table.state.rounds}`,
      after: botThinkingTime(services),
      commands: () => refillCommands(table),
    },
  ]
}

/** Lets a bot join a person who waits alone at a table of the house. */
function companyTask(table: Table, { isOfTheHouse, timings, here }: TableServices): ScheduledTask[] {
  if (!isOfTheHouse || !companyCommand(table, here)) return []
  const commands = () => [companyCommand(table, here)].filter(one => one !== undefined)
  return [{ key: `company ${seatedAt(table.state.seats).length}`, after: timings.company, commands }]
}

/** A question to a player before the deal. */
interface PlayerQuestion extends SeatQuestion {
  readonly who: SeatedPlayer
}

function questionsAt({ state, part }: Table): PlayerQuestion[] {
  return part.due().asked.flatMap(asked => {
    const who = state.seats[asked.seat]
    return who ? [{ ...asked, who }] : []
  })
}

/** The tasks while a round is made up: answers in time, or by default; then the deal. */
function makingUpTasks(table: Table, services: TableServices): ScheduledTask[] {
  if (table.isDrawing) return [drawingTask(table, services)]
  const { rounds } = table.state
  const { deal } = table.part.due()
  const answers = questionsAt(table).flatMap(waiting => answerTasks(table, waiting, services))
  if (deal === 'not-yet') return answers
  if (deal === 'never')
    return [...answers, { key: `stop ${rounds}`, after: 0, commands: () => [{ do: 'stop' }] }]
  return [...answers, dealTask(table, services)]
}

function answerTasks(
  table: Table,
  { who, answered, otherwise }: PlayerQuestion,
  services: TableServices,
): ScheduledTask[] {
  const { stage } = table.part.face()
  const { player, bot } = who
  const key = `${stage} ${table.state.rounds} ${player}`
  if (bot) {
    if (answered) return []
    return [
      {
        key,
        after: botThinkingTime(services),
        commands: () => [botAnswerCommand(table, who, services.random)],
        // A refused bot must not hold up the table: it gets the default answer, or the round is stopped.
        get givesUp() {
          if (otherwise) return { do: 'own', player, own: otherwise } as const
          return table.part.due().deal === 'not-yet' ? ({ do: 'stop' } as const) : undefined
        },
      },
    ]
  }
  if (!otherwise || stage === 'pause') return []
  return [
    {
      key,
      after: services.here(player) ? services.timings[stage] : services.timings.absent,
      clock: stage,
      commands: () => [{ do: 'own', player, own: otherwise }],
    },
  ]
}

function dealTask(table: Table, services: TableServices): ScheduledTask {
  const { stage } = table.part.face()
  const { timings } = services
  const rest = {
    commands: () => [...unsealCommands(table, services), dealCommand(table, services)],
    givesUp: { do: 'stop' },
  } as const
  const key = `deal ${table.state.rounds}`
  const { id, again } = table.shoe ?? {}
  const seals = isSealing(table, services)
  const orSeals = (key: string, after: number) =>
    seals && after < timings.sealing ? { key: `${key} seals`, after: timings.sealing } : { key, after }
  if (again) return { ...orSeals(`${key} ${id}`, 0), ...rest }
  if (stage === 'pause') {
    const after = pauseAfter(table, services)
    return { ...orSeals(`${key} ${isLone(table, services)}`, after), clock: 'next', ...rest }
  }
  const people =
    questionsAt(table).some(({ who }) => !who.bot && services.here(who.player)) || isToCut(table, services)
  return people
    ? { ...orSeals(`${key} people`, timings[stage]), clock: stage, ...rest }
    : { ...orSeals(key, timings.bot[1]), ...rest }
}

/** After the seals are closed: all are opened in time, or the shoe is drawn again. */
function drawingTask(table: Table, services: TableServices): ScheduledTask {
  const { shoe, state } = table
  if (!shoe) throw new Error('nothing is drawn')
  const { id, drawnFor } = shoe
  if (missingIn(shoe).length > 0) {
    return {
      key: `opening ${id}`,
      after: services.timings.opening,
      commands: () => [{ do: 'redraw', shoe: services.newShoe() }],
    }
  }
  const commands = (): TableCommand[] =>
    drawnFor === undefined
      ? [dealCommand(table, services)]
      : [{ do: 'free-hand', player: drawnFor, ...dealArguments(state, services.id, services.now()) }]
  return { key: `drawn ${id}`, after: 0, commands, givesUp: { do: 'stop' } }
}

const hasSealed = ({ shoe }: Table, { name }: SeatedPlayer): boolean =>
  shoe?.drawing?.sealed.some(one => one.name === name) ?? false

/** Whether a page is here that can still seal a text. */
const isSealing = (table: Table, { here }: TableServices): boolean =>
  seatedAt(table.state.seats).some(
    who => !who.away && here(who.player) && !isRefusal(table.maySeal(who)) && !hasSealed(table, who),
  )

/** Takes back the seals of players who have left, and could not open them. */
const unsealCommands = (table: Table, { here }: TableServices): TableCommand[] =>
  seatedAt(table.state.seats)
    .filter(who => hasSealed(table, who) && !here(who.player))
    .map(({ player }) => ({ do: 'unseal', player }))

/** Whether the player-dealer is here and may still cut the shoe. */
function isToCut(table: Table, { here }: TableServices): boolean {
  const { bank } = table.part.face()
  const who = bank?.seat === undefined ? undefined : table.state.seats[bank.seat]
  return who !== undefined && !who.bot && here(who.player) && !isRefusal(table.mayCut(who))
}

/** The commands that deal at once, with the answers of bots that are still thinking. */
export function dealNowCommands(table: Table, services: TableServices): TableCommand[] {
  const late = questionsAt(table).filter(({ who, answered }) => who.bot && !answered)
  return [
    ...late.map(({ who }) => botAnswerCommand(table, who, services.random)),
    ...unsealCommands(table, services),
    dealCommand(table, services),
  ]
}

function dealCommand({ state }: Table, { id, now }: TableServices): TableCommand {
  return { do: 'deal', ...dealArguments(state, id, now()) }
}

/** The arguments of a deal: the round's id, the seed of its shoe, and the time. */
export function dealArguments({ shoe, rounds }: TableState, table: string, now: number) {
  if (!shoe) throw new Error('no shoe is committed to')
  return { id: `${table}.${rounds + 1}`, seed: seedOf(shoe.shuffle), now }
}
