import type { Round } from '../round/round.ts'
import { isRefusal, writeRefusal } from '../say/refusal.ts'
import type { TableEvent } from './event.ts'
import type { TableGame } from './settings.ts'
import { type Seated, seatOf, type TableState } from './state.ts'

/** The round that a table's state describes, played as far as its inputs go. */
export function roundOf(state: TableState, { family, rules, house }: TableGame): Round | undefined {
  if (!state.round) return undefined
  const round = family.start(rules, state.round.setup, house)
  if (isRefusal(round)) throw new Error(`round ${state.round.id}: ${writeRefusal(round)}`)
  for (const input of state.round.inputs) {
    const refusal = round.take(input)
    if (refusal) throw new Error(`round ${state.round.id}: ${writeRefusal(refusal)}`)
  }
  return round
}

/** Makes the state what it is after an event. `round` is the round that is on, already fed. */
export function applyEvent(state: TableState, event: TableEvent, round: Round | undefined): void {
  state.version++
  switch (event.type) {
    case 'opened':
      return
    case 'closed':
      state.closed = true
      return
    case 'sat': {
      const { player, name, bot, stack, owes } = event
      state.seats[event.seat] = {
        player,
        name,
        bot,
        stack,
        owes,
        away: false,
        leaving: false,
        makeUp: 'post',
      }
      return
    }
    case 'stood':
      takeBack(state, event.seat)
      delete state.seats[event.seat]
      return
    case 'leaving':
      change(state, event.seat, { leaving: true })
      return
    case 'away':
      if (event.away) takeBack(state, event.seat)
      change(state, event.seat, { away: event.away })
      return
    case 'chips':
      change(state, event.seat, { stack: state.seats[event.seat]!.stack + event.cents })
      return
    case 'makes-up':
      change(state, event.seat, { makeUp: event.how })
      return
    case 'drew':
      state.opening = { cards: event.cards, button: event.button }
      return
    case 'committed':
      state.shuffle = { commitment: event.commitment, secret: event.secret, added: [] }
      state.phase = 'wagers'
      return
    case 'offered':
      state.phase = 'bank'
      state.offer = { to: event.to, declined: state.offer?.declined ?? [] }
      return
    case 'declined':
      state.offer = { to: event.seat, declined: [...(state.offer?.declined ?? []), event.seat] }
      return
    case 'banked': {
      const { player } = state.seats[event.seat]!
      const rounds = state.bank?.player === player ? state.bank.rounds : 0
      state.bank = { seat: event.seat, player, wager: event.wager, rounds }
      delete state.offer
      state.phase = 'wagers'
      return
    }
    case 'stopped':
      state.phase = 'idle'
      state.wagers = []
      delete state.offer
      delete state.shuffle
      return
    case 'wagered': {
      const { player } = state.seats[event.seat]!
      state.wagers = [...state.wagers.filter(wager => wager.player !== player), ...event.wagers]
      return
    }
    case 'added': {
      const { commitment, secret, added } = state.shuffle!
      const { name, text } = event
      state.shuffle = {
        commitment,
        secret,
        added: [...added.filter(one => one.name !== name), { name, text }],
      }
      return
    }
    case 'dealt':
      deal(state, event)
      return
    case 'input':
      state.round!.inputs.push(event.input)
      return
    case 'finished':
      finish(state, event, round!)
      return
    case 'voided':
      delete state.round
      delete state.shuffle
      state.phase = 'idle'
      return
    case 'collected':
      state.collectedAt = event.at
      for (const { seat, cents } of event.fees) {
        change(state, seat, { stack: state.seats[seat]!.stack - cents })
      }
      return
  }
}

function change(state: TableState, seat: number, to: Partial<Seated>): void {
  state.seats[seat] = { ...state.seats[seat]!, ...to }
}

/** Wagers that wait for the deal go back to who leaves. */
function takeBack(state: TableState, seat: number): void {
  state.wagers = state.wagers.filter(({ player }) => player !== state.seats[seat]!.player)
}

function deal(state: TableState, event: Extract<TableEvent, { type: 'dealt' }>): void {
  const { id, seed, setup, accounts, positions, at } = event
  state.round = { id, seed, setup, accounts, inputs: [] }
  state.phase = 'round'
  state.rounds++
  state.collectedAt ??= at
  state.wagered = [...new Set(state.wagers.map(wager => wager.seat))]
  state.wagers = []
  if (setup.bank && state.bank) {
    const { wager } = setup.bank as { wager: number }
    state.bank = { ...state.bank, wager, rounds: state.bank.rounds + 1 }
  }
  if (!positions) return
  const { button, small, big, owes } = positions
  state.button = button
  state.blinds = { ...(small === undefined ? {} : { small }), ...(big === undefined ? {} : { big }) }
  for (const [seat, owed] of Object.entries(owes)) change(state, Number(seat), { owes: owed })
}

function finish(state: TableState, event: Extract<TableEvent, { type: 'finished' }>, round: Round): void {
  for (const [player, net] of Object.entries(event.net)) {
    const seat = seatOf(state, player)
    if (seat !== undefined) change(state, seat, { stack: state.seats[seat]!.stack + net })
  }
  const { id, seed } = state.round!
  state.last = { id, seed, shuffle: state.shuffle!, result: round.result }
  delete state.round
  delete state.shuffle
  state.phase = 'idle'
}
