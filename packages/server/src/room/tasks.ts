import {
  type Ask,
  type Asked,
  askedSeat,
  askFor,
  type Input,
  isRefusal,
  missingIn,
  type NewShoe,
  reserveOf,
  type Seated,
  seatedAs,
  seatedAt,
  seatedIn,
  seedOf,
  type Table,
  type TableCommand,
  type TableState,
  type Thinking,
  whose,
} from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import type { Task } from './agenda.ts'
import { company, departure, refills } from './bot-comings.ts'
import { botAnswer, botMove } from './bots.ts'
import { safeMove } from './safe-move.ts'
import type { Timings } from './timings.ts'

/** Something that a table does by itself when its time comes. */
export interface TableTask extends Task {
  /** Shown to the players as a clock that runs. */
  readonly clock?: Clock['for']
  /** A person has let the time run out. */
  readonly missedBy?: string
  /** Makes up this round with these players. */
  readonly makesUp?: string
  /** The last milliseconds of it are that person's time bank. */
  readonly reserve?: number
  commands(): TableCommand[]
  /** What is done when that is refused. */
  readonly givesUp?: TableCommand | undefined
}

/** Whoever keeps a table, as far as its plans ask. */
export interface Keeper {
  readonly id: string
  /** Nobody has opened the table for themselves and others. */
  readonly isOfTheHouse: boolean
  readonly timings: Timings
  now(): number
  random(): number
  /** A shoe that has not been committed to before. */
  newShoe(): NewShoe
  /** A person with a socket open. */
  here(player: string): boolean
  /** How often in a row a person has let the time run out. */
  missed(player: string): number
  /** How often this round was made up with these players and came to nothing. */
  madeUp(of: string): number
  /** Somebody is here who may rule. */
  isRun(): boolean
  /** What pages take to lay out what has just happened, in milliseconds. */
  reveal(): number
  /** When a decision that was under way before this process took the table up was first asked for. */
  askedAt(key: string): number | undefined
}

/** Everything that will happen at a table if nobody does anything. */
export function tasksOf(table: Table, keeper: Keeper): TableTask[] {
  return [...phaseTasks(table, keeper), ...rotationTask(table, keeper), ...companyTask(table, keeper)]
}

