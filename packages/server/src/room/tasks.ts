import {
  type Ask,
  type Asked,
  askedSeat,
  askFor,
  type Input,
  isRefusal,
  missingIn,
  type NewShoe,
  type Seated,
  seatedAs,
  seatedAt,
  seedOf,
  type Table,
  type TableCommand,
  type TableState,
  whose,
} from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import type { Task } from './agenda.ts'
import { botMove } from './bots.ts'
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

/** Whoever keeps a table, as far as its plans ask. */
export interface Keeper {
  readonly id: string
  readonly timings: Timings
  now(): number
  random(): number
  /** A shoe that has not been committed to before. */
  newShoe(): NewShoe
  /** A person with a socket open. */
  here(player: string): boolean
  /** How often in a row a person has let the time run out. */
  missed(player: string): number
  /** Somebody is here who may rule. */
  isRun(): boolean
}

/** Everything that will happen at a table if nobody does anything. */
export function tasksOf(table: Table, keeper: Keeper): TableTask[] {
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

function nextRound(table: Table, keeper: Keeper): TableTask {
  const { state, part } = table
  const pause = state.last && part.pauses === 'before-making-up' ? keeper.timings.pause : 0
  return {
    key: `next ${state.rounds}`,
    after: pause,
    ...(pause > 0 ? { clock: 'next' } : {}),
    commands: () => [
      { do: 'time', now: keeper.now() },
      ...refills(table),
      { do: 'next', shoe: keeper.newShoe() },
    ],
  }
}

/** One player has won everything: the bots buy in again, and the game goes on. */
function refilling(table: Table, keeper: Keeper): TableTask[] {
  if (refills(table).length === 0) return []
  return [{ key: `refill ${table.state.rounds}`, after: thinks(keeper), commands: () => refills(table) }]
}

/** Bots never run out of play money. */
function refills({ state, settings }: Table): TableCommand[] {
  const { usual } = settings.buyIn
  return seatedAt(state.seats)
    .filter(({ bot, stack }) => bot && stack < usual / 2)
    .map(({ player, stack }) => ({ do: 'chips', player, cents: usual - stack }))
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
    return [{ key, after: thinks(keeper), commands: () => [botAnswer(table, who, keeper)] }]
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

const botAnswer = ({ part }: Table, who: Seated, { random }: Keeper): TableCommand => ({
  do: 'own',
  player: who.player,
  own: part.answer(who, random),
})

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
  if (stage === 'pause') return { ...orSeals(key, timings.pause), clock: 'next', ...rest }
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
    ...late.map(({ who }) => botAnswer(table, who, keeper)),
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
function settlement({ state }: Table, { timings, isRun }: Keeper): TableTask {
  const after = isRun() ? timings.settlement : 0
  return {
    key: `settle ${state.round?.id} ${state.round?.inputs.length} ${after}`,
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
  const before = inputs.filter(input => isMoveOf(input, ask)).length
  const key = `move ${id} ${whose(ask)} ${before} ${ask.options.map(option => option.move)}`
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
  const here = keeper.here(player)
  if (ask.offer) {
    // Nobody has to answer: the others are not kept waiting for long, and silence is no miss.
    const after = here ? Math.round(keeper.timings.decision / OFFER_FASTER) : 0
    return { key, after, clock: 'decision', commands: () => [answer(safeMove)] }
  }
  return {
    key,
    after: here ? keeper.timings.decision : keeper.timings.absent,
    clock: 'decision',
    missedBy: player,
    commands: () => [
      answer(safeMove),
      // Whoever has gone away since this was planned is away already.
      ...(seatedAs(table.state.seats, player)?.away || (here && keeper.missed(player) < MISSES)
        ? []
        : [awayCommand(player)]),
    ],
  }
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
