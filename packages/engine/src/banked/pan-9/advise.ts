import { type Ask, deciderOf, type Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import { cardsSeen } from '../advice.ts'
import { totalOf } from '../baccarat/points.ts'
import type { Pan9Rules } from './rules.ts'

/** Plays every hand the House Way: a card up to the filed total, none above it. */
export function advise(rules: Pan9Rules, view: View, ask: Ask): Move {
  const place = view.bank?.seat === ask.seat ? 'bank' : String(ask.seat)
  const draws = totalOf(cardsSeen(view, place)) <= rules.houseWay.drawsUpTo
  return { kind: 'move', ...deciderOf(ask), move: draws ? 'card' : 'no-card' }
}