/** Others must have had the player-dealer position by then; a round that is on is played to its end. */
function rotationTask(table: Table, { now }: Keeper): TableTask[] {
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

function phaseTasks(table: Table, keeper: Keeper): TableTask[] {
  switch (table.state.phase) {
    case 'idle':
      return table.ready ? [nextRound(table, keeper)] : refilling(table, keeper)
    case 'making-up':
      return makingUp(table, keeper)
    case 'round':
      return decisions(table, keeper)
  }
}

/** Somebody is called to a seat, or a seat is held no longer. */
export function seatTasks(table: Table, keeper: Keeper): TableTask[] {
  const now = keeper.now()
  const at = table.callsAt(now)
  if (at === undefined) return []
  // What is due keeps its key, whatever else happens at the table: it is done once, and soon.
  const key = at > now ? `call ${at}` : 'call'
  return [{ key, after: Math.max(0, at - now), commands: () => [{ do: 'call', now: keeper.now() }] }]
}

function thinks({ timings, random }: Keeper): number {
  const [least, most] = timings.bot
  return Math.round(least + random() * (most - least))
}

/** No clock runs while the cards are still being laid out. */
const laidOut = ({ timings, reveal }: Keeper): number => Math.round(timings.reveal * reveal())

/** One person plays here, perhaps among bots. Who has just sat down does not know yet that everybody waits. */
function isLone({ state }: Table, { here }: Keeper): boolean {
  const people = seatedAt(state.seats).filter(({ bot, player }) => !bot && here(player))
  return people.length === 1 && people.every(({ played = 0 }) => played > 0)
}

/** A result stays until it was read, the longer the more lines it has; the only person at a table says when. */
function pauseAfter(table: Table, keeper: Keeper): number {
  const { pause, line, alone } = keeper.timings
  if (pause === 0) return 0
  if (!table.state.last) return Math.min(pause, BEFORE_THE_FIRST)
  if (isLone(table, keeper)) return Math.max(pause, alone)
  const log = table.finished?.view('public').log ?? []
  const lines = log.filter(({ type }) => type === 'settled' || type === 'won').length
  return laidOut(keeper) + pause + Math.min(lines, MOST_LINES) * line
}

/** There is no result to read before the first round. */
const BEFORE_THE_FIRST = 2_000

/** Nobody reads more lines than these between two rounds. */
const MOST_LINES = 20

/** Nobody took the position, or nobody bet: those who sit there are asked again, but less and less often. */
function pauseInVain({ timings }: Keeper, times: number): number {
  return times === 0 ? 0 : Math.min(timings.pause * 2 ** (times - 1), MOST_IN_VAIN)
}

/** So often at least somebody is asked who sits there. */
const MOST_IN_VAIN = 60_000

function nextRound(table: Table, keeper: Keeper): TableTask {
  const { state, part } = table
  const makesUp = `${state.rounds} ${seatedIn(state.seats).map(({ player }) => player)}`
  const times = keeper.madeUp(makesUp)
  const before = state.last && part.pauses === 'before-making-up' ? pauseAfter(table, keeper) : 0
  const pause = Math.max(before, pauseInVain(keeper, times))
  return {
    key: `next ${state.rounds} ${times} ${isLone(table, keeper)}`,
    after: pause,
    makesUp,
    ...(pause > 0 ? { clock: 'next' } : {}),
    commands: () => [
      { do: 'time', now: keeper.now() },
      ...refills(table),
      ...departure(table, keeper.timings.stays),
      { do: 'next', shoe: keeper.newShoe() },
    ],
  }
}

/** One player has won everything: the bots buy in again, and the game goes on. */
function refilling(table: Table, keeper: Keeper): TableTask[] {
  if (refills(table).length === 0) return []
  return [{ key: `refill ${table.state.rounds}`, after: thinks(keeper), commands: () => refills(table) }]
}

/** Nobody waits for ever at a table of the house. */
function companyTask(table: Table, { isOfTheHouse, timings, here }: Keeper): TableTask[] {
  if (!isOfTheHouse || !company(table, here)) return []
  const commands = () => [company(table, here)].filter(one => one !== undefined)
  return [{ key: `company ${seatedAt(table.state.seats).length}`, after: timings.company, commands }]
}

/** Somebody who is asked something before the deal. */
interface Waiting extends Asked {
  readonly who: Seated
}

function waitingFor({ state, part }: Table): Waiting[] {
  return part.due().asked.flatMap(asked => {
    const who = state.seats[asked.seat]
    return who ? [{ ...asked, who }] : []
  })
}

/** Who is asked answers or lets the time run out; then the cards are dealt. */
function makingUp(table: Table, keeper: Keeper): TableTask[] {
  if (table.isDrawing) return [drawing(table, keeper)]
  const { rounds } = table.state
  const { deal } = table.part.due()
  const answers = waitingFor(table).flatMap(waiting => answering(table, waiting, keeper))
  if (deal === 'not-yet') return answers
  if (deal === 'never')
    return [...answers, { key: `stop ${rounds}`, after: 0, commands: () => [{ do: 'stop' }] }]
  return [...answers, dealing(table, keeper)]
}

function answering(table: Table, { who, answered, otherwise }: Waiting, keeper: Keeper): TableTask[] {
  const { stage } = table.part.face()
  const { player, bot } = who
  const key = `${stage} ${table.state.rounds} ${player}`
  if (bot) {
    if (answered) return []
    return [
      {
        key,
        after: thinks(keeper),
        commands: () => [botAnswer(table, who, keeper.random)],
        // A table of which every bot is refused would wait for ever; where somebody has wagered, it deals without this one.
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
      after: keeper.here(player) ? keeper.timings[stage] : keeper.timings.absent,
      clock: stage,
      commands: () => [{ do: 'own', player, own: otherwise }],
    },
  ]
}

function dealing(table: Table, keeper: Keeper): TableTask {
  const { stage } = table.part.face()
  const { timings } = keeper
  const rest = {
    commands: () => [...takenBack(table, keeper), dealCommand(table, keeper)],
    givesUp: { do: 'stop' },
  } as const
  const key = `deal ${table.state.rounds}`
  const { id, again } = table.shoe ?? {}
  const seals = isSealing(table, keeper)
  const orSeals = (key: string, after: number) =>
    seals && after < timings.sealing ? { key: `${key} seals`, after: timings.sealing } : { key, after }
  if (again) return { ...orSeals(`${key} ${id}`, 0), ...rest }
  if (stage === 'pause') {
    const after = pauseAfter(table, keeper)
    return { ...orSeals(`${key} ${isLone(table, keeper)}`, after), clock: 'next', ...rest }
  }
  const people =
    waitingFor(table).some(({ who }) => !who.bot && keeper.here(who.player)) || isToCut(table, keeper)
  return people
    ? { ...orSeals(`${key} people`, timings[stage]), clock: stage, ...rest }
    : { ...orSeals(key, timings.bot[1]), ...rest }
}

/** The seals are closed: they are opened in time, or all is drawn again. */
function drawing(table: Table, keeper: Keeper): TableTask {
  const { shoe, state } = table
  if (!shoe) throw new Error('nothing is drawn')
  const { id, drawnFor } = shoe
  if (missingIn(shoe).length > 0) {
    return {
      key: `opening ${id}`,
      after: keeper.timings.opening,
      commands: () => [{ do: 'redraw', shoe: keeper.newShoe() }],
    }
  }
  const commands = (): TableCommand[] =>
    drawnFor === undefined
      ? [dealCommand(table, keeper)]
      : [{ do: 'free-hand', player: drawnFor, ...dealtWith(state, keeper.id, keeper.now()) }]
  return { key: `drawn ${id}`, after: 0, commands, givesUp: { do: 'stop' } }
}

const hasSealed = ({ shoe }: Table, { name }: Seated): boolean =>
  shoe?.drawing?.sealed.some(one => one.name === name) ?? false

/** Somebody is here whose page can still seal a text. */
const isSealing = (table: Table, { here }: Keeper): boolean =>
  seatedAt(table.state.seats).some(
    who => !who.away && here(who.player) && !isRefusal(table.maySeal(who)) && !hasSealed(table, who),
  )

/** Who has sealed and is gone could not open. */
const takenBack = (table: Table, { here }: Keeper): TableCommand[] =>
  seatedAt(table.state.seats)
    .filter(who => hasSealed(table, who) && !here(who.player))
    .map(({ player }) => ({ do: 'unseal', player }))

/** The player-dealer is here, and has not cut the new shoe yet. */
function isToCut(table: Table, { here }: Keeper): boolean {
  const { bank } = table.part.face()
  const who = bank?.seat === undefined ? undefined : table.state.seats[bank.seat]
  return who !== undefined && !who.bot && here(who.player) && !isRefusal(table.mayCut(who))
}

/** Deals at once: the bots that still think make up their minds. */
export function dealNow(table: Table, keeper: Keeper): TableCommand[] {
  const late = waitingFor(table).filter(({ who, answered }) => who.bot && !answered)
  return [
    ...late.map(({ who }) => botAnswer(table, who, keeper.random)),
    ...takenBack(table, keeper),
    dealCommand(table, keeper),
  ]
}

function dealCommand({ state }: Table, { id, now }: Keeper): TableCommand {
  return { do: 'deal', ...dealtWith(state, id, now()) }
}

/** What a round is dealt with: its name, the seed of its shoe, and when that is. */
export function dealtWith({ shoe, rounds }: TableState, table: string, now: number) {
  if (!shoe) throw new Error('no shoe is committed to')
  return { id: `${table}.${rounds + 1}`, seed: seedOf(shoe.shuffle), now }
}

function decisions(table: Table, keeper: Keeper): TableTask[] {
  const awaiting = table.round?.awaiting
  if (awaiting?.kind === 'settlement') return [settlement(table, keeper)]
  if (awaiting?.kind !== 'decision') return []
  return awaiting.asked.flatMap(ask => {
    const seated = ownerOf(table, ask)
    return seated ? [decision(table, ask, seated, keeper)] : []
  })
}

/** Everything is decided; where somebody could still rule, the chips wait a little. */
function settlement({ state }: Table, keeper: Keeper): TableTask {
  const { timings } = keeper
  const after = keeper.isRun() && timings.settlement > 0 ? laidOut(keeper) + timings.settlement : 0
  return {
    key: `settle ${state.round?.id} ${state.round?.inputs.length} ${after > 0}`,
    after,
    ...(after > 0 ? { clock: 'settlement' } : {}),
    commands: () => [{ do: 'input', input: { kind: 'settle' } }],
    givesUp: { do: 'void' },
  }
}

/** Who answers an ask. */
const ownerOf = ({ state }: Table, ask: Ask): Seated | undefined =>
  ask.by === undefined
    ? state.seats[askedSeat(ask)]
    : Object.values(state.seats).find(({ name }) => name === ask.by)

function decision(table: Table, ask: Ask, seated: Seated, keeper: Keeper): TableTask {
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
    const after = Math.round(thinks(keeper) / (isForced(ask) ? FORCED_FASTER : 1))
    return { key, after, commands: () => [answer(botMove)], givesUp: { do: 'void' } }
  }
  if (leaving) {
    // Nobody waits for the time that was planned for one who was still there.
    return { key: `${key} leaving`, after: 0, commands: () => [answer(safeMove)], givesUp: { do: 'void' } }
  }
  // Who was asked before the card room was away is on the way back.
  const here = keeper.here(player) || keeper.askedAt(key) !== undefined
  const thinking = thinkingAt(table, keeper)
  if (ask.offer) {
    // Nobody has to answer: the others are not kept waiting for long, and silence is no miss.
    const whole = here ? laidOut(keeper) + Math.round(thinking.decision / OFFER_FASTER) : 0
    const { after } = takenUp(key, { after: whole, reserve: 0 }, keeper)
    return { key, after, clock: 'decision', commands: () => [answer(safeMove)] }
  }
  const bank = here ? reserveOf(table.state, thinking, player) : 0
  const whole = bank + (here ? laidOut(keeper) + thinking.decision : keeper.timings.absent)
  const { after, reserve } = takenUp(key, { after: whole, reserve: bank }, keeper)
  return {
    key,
    after,
    clock: 'decision',
    missedBy: player,
    ...(reserve > 0 ? { reserve } : {}),
    commands: () => [
      answer(safeMove),
      ...(reserve > 0 ? [{ do: 'use-time', player, left: 0 } as const] : []),
      // Whoever has gone away since this was planned is away already.
      ...(seatedAs(table.state.seats, player)?.away || (here && keeper.missed(player) < MISSES)
        ? []
        : [awayCommand(player)]),
    ],
  }
}

/** A decision's name among all of its table: the same as long as the same is asked. */
export function decisionKey(round: string, inputs: readonly Input[], ask: Ask): string {
  const before = inputs.filter(input => isMoveOf(input, ask)).length
  return `move ${round} ${whose(ask)} ${before} ${ask.options.map(option => option.move)}`
}

/** How long a decision may take, and how much of that is its player's time bank. */
interface Allowed {
  readonly after: number
  readonly reserve: number
}

/**
 * The clock belongs to the table: a decision that was under way when another process took the table up has what is
 * left of its time. Whoever was cut off meanwhile has a moment to find out, which no time bank pays for.
 */
function takenUp(key: string, whole: Allowed, keeper: Keeper): Allowed {
  const since = keeper.askedAt(key)
  if (since === undefined) return whole
  const after = whole.after - Math.max(0, keeper.now() - since)
  const least = Math.min(AT_LEAST, whole.after)
  return after < least ? { after: least, reserve: 0 } : { ...whole, after }
}

/** What one has at least for a decision in which the card room was away. */
const AT_LEAST = 5_000

/** How long one may think at this table. */
const thinkingAt = ({ settings }: Table, { timings: { decision, reserve, refill } }: Keeper): Thinking =>
  settings.thinking ?? { decision, reserve, refill }

/** What a move that comes now has taken of its player's time bank. */
export function timeUsed(
  planned: Iterable<{ readonly task: TableTask; readonly due: number }>,
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

/** An offer is open for a part of the time of a decision. */
const OFFER_FASTER = 3
/** A move without a choice needs less thought. */
const FORCED_FASTER = 3

const isForced = ({ options: [only, ...others], offer }: Ask): boolean =>
  !offer && only !== undefined && others.length === 0 && !only.cents && (only.cards?.from.length ?? 1) === 1

/** Who lets the time run out so often in a row is not dealt in any more. */
const MISSES = 2

const awayCommand = (player: string): TableCommand => ({ do: 'away', player, away: true })

const isMoveOf = (input: Input, ask: Ask): boolean =>
  input.kind === 'move' && input.seat === ask.seat && input.hand === ask.hand && input.by === ask.by
