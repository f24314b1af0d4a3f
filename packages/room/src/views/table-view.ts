import {
  heldUntil,
  type OwnSeen,
  type Round,
  type Seat,
  type SeatedPlayer,
  type Table,
  type TableFace,
  type View,
  waitingAt,
} from '@cardroom/engine'
import type { Phase, RoundFinished, RoundStep, SeatView, Sign, TableView, You } from '@cardroom/protocol'
import { regimes } from '@cardroom/rulebook/regimes'
import { chipsBehind } from '../drive/chips-behind.ts'
import { shoeSeen, shuffleSeen } from '../drive/shoe.ts'
import type { TableHost } from '../drive/table-host.ts'
import { mayOf } from './may.ts'

/** The viewer, and the actions that they may take. */
export function youOf(
  host: TableHost,
  { id, name }: { id: string; name: string },
  who: SeatedPlayer | undefined,
): You {
  const { seat, bought } = who ?? {}
  return {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(bought === undefined ? {} : { bought }),
    may: mayOf(host, id, who),
  }
}

/** The part of a table's view that all viewers share. */
export type CommonView = Omit<TableView, 'you' | 'round' | 'last' | 'steps'>

/** The shared view after moves in a round, and nothing else. */
export function commonAfterMoves(host: TableHost, now: number, before: CommonView): CommonView {
  const { table, clock } = host
  const round = table.round?.view('public')
  const seats = before.seats.map(seat => {
    const seated = table.state.seats[seat.seat]
    const stack = round && seated ? chipsBehind(round, table, seated) : seat.stack
    return stack === seat.stack ? seat : { ...seat, stack }
  })
  const { clock: _, shoe, ...rest } = before
  return {
    ...rest,
    version: table.state.version,
    seats,
    ...(clock ? { clock: { ...clock, now } } : {}),
    floor: host.floor.view(now),
    ...(shoe && table.state.shoe ? { shoe: shoeSeen(table, table.state.shoe) } : {}),
  }
}

export function commonView(host: TableHost, now: number): CommonView {
  const { table, clock } = host
  const { state, settings, game, part } = table
  const { rules } = game
  const face = part.face()
  const { bank, buttons, wagers, fees } = face
  return {
    id: host.id,
    title: settings.title,
    game: rules.id,
    name: rules.name,
    family: rules.family,
    kind: game.kind,
    phase: phaseOf(table),
    version: state.version,
    seats: seatViews(host, face),
    sign: signOf(table),
    ...regimeSeen(table, now),
    ...(settings.readings ? { readings: settings.readings } : {}),
    ...(settings.private ? { word: settings.private.word, lookingOn: host.lookingOn } : {}),
    chat: settings.chat ?? 'phrases',
    ...(settings.coach ? { coach: true } : {}),
    ...(bank ? { bank } : {}),
    buttons,
    wagers,
    ...(fees ? { fees } : {}),
    ...(clock ? { clock: { ...clock, now } } : {}),
    waiting: waitingAt(state).map(({ player: _, ...one }) => one),
    buyIn: settings.buyIn,
    ...timeCollectionView(table, now),
    news: table.news,
    floor: host.floor.view(now),
    shuffle: shuffleSeen(table),
    ...(state.shoe ? { shoe: shoeSeen(table, state.shoe) } : {}),
  }
}

/** The running round or the last one, as a viewer may see it. */
export function roundsSeen(
  { table, last, reveal: noted }: TableHost,
  viewer: Seat | 'public',
): Pick<TableView, 'round' | 'last' | 'steps'> {
  const { state, round } = table
  const came = noted.of(viewer)
  const steps = came.length > 0 ? { steps: came } : {}
  if (round && state.round) return { round: { id: state.round.id, view: viewTold(round, viewer) }, ...steps }
  if (!last) return {}
  const { id, ...rest } = last
  return { last: { id, ...lastView(table, viewer), ...rest }, ...steps }
}

