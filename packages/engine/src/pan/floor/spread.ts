import { namesOf } from '../../cards/card.ts'
import type { Refusal } from '../../say/refusal.ts'
import { lacking, laidBy } from '../melds/holding.ts'
import { isMeld } from '../melds/melds.ts'
import { refuse } from '../rules/refusals.ts'
import { type Named, named, type PanCase } from './case.ts'

/** In the turn a spread that is no meld is made good or taken back, and the turn goes on. */
export const spreadPutRight = (of: PanCase): Refusal | undefined => noWrongSpread(named(of))

/** After the discard the hand is foul. */
export function foulForTheSpread(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  const refusal = noWrongSpread(named(of))
  if (!refusal) hand.foul(player)
  return refusal
}

/** Why the cards are no wrong spread of the player. */
function noWrongSpread({ hand, player, cards }: Named): Refusal | undefined {
  const { seat } = player
  if (cards.length === 0) return refuse('pan-which-spread')
  if (isMeld(cards, hand.terms)) return refuse('pan-is-a-meld', { cards: namesOf(cards) })
  if (!player.hasDrawn) return refuse('pan-nothing-laid', { seat })
  const { turnCard } = hand
  const open = hand.isInTurn(player) && turnCard && !turnCard.isUsed ? [turnCard.card] : []
  const wrong = lacking(cards, [...player.hand, ...laidBy(player), ...open])
  return wrong.length > 0 ? refuse('pan-not-held', { seat, cards: namesOf(wrong) }) : undefined
}
