import type { Card } from '../../cards/card.ts'
import type { Case } from '../../floor/rule-on.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import type { PanConsequence, PanMoment } from '../rules/incident.ts'

export type PanCase = Case<PanHand, PanMoment, PanConsequence>

/** What a ruling is about: a player's hand, and the cards that were named. */
export interface Named {
  readonly hand: PanHand
  readonly player: PanPlayer
  readonly cards: readonly Card[]
}

export function named({ play, ruling }: PanCase): Named {
  const { seat, cards = [] } = ruling
  const player = seat === undefined ? undefined : play.playerAt(seat)
  if (!player) throw new Error('the floor rules on a hand')
  return { hand: play, player, cards }
}
