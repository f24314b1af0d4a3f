import type { Refusal } from '../../say/refusal.ts'
import { refusePan } from '../rules/refusals.ts'
import { named, type PanCase } from './case.ts'

/** The number of players whose draws out of order make them stand. */
const MIN_PLAYERS_TO_STAND = 3

/** Returns a card that was drawn out of turn: the player in turn draws. */
export function drawGoesBack(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  const { inTurn } = hand
  if (!hand.isBeforeDraw || !inTurn) return refusePan('pan-nobody-draws')
  return inTurn === player ? undefined : refusePan('pan-draws-next', { seat: inTurn.seat })
}

/** Three players have drawn out of order: the draw goes on from there. */
export function drawGoesOn(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  if (!hand.isBeforeDraw) return refusePan('pan-nobody-draws')
  if (hand.playing.length < MIN_PLAYERS_TO_STAND) return refusePan('pan-not-three-players')
  hand.inTurn = player
  return undefined
}

/** Returns a card that was drawn before everybody declared. */
export const othersDeclareFirst = (of: PanCase): Refusal | undefined =>
  named(of).hand.phase === 'declaring' ? undefined : refusePan('pan-all-have-declared')
