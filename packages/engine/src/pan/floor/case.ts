import type { Card } from '../../cards/card.ts'
import type { RulingCase } from '../../floor/rule-on.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import type { PanConsequence, PanMoment } from '../rules/incident.ts'

export type PanCase = RulingCase<PanHand, PanMoment, PanConsequence>

/** The subject of a ruling: a player's hand, and the named cards. */
export interface PanRulingSubject {
  readonly hand: PanHand
  readonly player: PanPlayer
  readonly cards: readonly Card[]
}

export function named({ play, ruling }: PanCase): PanRulingSubject {
  const { seat, cards = [] } = ruling
  const player = seat === undefined ? undefined : play.playerAt(seat)
  if (!player) throw new Error('the floor rules on a hand')
  return { hand: play, player, cards }
}
