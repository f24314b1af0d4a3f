import type { Card } from '../cards/card.ts'
import { HALF_HOUR_MS } from '../collection/half-hour.ts'
import type { Cents } from '../money/cents.ts'
import { cardsTaken } from '../shoe/seeded-shoe.ts'
import { agreementsAfter } from './agreement.ts'
import type { TableEvent } from './event.ts'
import { type PlayerId, type SeatedPlayer, seatedAs } from './seats.ts'
import {
  drawingAfter,
  drawnAnew,
  isUsedUp,
  type ShoeState,
  shoeAfter,
  shoeForNextRound,
  shoeFrom,
} from './shoe.ts'
import type { RoundState, TableState } from './state.ts'
import { hasRested } from './time.ts'
import { waitingAt } from './waiting.ts'

/** Applies an event to the state. */
export function applyEvent(state: TableState, event: TableEvent): void {
  state.version++
  switch (event.type) {
    case 'opened':
    case 'own':
      return
    case 'to-be-set': {
      const { settings, by } = event
      state.toBeSet = { settings, by }
      return
    }
    case 'set':
      state.settings = event.settings
      delete state.toBeSet
      return
    case 'closed':
      state.closed = true
      return
    case 'sat': {
      const { type: _, own: __, ...who } = event
      state.seats[event.seat] = { ...who, bought: who.stack, away: false, leaving: false, isNew: true }
      strikeFromList(state, event.player)
      return
    }
    case 'stood':
      leaveSeat(state, event)
      return
    case 'moving':
      changeSeated(state, event.seat, ({ movingTo: _, ...seated }) => ({
        ...seated,
        ...(event.to === undefined ? {} : { movingTo: event.to }),
      }))
      return
    case 'moved': {
      const { movingTo: _, ...seated } = seatedAtSeat(state, event.seat)
      delete state.seats[event.seat]
      state.seats[event.to] = { ...seated, seat: event.to }
      return
    }
    case 'listed': {
      const { player, name } = event
      state.waiting = [...waitingAt(state), { player, name }]
      return
    }
    case 'unlisted':
      strikeFromList(state, event.player)
      return
    case 'called': {
      const { player, seat, until } = event
      state.waiting = waitingAt(state).map(one =>
        one.player === player ? { ...one, called: { seat, until } } : one,
      )
      return
    }
    case 'leaving':
      changeSeated(state, event.seat, seated => ({ ...seated, leaving: true }))
      return
    case 'away': {
      const { away, at } = event
      changeSeated(state, event.seat, ({ awaySince: _, ...seated }) => ({
        ...seated,
        away,
        ...(away ? { awaySince: at } : {}),
      }))
      return
    }
    case 'chips': {
      const { cents, short } = event
      changeSeated(state, event.seat, seated => ({
        ...seated,
        stack: seated.stack + cents,
        ...(seated.bought === undefined ? {} : { bought: seated.bought + cents }),
        ...(short === undefined ? {} : { hasBoughtShort: short }),
      }))
      return
    }
    case 'chips-off': {
      const { cents } = event
      changeSeated(state, event.seat, seated => ({
        ...seated,
        stack: seated.stack - cents,
        ...(seated.bought === undefined ? {} : { bought: seated.bought - cents }),
      }))
      return
    }
    case 'committed':
      state.shoe = shoeFrom(event, ++state.shoes)
      state.phase = 'making-up'
      return
    case 'continued':
      state.shoe = shoeForNextRound(shoeOf(state))
      state.phase = 'making-up'
      return
    case 'sealed':
    case 'unsealed':
    case 'seals-closed':
    case 'unveiled':
      state.shoe = drawingAfter(shoeOf(state), event)
      return
    case 'redrawn':
      state.shoe = drawnAnew(shoeOf(state), event)
      return
    case 'bound':
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
      beginHalfHour(state, at)
      for (const player of new Set(Object.values(accounts))) {
        const seat = seatedAs(state.seats, player)?.seat
        if (seat === undefined) continue
        changeSeated(state, seat, ({ isNew: _, played = 0, ...seated }) => ({
          ...seated,
          played: played + 1,
        }))
      }
      return
    }
    case 'input':
      roundOf(state).inputs.push(event.input)
      return
    case 'finished': {
      for (const [player, net] of Object.entries(event.net)) {
        const seat = seatedAs(state.seats, player)?.seat
        if (seat !== undefined) changeSeated(state, seat, payFromStack(-net))
      }
      addToBox(state, -Object.values(event.net).reduce((sum, net) => sum + net, 0))
      const { id, from } = roundOf(state)
      const shoe = leaveShoe(state, event.seen)
      state.last = { id, shoe: shoe.id, from, shuffle: shoe.shuffle, opened: isUsedUp(shoe) }
      endRound(state)
      return
    }
    case 'voided':
      leaveShoe(state, event.seen)
      endRound(state)
      return
    case 'stopped':
      endRound(state)
      return
    case 'time-used': {
      const { player, left } = event
      state.timeBanks = { ...state.timeBanks, [player]: { left, rounds: state.rounds } }
      return
    }
    case 'collected':
      state.collectedAt = event.at
      for (const { seat, cents, owed } of event.fees) {
        changeSeated(state, seat, payFromStack(cents))
        addToBox(state, cents)
        if (owed !== undefined)
          changeSeated(state, seat, seated => ({ ...seated, owesTime: (seated.owesTime ?? 0) + owed }))
      }
      return
    case 'agreed':
    case 'disclosed':
      state.agreements = agreementsAfter(state.agreements ?? {}, event)
      return
    case 'paid': {
      const { seat, cents } = event
      changeSeated(state, seat, payFromStack(cents))
      addToBox(state, cents)
      changeSeated(state, seat, ({ owesTime = 0, ...seated }) => ({
        ...seated,
        ...(owesTime > cents ? { owesTime: owesTime - cents } : {}),
      }))
      return
    }
  }
}

