import type { Refusal } from '@cardroom/engine'
import { BOX_FUNDS, type BoxCents, type DropEvent, type Pieces, piecesCents } from '@cardroom/protocol'
import { refuseCount } from '../refusals/refuse.ts'
import { isZone } from './business-day.ts'
import {
  type Box,
  chainOf,
  countedIn,
  type DropState,
  differenceOf,
  nextBoxNumber,
  pulledAt,
  shiftAt,
} from './drop-state.ts'

const INITIALS = /^\p{L}{2,6}$/u

/** Why an event cannot follow the state; asked before an event is written, and by audits of every event. */
export function whyNot(state: DropState, event: DropEvent, at: number): Refusal | undefined {
  switch (event.type) {
    case 'establishment-named':
      return undefined
    case 'day-set':
      return isZone(event.zone) ? undefined : refuseCount('count-no-such-zone', { zone: event.zone })
    case 'shift-opened': {
      const { shift } = event
      if (state.open !== undefined) return refuseCount('count-shift-is-open', { shift: state.open })
      return state.shifts.has(shift) ? refuseCount('count-shift-name-taken', { shift }) : undefined
    }
    case 'shift-closed':
      return whyNotOpen(state, event.shift)
    case 'session-taken-on': {
      const { session } = event
      return state.sessions.has(session) ? refuseCount('count-session-taken-on', { session }) : undefined
    }
    case 'box-pulled': {
      const { shift, table, byHand, number, after, upTo } = event
      if (shift !== shiftAt(state, at))
        return whyNotOpen(state, shift) ?? refuseCount('count-does-not-follow')
      if (byHand && !state.sessions.has(table)) return refuseCount('count-no-such-table', { table })
      const chain = chainOf(event)
      const follows =
        number === nextBoxNumber(state, chain, shift) &&
        after === pulledAt(state, chain).upTo &&
        upTo >= after
      return follows ? undefined : refuseCount('count-does-not-follow')
    }
    case 'box-counted': {
      const box = state.boxes.get(event.box)
      if (!box) return refuseCount('count-no-such-box', { box: event.box })
      if (box.count) return refuseCount('count-counted-already')
      for (const fund of BOX_FUNDS) {
        const below = belowNothing(event.pieces[fund])
        if (below) return below
      }
      const { collection, jackpot } = event.pieces
      const counted = { collection: piecesCents(collection), jackpot: piecesCents(jackpot) }
      return isSame(event.difference, differenceOf(counted, box.pulled.event))
        ? undefined
        : refuseCount('count-does-not-follow')
    }
    case 'count-corrected': {
      const { fund, denomination, from, to, initials } = event
      const box = countedBox(state, event.box)
      if ('code' in box) return box
      const line = box.count?.lines.find(one => one.fund === fund && one.denomination === denomination)
      const count = line?.count ?? 0
      if (count !== from) return refuseCount('count-line-says', { denomination, count })
      if (to < 0) return refuseCount('count-below-nothing', { denomination, count: to })
      if (to === from) return refuseCount('count-nothing-corrected')
      return INITIALS.test(initials) ? undefined : refuseCount('count-needs-initials')
    }
    case 'difference-signed': {
      const box = countedBox(state, event.box)
      if ('code' in box) return box
      const { collection, jackpot } = differenceOf(countedIn(box.count?.lines ?? []), box.pulled.event)
      if (collection === 0 && jackpot === 0) return refuseCount('count-no-difference')
      return INITIALS.test(event.initials) ? undefined : refuseCount('count-needs-initials')
    }
  }
}

/** Why a shift is not the open one. */
export function whyNotOpen(state: DropState, shift: string): Refusal | undefined {
  if (state.open === shift) return undefined
  return state.shifts.has(shift)
    ? refuseCount('count-shift-closed', { shift })
    : refuseCount('count-no-such-shift', { shift })
}

function countedBox(state: DropState, id: number): Box | Refusal {
  const box = state.boxes.get(id)
  if (!box) return refuseCount('count-no-such-box', { box: id })
  return box.count ? box : refuseCount('count-not-counted')
}

function belowNothing(pieces: Pieces): Refusal | undefined {
  const below = Object.entries(pieces).find(([, count]) => count < 0)
  return below && refuseCount('count-below-nothing', { denomination: Number(below[0]), count: below[1] })
}

const isSame = (a: BoxCents, b: BoxCents): boolean => a.collection === b.collection && a.jackpot === b.jackpot
