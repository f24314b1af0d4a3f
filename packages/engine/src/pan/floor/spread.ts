import { namesOf } from '../../cards/card.ts'
import type { Refusal } from '../../say/refusal.ts'
import { lacking, laidBy } from '../melds/holding.ts'
import { isMeld } from '../melds/melds.ts'
import { refusePan } from '../rules/refusals.ts'
import { named, type PanCase, type PanRulingSubject } from './case.ts'

/** During the turn the player corrects or takes back a spread that is no meld, and the turn goes on. */
export const spreadPutRight = (of: PanCase): Refusal | undefined => checkWrongSpread(named(of))

/** After the discard the hand is foul. */
export function foulForTheSpread(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  const refusal = checkWrongSpread(named(of))
  if (!refusal) hand.foul(player)
  return refusal
}

/** Refuses cards that are no wrong spread of the player. */
function checkWrongSpread({ hand, player, cards }: PanRulingSubject): Refusal | undefined {
  const { seat } = player
  if (cards.length === 0) return refusePan('pan-which-spread')
  if (isMeld(cards, hand.terms)) return refusePan('pan-is-a-meld', { cards: namesOf(cards) })
  if (!player.hasDrawn) return refusePan('pan-nothing-laid', { seat })
  const { turnCard } = hand
  const open = hand.isInTurn(player) && turnCard && !turnCard.isUsed ? [turnCard.card] : []
  const wrong = lacking(cards, [...player.hand, ...laidBy(player), ...open])
  return wrong.length > 0 ? refusePan('pan-not-held', { seat, cards: namesOf(wrong) }) : undefined
}
