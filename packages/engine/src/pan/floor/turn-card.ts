import { nameOf } from '../../cards/card.ts'
import type { Refusal } from '../../say/refusal.ts'
import { canUse } from '../melds/lay.ts'
import { outPay } from '../play/out-pay.ts'
import { refuse } from '../rules/refusals.ts'
import { named, type PanCase } from './case.ts'

/** A drawn card or the option card went to the hand. */
export function foulForTheCardInHand(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const [card] = cards
  if (card === undefined) return refuse('pan-which-card')
  if (hand.phase !== 'playing' || hand.inTurn !== player) {
    return refuse('pan-no-card-to-play', { seat: player.seat })
  }
  const { turnCard, option } = hand
  const isDrawn = turnCard && !turnCard.isUsed && turnCard.card === card
  if (!isDrawn && (turnCard || option?.card !== card)) {
    return refuse('pan-not-the-drawn-card', { card: nameOf(card) })
  }
  if (!isDrawn) hand.putAway(hand.takeOption())
  hand.foul(player)
  return undefined
}

/** The giver of an out card could use it: it comes back, must be used, and another card is discarded. */
export function outCardComesBack(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const { option, inTurn, terms, isBeforeDraw } = hand
  const [card] = cards
  if (!isBeforeDraw || !option || !inTurn || option.by !== player || option.card !== card) {
    return refuse('pan-card-not-given')
  }
  if (outPay(hand, inTurn, card) === undefined) return refuse('pan-puts-nobody-out', { card: nameOf(card) })
  if (!canUse(player, card, terms)) {
    return refuse('pan-cannot-use', { seat: player.seat, card: nameOf(card) })
  }
  hand.holdUp({ card: hand.takeOption(), from: 'returned', isUsed: false })
  hand.inTurn = player
  return undefined
}
