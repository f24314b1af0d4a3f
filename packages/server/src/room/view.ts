import {
  type Cents,
  heldUntil,
  type Seat,
  type Seated,
  type Table,
  type TableFace,
  type View,
  waitingAt,
  whose,
} from '@cardroom/engine'
import type { Phase, RoundFinished, SeatView, Sign, TableView, You } from '@cardroom/protocol'
import type { TableHost } from './host.ts'
import { mayOf } from './may.ts'
import { shoeSeen, shuffleSeen } from './shoe.ts'

/** Who looks, and what they may do. */
export function youOf(
  host: TableHost,
  { id, name }: { id: string; name: string },
  who: Seated | undefined,
): You {
  return { name, ...(who ? { seat: who.seat } : {}), may: mayOf(host, id, who) }
}

/** What everybody is shown alike. */
export function commonView(host: TableHost, now: number): Omit<TableView, 'you' | 'round' | 'last'> {
  const { table, clock } = host
  const { state, settings, game, part } = table
  const { rules } = game
  const face = part.face()
  const { bank, buttons, wagers } = face
  return {
    id: host.id,
    title: settings.title,
    game: rules.id,
    name: rules.name,
    family: rules.family,
    kind: game.kind,
    phase: phaseOf(table),
    version: state.version,
    seats: seatsOf(host, face),
    sign: signOf(table),
    ...(bank ? { bank } : {}),
    buttons,
    wagers,
    ...(clock ? { clock: { ...clock, now } } : {}),
    waiting: waitingAt(state).map(({ player: _, ...one }) => one),
    buyIn: settings.buyIn,
    ...timeShown(table, now),
    news: table.news,
    floor: host.floor.view(now),
    shuffle: shuffleSeen(table),
    ...(state.shoe ? { shoe: shoeSeen(table, state.shoe) } : {}),
  }
}

/** The round that is on, or the one before, as one viewer may see it. */
export function roundsSeen(
  { table, last }: TableHost,
  viewer: Seat | 'public',
): Pick<TableView, 'round' | 'last'> {
  const { state, round } = table
  if (round && state.round) return { round: { id: state.round.id, view: round.view(viewer) } }
  return last ? { last: { ...last, ...lastView(table, viewer) } } : {}
}

/** The cards of a finished round lie there until the next is made up. */
function lastView(table: Table, viewer: Seat | 'public'): Pick<RoundFinished, 'view'> {
  const phase = phaseOf(table)
  const lies = phase === 'pause' || phase === 'waiting'
  return table.finished && lies ? { view: table.finished.view(viewer) } : {}
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

/** What will be collected by the half hour, as long as the game goes on. */
function timeShown(table: Table, now: number): Pick<TableView, 'timeCollection'> {
  const due = table.ready ? table.timeDue(now) : undefined
  return due ? { timeCollection: { at: due.at, cents: due.cents, players: due.from.length } } : {}
}

function seatsOf(host: TableHost, { lying, owes }: TableFace): SeatView[] {
  const { table } = host
  const { state, game } = table
  const round = table.round?.view('public')
  return Array.from({ length: game.rules.seats.places }, (_, i) => {
    const seat = i + 1
    const seated = state.seats[seat]
    if (!seated) {
      const kept = waitingAt(state).find(({ called }) => called?.seat === seat)
      return { seat, stack: 0, ...(kept ? { keptFor: kept.name } : {}) }
    }
    const { name, bot, away, leaving, player, stack, movingTo, owesTime } = seated
    const owed = owes[seat]
    const held = heldUntil(game.rules, seated)
    return {
      seat,
      player: {
        name,
        bot,
        away,
        leaving,
        here: bot || host.isHere(player),
        ...(movingTo === undefined ? {} : { movingTo }),
        ...(held === undefined ? {} : { heldUntil: held }),
        ...(owesTime === undefined ? {} : { owesTime }),
      },
      stack: round ? behindIn(round, table, seated) : stack - (lying[seat] ?? 0),
      ...(owed ? { owes: owed } : {}),
    }
  })
}

/** A player's chips in a round without those that lie on the table. */
function behindIn(round: View, { state }: Table, { player, stack }: Seated): Cents {
  const accounts = state.round?.accounts ?? {}
  return round.seats.reduce(
    (left, { seat, by, change }) => (accounts[whose({ seat, by })] === player ? left + change : left),
    stack,
  )
}

function signOf({ settings: { schedule }, part }: Table): Sign {
  return {
    limits: part.sign(),
    ...(schedule === undefined ? {} : { schedule: [schedule].flat().join(', ') }),
    ...part.layout(),
  }
}
