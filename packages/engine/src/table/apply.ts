import type { TableEvent } from './event.ts'
import { type Seated, seatedAs } from './seats.ts'
import type { RoundState, ShuffleState, TableState } from './state.ts'

/** Makes the state what it is after an event. */
export function applyEvent(state: TableState, event: TableEvent): void {
  state.version++
  switch (event.type) {
    case 'opened':
    case 'own':
      return
    case 'closed':
      state.closed = true
      return
    case 'sat': {
      const { type: _, own: __, ...who } = event
      state.seats[event.seat] = { ...who, away: false, leaving: false }
      return
    }
    case 'stood':
      delete state.seats[event.seat]
      return
    case 'leaving':
      change(state, event.seat, () => ({ leaving: true }))
      return
    case 'away':
      change(state, event.seat, () => ({ away: event.away }))
      return
    case 'chips':
      change(state, event.seat, ({ stack }) => ({ stack: stack + event.cents }))
      return
    case 'committed':
      state.shuffle = { commitment: event.commitment, secret: event.secret, added: [] }
      state.phase = 'making-up'
      return
    case 'added': {
      const { name, text } = event
      const shuffle = shuffleOf(state)
      const others = shuffle.added.filter(one => one.name !== name)
      state.shuffle = { ...shuffle, added: [...others, { name, text }] }
      return
    }
    case 'dealt': {
      const { id, seed, setup, accounts, at } = event
      state.round = { id, seed, setup, accounts, inputs: [] }
      state.phase = 'round'
      state.rounds++
      state.collectedAt ??= at
      return
    }
    case 'input':
      roundOf(state).inputs.push(event.input)
      return
    case 'finished': {
      for (const [player, net] of Object.entries(event.net)) {
        const seat = seatedAs(state.seats, player)?.seat
        if (seat !== undefined) change(state, seat, ({ stack }) => ({ stack: stack + net }))
      }
      const { id, seed } = roundOf(state)
      state.last = { id, seed, shuffle: shuffleOf(state) }
      clear(state)
      return
    }
    case 'stopped':
    case 'voided':
      clear(state)
      return
    case 'collected':
      state.collectedAt = event.at
      for (const { seat, cents } of event.fees) change(state, seat, ({ stack }) => ({ stack: stack - cents }))
      return
  }
}

function change(state: TableState, seat: number, to: (seated: Seated) => Partial<Seated>): void {
  const seated = state.seats[seat]
  if (!seated) throw new Error(`nobody sits at ${seat}`)
  state.seats[seat] = { ...seated, ...to(seated) }
}

/** No round is on, and none is being made up. */
function clear(state: TableState): void {
  delete state.round
  delete state.shuffle
  state.phase = 'idle'
}

function roundOf({ round }: TableState): RoundState {
  if (!round) throw new Error('no round is on')
  return round
}

function shuffleOf({ shuffle }: TableState): ShuffleState {
  if (!shuffle) throw new Error('no shuffle is committed to')
  return shuffle
}
