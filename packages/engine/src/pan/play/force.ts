import type { Card } from '../../cards/card.ts'
import { type Ask, type Awaiting, DECLINE } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { PanPlay } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { fits, spreads } from '../melds/borrow.ts'
import { worthOf } from '../melds/melds.ts'

/** Those who may make a player take the option card (003:313, 322). */
export function forcers(play: PanPlay, player: PanPlayer): PanPlayer[] {
  const { option, terms } = play
  if (!terms.forcing || !option || option.by === player) return []
  if (!player.melds.some(meld => fits(option.card, meld, terms))) return []
  if (!mayForceOut(play, player, option.card)) return []
  return play.playing.filter(other => other !== player)
}

export const offersTo = (forcing: readonly PanPlayer[], player: PanPlayer): Ask[] =>
  forcing.map(({ seat }) => ({
    seat,
    options: [{ move: `force ${player.seat}` }, DECLINE],
    offer: true,
  }))

/** The card that puts a player out is forced only if it would put the next one out for more (003:324-325). */
function mayForceOut(play: PanPlay, player: PanPlayer, card: Card): boolean {
  const own = outPay(play, player, card)
  if (own === undefined) return true
  const next = play.after(player)
  return next !== player && (outPay(play, next, card) ?? 0) > own
}

/** What a player with all but one card spread would be paid for going out with a card, in chips from each. */
export function outPay(play: PanPlay, player: PanPlayer, card: Card): number | undefined {
  const { terms, rules } = play
  if (!player.isIn || player.melded !== rules.out.cards - 1) return undefined
  const worths = player.melds.map(({ cards }) => worthOf(cards, terms))
  const all = worths.reduce((sum, worth) => sum + worth, 0)
  let best: number | undefined
  const offer = (worth: number, fresh: number): void => {
    const pay = rules.out.chips + worth + fresh
    if (best === undefined || pay > best) best = pay
  }
  player.melds.forEach((meld, i) => {
    if (!fits(card, meld, terms)) return
    const now = worthOf([...meld.cards, card], terms)
    offer(all - worths[i]! + now, Math.max(0, now - meld.collected))
  })
  for (const { cards, from } of spreads([...player.hand, card], player.melds, terms, card)) {
    const left = player.melds.map(({ cards: lying }, i) => {
      const lent = from.filter(({ meld }) => meld === i).map(one => one.card)
      const rest = [...lying]
      for (const one of lent) rest.splice(rest.indexOf(one), 1)
      return worthOf(rest, terms)
    })
    const now = worthOf(cards, terms)
    offer(
      left.reduce((sum, worth) => sum + worth, now),
      now,
    )
  }
  return best
}

/**
 * A player throws away a drawn card that would put that player out, and the next one for more: the others may
 * force it. True when they do: the card must be used.
 */
export function* forcedDiscard(play: PanPlay, player: PanPlayer, card: Card): Script<boolean> {
  if (play.card!.used || !play.terms.forcing) return false
  if (outPay(play, player, card) === undefined || !mayForceOut(play, player, card)) return false
  const silent = new Set<PanPlayer>()
  const question = (): Awaiting | undefined => {
    if (!player.isIn || play.turn !== player) return undefined
    const forcing = play.playing.filter(other => other !== player && !silent.has(other))
    return forcing.length > 0 ? { kind: 'decision', asked: offersTo(forcing, player) } : undefined
  }
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    if (move.move !== DECLINE.move) {
      play.felt.say({ type: 'moved', move })
      play.found('out-card-forced', player.seat)
      play.card = { card, from: 'option', used: false }
      return true
    }
    silent.add(play.playerAt(move.seat)!)
  }
  return false
}