function seatedAtSeat({ seats }: TableState, seat: number): SeatedPlayer {
  const seated = seats[seat]
  if (!seated) throw new Error(`nobody sits at ${seat}`)
  return seated
}

function changeSeated(state: TableState, seat: number, to: (seated: SeatedPlayer) => SeatedPlayer): void {
  state.seats[seat] = to(seatedAtSeat(state, seat))
}

const payFromStack =
  (cents: Cents) =>
  (seated: SeatedPlayer): SeatedPlayer => ({ ...seated, stack: seated.stack - cents })

/** Chips that leave the players' stacks go to the house's box. */
function addToBox(state: TableState, cents: Cents): void {
  state.collected = (state.collected ?? 0) + cents
}

/** Takes a name off the waiting list. */
function strikeFromList(state: TableState, player: PlayerId): void {
  if (state.waiting) state.waiting = state.waiting.filter(one => one.player !== player)
}

/** How long the chips of a player who left are remembered: longer than any filing asks for. */
const LEFT_PLAYER_MS = 60 * 60_000

function leaveSeat(state: TableState, { seat, stack, at }: Extract<TableEvent, { type: 'stood' }>): void {
  const { player, bot } = seatedAtSeat(state, seat)
  delete state.seats[seat]
  if (bot) return
  const others = (state.left ?? []).filter(one => one.player !== player && at - one.at < LEFT_PLAYER_MS)
  state.left = [...others, { player, stack, at }]
}

/** The first half hour of a game begins with its first deal, unless it is already paid for. */
function beginHalfHour(state: TableState, at: number): void {
  const { collectedAt, dealtAt } = state
  const isPaidFor = collectedAt !== undefined && at - collectedAt < HALF_HOUR_MS
  if (collectedAt === undefined || (hasRested(dealtAt, at) && !isPaidFor)) state.collectedAt = at
  state.dealtAt = at
}

/** Ends the round, or the making up of one. */
function endRound(state: TableState): void {
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

/** The shoe after the current round has left it. */
function leaveShoe(state: TableState, seen: readonly Card[] = []): ShoeState {
  const { from, inputs } = roundOf(state)
  const shoe = shoeOf(state)
  state.shoe = { ...shoe, place: from + cardsTaken(inputs), seen: [...shoe.seen, ...seen] }
  return state.shoe
}
