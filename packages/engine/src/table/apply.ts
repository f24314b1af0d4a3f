import type { Card } from '../cards/card.ts'
import { cardsTaken } from '../shoe/seeded-shoe.ts'
import type { TableEvent } from './event.ts'
import { type Seated, seatedAs } from './seats.ts'
import { isUsedUp, type ShoeState, shoeAfter, shoeFrom } from './shoe.ts'
import type { RoundState, TableState } from './state.ts'

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
      state.shoe = shoeFrom(event, ++state.shoes)
      state.phase = 'making-up'
      return
    case 'continued':
      state.phase = 'making-up'
      return
    case 'added':
    case 'cut':
    case 'burned':
      state.shoe = shoeAfter(shoeOf(state), event)
      return
    case 'dealt': {
      const { id, setup, accounts, at } = event
      const shoe = shoeOf(state)
      state.round = { id, from: shoe.place, setup, accounts, inputs: [] }
      state.shoe = shoeAfter(shoe, event)
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
      const { id, from } = roundOf(state)
      const shoe = leaveShoe(state, event.seen)
      state.last = { id, shoe: shoe.id, from, shuffle: shoe.shuffle, opened: isUsedUp(shoe) }
      clear(state)
      return
    }
    case 'voided':
      leaveShoe(state, event.seen)
      clear(state)
      return
    case 'stopped':
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
  state.phase = 'idle'
}

function roundOf({ round }: TableState): RoundState {
  if (!round) throw new Error('no round is on')
  return round
}

function shoeOf({ shoe }: TableState): ShoeState {
  if (!shoe) throw new Error('no shoe is committed to')
  return shoe
}

/** The shoe when the round that is on has left it. */
function leaveShoe(state: TableState, seen: readonly Card[] = []): ShoeState {
  const { from, inputs } = roundOf(state)
  const shoe = shoeOf(state)
  state.shoe = { ...shoe, place: from + cardsTaken(inputs), seen: [...shoe.seen, ...seen] }
  return state.shoe
}
