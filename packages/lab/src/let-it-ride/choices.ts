import { isRefusal, within } from '@cardroom/engine'
import { basePaysUnder, type LetItRideRules } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import type { Valuer } from '../values/ask.ts'
import { allOf, withChoices, worthOfEach } from '../values/ask.ts'
import { amountOn, cardsAt, cardsOfCounts, handOf, type Position, unseenBy } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { sayOfValues } from '../values/sentences.ts'
import { payByRank } from './odds.ts'

const HAND_SIZE = 3
const BETS = ['bet-1', 'bet-2', 'bet-3']

/** Values ride and pull over all possible community cards. */
export const letItRideValuer: Valuer<LetItRideRules> = {
  choices(position) {
    const { rules, view, ask } = position
    const seen = allOf({ own: handOf(position, HAND_SIZE), unseen: unseenBy(position) })
    if (isRefusal(seen)) return seen
    const board = cardsAt(view, 'board')
    const turn = rules.pulls[board.length]
    if (!turn)
      return within(['view', 'piles'], refuseValues('board-of-so-many', { cards: [0, 1], has: board.length }))
    const bets = BETS.map(on => amountOn(position, on))
    const unit = Math.max(...bets)
    const bet = amountOn(position, turn.bet)
    if (bet === 0) return within(['view', 'wagers'], refuseValues('no-such-wager-lies', { wager: turn.bet }))
    const found = comesTo(position, [...seen.own, ...board], cardsOfCounts(seen.unseen))
    const others = rules.pulls.slice(board.length + 1).map(one => amountOn(position, one.bet))
    const later = others.reduce((sum, amount) => sum + amount, 0)
    const staying = bets.reduce((sum, amount) => sum + amount, 0) - bet - later
    // The bet that is decided later stays only where it gains.
    const rest = staying * found.mean + later * found.gain
    const choices = worthOfEach(rules.id, ask, ({ move }) => {
      if (move === 'ride') {
        const why = sayOfValues('why-rides', { units: found.mean, pays: found.pays })
        return { cents: rest + bet * found.mean, why }
      }
      return move === 'pull'
        ? { cents: rest, why: sayOfValues('why-pulls', { units: found.mean }) }
        : undefined
    })
    return withChoices(choices, { method: 'exact', unit })
  },
}

/**
 * The average result of a bet of one, how often it is paid, and its result if it may be pulled at the next
 * card.
 */
function comesTo(
  { rules, readings }: Position<LetItRideRules>,
  hand: readonly Card[],
  unseen: readonly Card[],
): { mean: number; pays: number; gain: number } {
  const pays = payByRank(basePaysUnder(rules, readings))
  const five = new Uint8Array(5)
  five.set(hand)
  let [sum, paid, ends, gain] = [0, 0, 0, 0]
  const end = (): number => {
    const result = pays(five)
    sum += result
    ends++
    if (result > 0) paid++
    return result
  }
  for (const next of unseen) {
    five[hand.length] = next
    let after = 0
    if (hand.length === HAND_SIZE) {
      for (const last of unseen) {
        if (last === next) continue
        five[hand.length + 1] = last
        after += end()
      }
    } else after = end()
    gain += Math.max(0, after)
  }
  return { mean: sum / ends, pays: paid / ends, gain: gain / ends }
}
