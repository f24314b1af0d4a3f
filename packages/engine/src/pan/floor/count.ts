import { type Card, nameOf, namesOf } from '../../cards/card.ts'
import type { Script } from '../../round/script.ts'
import type { Refusal } from '../../say/refusal.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { give, lacking } from '../melds/holding.ts'
import { dealTo } from '../play/deal.ts'
import { refusePan } from '../rules/refusals.ts'
import { named, type PanCase, type PanRulingSubject } from './case.ts'

/** The most cards that may be missing from a hand that is made up. */
const MAX_MADE_UP_CARDS = 2

/** A hand with too few cards before its first draw: nine or eight are made up to ten; fewer are a dead hand. */
export function madeUpOrDead(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const wrong = checkHeld(named(of))
  if (wrong) return wrong
  const full = hand.rules.deal.cards
  if (cards.length >= full) return refusePan('pan-not-too-few', { cards: cards.length })
  if (cards.length >= full - MAX_MADE_UP_CARDS) return undefined
  if (cards.length !== player.hand.length) return refusePan('pan-hand-has', { cards: player.hand.length })
  hand.kill(player)
  return undefined
}

export function foulForTooFew(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const wrong = checkHeld(named(of))
  if (wrong) return wrong
  if (cards.length >= handSize(hand, player)) return refusePan('pan-not-too-few', { cards: cards.length })
  hand.foul(player)
  return undefined
}

/** A hand with too many cards before its first draw: the last of eleven is withdrawn; more are a dead hand. */
export function withdrawnOrDead(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const last = cards.at(-1)
  return withSurplus(named(of), () => {
    if (last === undefined || cards.length > handSize(hand, player) + 1) {
      hand.kill(player)
      return
    }
    give(player, last)
    hand.lying.player(player)
    hand.putAway(last)
  })
}

export function foulForTooMany(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  return withSurplus(named(of), () => hand.foul(player))
}

function checkHeld({ player, cards }: PanRulingSubject): Refusal | undefined {
  const wrong = lacking(cards, player.hand)
  return wrong.length > 0
    ? refusePan('pan-not-held', { seat: player.seat, cards: namesOf(wrong) })
    : undefined
}

/** How many cards a hand must hold beside its melds. */
function handSize(hand: PanHand, player: PanPlayer): number {
  const used = hand.isInTurn(player) && hand.turnCard?.isUsed ? 1 : 0
  return hand.rules.deal.cards + used - player.melded
}

/** Takes the cards that the record does not know yet from the deck; then rules on the hand. */
function withSurplus({ hand, player, cards }: PanRulingSubject, then: () => void): Refusal | undefined {
  if (cards.length <= handSize(hand, player)) return refusePan('pan-not-too-many', { cards: cards.length })
  const surplus = lacking(cards, player.hand)
  if (surplus.length !== cards.length - player.hand.length) {
    return refusePan('pan-not-these-cards', { seat: player.seat })
  }
  const isGone = (card: Card) => surplus.filter(one => one === card).length > hand.stock.inShoe[card]!
  const gone = surplus.find(isGone)
  if (gone !== undefined) return refusePan('pan-not-left-in-deck', { card: nameOf(gone) })
  hand.mending.push(function* (): Script {
    for (const card of surplus) {
      hand.named = card
      yield* dealTo(hand, player)
      hand.named = undefined
    }
    then()
  })
  return undefined
}