/** A seat's differences from the public view of the running or last round, and of its steps. */
export interface OwnSight {
  readonly view: OwnSeen
  readonly steps: ReadonlyMap<number, RoundStep>
}

export function ownSeen({ table, reveal }: TableHost, seat: Seat): OwnSight {
  const round = table.round ?? (isLyingThere(table) ? table.finished : undefined)
  return { view: round?.own(seat) ?? NOTHING_OWN, steps: reveal.own(seat) }
}

const NOTHING_OWN: OwnSeen = { piles: new Map(), log: new Map() }

/** A viewer's view of a round. What it awaits is the public part: decisions stand in `you` only. */
export function viewTold(round: Round, viewer: Seat | 'public'): View {
  const view = round.view(viewer)
  const { awaiting } = round.view('public')
  return view.awaiting === awaiting ? view : { ...view, awaiting }
}

/** The view of a finished round, until the next is made up. */
function lastView(table: Table, viewer: Seat | 'public'): Pick<RoundFinished, 'view'> {
  return table.finished && isLyingThere(table) ? { view: table.finished.view(viewer) } : {}
}

function isLyingThere(table: Table): boolean {
  const phase = phaseOf(table)
  return phase === 'pause' || phase === 'waiting'
}

export function phaseOf({ state, ready, part }: Table): Phase {
  switch (state.phase) {
    case 'idle':
      return ready ? 'pause' : 'waiting'
    case 'making-up':
      return part.face().stage
    case 'round':
      return 'round'
  }
}

/** The table's regime, and the deadline of its rotation. */
function regimeSeen(table: Table, now: number): Pick<TableView, 'regime' | 'rotation'> {
  const { regime } = table.settings
  const rotation = table.rotation(now)
  const { name = regime, provisions = [] } = regimes.find(({ id }) => id === regime) ?? {}
  const notice = provisions.some(({ rule }) => rule === 'notice')
  return {
    ...(name === undefined ? {} : { regime: { name, ...(notice ? { notice } : {}) } }),
    ...(rotation ? { rotation } : {}),
  }
}

/** The next half-hourly collection, as long as the game goes on. */
function timeCollectionView(table: Table, now: number): Pick<TableView, 'timeCollection'> {
  const due = table.ready ? table.timeDue(now) : undefined
  return due ? { timeCollection: { at: due.at, cents: due.cents, players: due.from.length } } : {}
}

function seatViews(host: TableHost, { lying, owes }: TableFace): SeatView[] {
  const { table } = host
  const { state, game, places } = table
  const round = table.round?.view('public')
  return Array.from({ length: places }, (_, i) => {
    const seat = i + 1
    const seated = state.seats[seat]
    if (!seated) {
      const kept = waitingAt(state).find(({ called }) => called?.seat === seat)
      return { seat, stack: 0, ...(kept ? { keptFor: kept.name } : {}) }
    }
    const { name, bot, provider, away, leaving, player, stack, movingTo, owesTime } = seated
    const owed = owes[seat]
    const held = heldUntil(game.rules, seated)
    return {
      seat,
      player: {
        name,
        bot,
        ...(provider ? { provider } : {}),
        away,
        leaving,
        here: bot || host.isHere(player),
        ...(movingTo === undefined ? {} : { movingTo }),
        ...(held === undefined ? {} : { heldUntil: held }),
        ...(owesTime === undefined ? {} : { owesTime }),
      },
      stack: round ? chipsBehind(round, table, seated) : stack - (lying[seat] ?? 0),
      ...(owed ? { owes: owed } : {}),
    }
  })
}

function signOf({ settings: { schedule, shuffle }, part }: Table): Sign {
  return {
    limits: part.sign(),
    ...(schedule === undefined ? {} : { schedule: [schedule].flat().join(', ') }),
    shuffle: shuffle ?? 'opened',
    ...part.layout(),
  }
}
