import type { Card } from '../../cards/card.ts'
import { type Ask, type Awaiting, DECLINE } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { fitsMeld } from '../melds/borrow.ts'
import { outPay } from './out-pay.ts'

/** The players who may make a player take the option card (003:313, 322). */
export function playersWhoMayForce(hand: PanHand, player: PanPlayer): PanPlayer[] {
  const { option, terms } = hand
  if (!terms.forcing || !option || option.by === player) return []
  if (!player.melds.some(meld => fitsMeld(option.card, meld, terms))) return []
  if (!mayForceOut(hand, player, option.card)) return []
  return hand.playing.filter(other => other !== player)
}

export const offersTo = (forcing: readonly PanPlayer[], player: PanPlayer): Ask[] =>
  forcing.map(({ seat }) => ({
    seat,
    options: [{ move: `force ${player.seat}`, key: 'f' }, DECLINE],
    offer: true,
  }))

/** The card that puts a player out is forced only if it would put the next one out for more (003:324-325). */
function mayForceOut(hand: PanHand, player: PanPlayer, card: Card): boolean {
  const own = outPay(hand, player, card)
  if (own === undefined) return true
  const next = hand.after(player)
  return next !== player && (outPay(hand, next, card) ?? 0) > own
}

/**
 * A player throws away a drawn card that would put that player out, and the next one for more: the others may
 * force it. True when they do: the card must be used.
 */
export function* forcedDiscard(hand: PanHand, player: PanPlayer, card: Card): Script<boolean> {
  if (hand.turnCard?.isUsed || !hand.terms.forcing) return false
  if (outPay(hand, player, card) === undefined || !mayForceOut(hand, player, card)) return false
  const silent = new Set<PanPlayer>()
  const question = (): Awaiting | undefined => {
    if (!player.isIn || hand.inTurn !== player) return undefined
    const forcing = hand.playing.filter(other => other !== player && !silent.has(other))
    return forcing.length > 0 ? { kind: 'decision', asked: offersTo(forcing, player) } : undefined
  }
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    if (move.move !== DECLINE.move) {
      hand.felt.say({ type: 'moved', move })
      hand.found('out-card-forced', player)
      hand.turnCard = { card, from: 'option', isUsed: false }
      return true
    }
    silent.add(hand.playerAt(move.seat)!)
  }
  return false
}
