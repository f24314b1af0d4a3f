import {
  type Cents,
  type FinishedRound,
  isBanked,
  owedBy,
  type Seat,
  type SeatSeen,
  spotsOf,
  type Table,
  type View,
} from '@cardroom/engine'
import type { BankView, Phase, RoundFinished, SeatView, Sign, TableView, You } from '@cardroom/protocol'
import type { TableHost } from './host.ts'
import { limitsText } from './limits-text.ts'
import { mayOf } from './may.ts'
import { shuffleShown } from './record.ts'

/** Who looks, and what they may do. */
export function youOf(
  host: TableHost,
  { id, name }: { id: string; name: string },
  seat: Seat | undefined,
): You {
  return { name, ...(seat === undefined ? {} : { seat }), may: mayOf(host, id, seat) }
}

/** What everybody is shown alike. */
export function commonView(host: TableHost, now: number): Omit<TableView, 'you' | 'round' | 'last'> {
  const { table, clock } = host
  const { state, settings, game } = table
  const { rules } = game
  return {
    id: host.id,
    title: settings.title,
    game: rules.id,
    name: rules.name,
    family: rules.family,
    kind: isBanked(rules) ? 'banked' : 'pot',
    phase: phaseOf(table),
    version: state.version,
    seats: seatsOf(host),
    sign: signOf(table),
    ...bankOf(table),
    ...(state.button === undefined ? {} : { button: state.button }),
    wagers: state.wagers.map(({ player: _, ...wager }) => wager),
    ...(clock ? { clock: { ...clock, now } } : {}),
    shuffle: { commitment: state.shuffle?.commitment ?? '', added: state.shuffle?.added ?? [] },
  }
}

/** The round that is on, or the one before, as one viewer may see it. */
export function roundsSeen(table: Table, viewer: Seat | 'public'): Pick<TableView, 'round' | 'last'> {
  const { state, round } = table
  if (round && state.round) return { round: { id: state.round.id, view: round.view(viewer) } }
  return state.last ? { last: { ...finishedOf(state.last), ...lastView(table, viewer) } } : {}
}

const finishedOf = (last: FinishedRound): RoundFinished => ({
  id: last.id,
  result: last.result,
  shuffle: shuffleShown(last),
})

/** The cards of a finished round lie there until the next is made up. */
function lastView(table: Table, viewer: Seat | 'public'): Pick<RoundFinished, 'view'> {
  const phase = phaseOf(table)
  const lies = phase === 'pause' || phase === 'waiting'
  return table.finished && lies ? { view: table.finished.view(viewer) } : {}
}

export function phaseOf(table: Table): Phase {
  const { phase } = table.state
  if (phase === 'idle') return table.ready ? 'pause' : 'waiting'
  return phase === 'wagers' && !isBanked(table.game.rules) ? 'pause' : phase
}

function seatsOf(host: TableHost): SeatView[] {
  const { table } = host
  const { state, settings, game } = table
  const round = table.round?.view('public')
  return Array.from({ length: game.rules.seats.places }, (_, i) => {
    const seat = i + 1
    const seated = state.seats[seat]
    if (!seated) return { seat, stack: 0 }
    const { name, bot, away, leaving, player, owes } = seated
    const owed = owedBy(settings, owes)
    return {
      seat,
      player: { name, bot, away, leaving, here: bot || host.isHere(player) },
      stack: behind(table, seat, round),
      ...(owed.live + owed.dead > 0 ? { owes: owed } : {}),
    }
  })
}

/** A player's chips without those that lie on the table. */
export function behind(table: Table, seat: Seat, round = table.round?.view('public')): Cents {
  const { state } = table
  const { player, stack } = state.seats[seat]!
  if (!round) {
    const waiting = state.wagers.filter(wager => wager.player === player)
    const bank = state.phase === 'wagers' && state.bank?.seat === seat ? state.bank.wager : 0
    return waiting.reduce((left, { amount }) => left - amount, stack - bank)
  }
  const inPot = round.seats.find((one: SeatSeen) => one.seat === seat)
  if (inPot) return inPot.stack
  const accounts = state.round!.accounts
  const isOwn = (of: { seat?: Seat; by?: string }) =>
    accounts[of.by === undefined ? String(of.seat) : `${of.seat}/${of.by}`] === player
  let left = round.bank?.seat === seat ? stack - round.bank.wager : stack
  for (const wager of round.wagers) if (isOwn(wager)) left -= wager.amount
  return left + logged(round, isOwn)
}

/** What the round has moved so far: the collection, and wagers that were settled on the way. */
function logged(round: View, isOwn: (of: { seat?: Seat; by?: string }) => boolean): Cents {
  let gained = 0
  for (const event of round.log) {
    if (event.type === 'fee' && event.fee.seat !== undefined && isOwn(event.fee)) gained -= event.fee.cents
    if (event.type === 'settled' && isOwn(event.line)) gained += event.line.pays - event.line.takes
  }
  return gained
}

function signOf(table: Table): Sign {
  const { settings, game } = table
  const { schedule, setup } = settings
  const { rules } = game
  return {
    limits: limitsText(settings, game),
    ...(schedule === undefined ? {} : { schedule: [schedule].flat().join(', ') }),
    spots: spotsOf(game),
    backLine: isBanked(rules) ? rules.backLine.most : 0,
    ...(setup.blinds ? { blinds: setup.blinds as Cents[] } : {}),
    ...(setup.ante ? { ante: setup.ante as Cents } : {}),
  }
}

function bankOf({ state, game }: Table): { bank?: BankView } {
  if (!isBanked(game.rules)) return {}
  const { bank, offer, phase } = state
  const turns = game.rules.bank.rounds
  if (offer && phase === 'bank') {
    const { player } = state.seats[offer.to]!
    const turn = 1 + (bank?.player === player ? bank.rounds : 0)
    return { bank: { offeredTo: offer.to, turn, turns } }
  }
  if (!bank || phase === 'idle') return {}
  const turn = phase === 'wagers' ? bank.rounds + 1 : bank.rounds
  return { bank: { seat: bank.seat, wager: bank.wager, turn, turns } }
}
