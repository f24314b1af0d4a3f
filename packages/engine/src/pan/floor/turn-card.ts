import { nameOf } from '../../cards/card.ts'
import type { Refusal } from '../../say/refusal.ts'
import { canUse } from '../melds/lay.ts'
import { outPay } from '../play/out-pay.ts'
import { refusePan } from '../rules/refusals.ts'
import { named, type PanCase } from './case.ts'

/** A drawn card or the option card went into the hand. */
export function foulForTheCardInHand(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const [card] = cards
  if (card === undefined) return refusePan('pan-which-card')
  if (hand.phase !== 'playing' || hand.inTurn !== player) {
    return refusePan('pan-no-card-to-play', { seat: player.seat })
  }
  const { turnCard, option } = hand
  const isDrawn = turnCard && !turnCard.isUsed && turnCard.card === card
  if (!isDrawn && (turnCard || option?.card !== card)) {
    return refusePan('pan-not-the-drawn-card', { card: nameOf(card) })
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
    return refusePan('pan-card-not-given')
  }
  if (outPay(hand, inTurn, card) === undefined)
    return refusePan('pan-puts-nobody-out', { card: nameOf(card) })
  if (!canUse(player, card, terms)) {
    return refusePan('pan-cannot-use', { seat: player.seat, card: nameOf(card) })
  }
  hand.holdUp({ card: hand.takeOption(), from: 'returned', isUsed: false })
  hand.inTurn = player
  return undefined
}
