import type { Refusal } from '../../say/refusal.ts'
import { refuse } from '../rules/refusals.ts'
import { named, type PanCase } from './case.ts'

/** Out of order three must have drawn for it to stand. */
const STANDS = 3

/** What was drawn out of turn goes back: whoever is in turn draws. */
export function drawGoesBack(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  const { inTurn } = hand
  if (!hand.isBeforeDraw || !inTurn) return refuse('pan-nobody-draws')
  return inTurn === player ? undefined : refuse('pan-draws-next', { seat: inTurn.seat })
}

/** Three have drawn out of order: the draw goes on from there. */
export function drawGoesOn(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  if (!hand.isBeforeDraw) return refuse('pan-nobody-draws')
  if (hand.playing.length < STANDS) return refuse('pan-not-three-players')
  hand.inTurn = player
  return undefined
}

/** A card was drawn before all have declared: it goes back. */
export const othersDeclareFirst = (of: PanCase): Refusal | undefined =>
  named(of).hand.phase === 'declaring' ? undefined : refuse('pan-all-have-declared')
