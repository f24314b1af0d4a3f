import { isLowOf } from '../../ranking/low-scale.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import type { ShowdownRules } from '../rules/rules.ts'
import type { HandShownDown } from './showdown.ts'

const SEVEN_LOW = 7

/**
 * A player who checked a seven or better after the draw, has the best hand, and met bets; and the
 * consequence.
 */
interface CheckedSeven {
  readonly offender: Player
  readonly rule: NonNullable<ShowdownRules['checkedSeven']>
}

export function checkedSeven(
  { rules, betting, players }: PokerHand,
  hands: readonly HandShownDown[],
): CheckedSeven | undefined {
  const rule = rules.showdown.checkedSeven
  if (!rule || (rule.limitOnly && !betting.stakes.isLimit)) return undefined
  if (!players.all.some(player => player.last.bet > 0)) return undefined
  const best = Math.max(...hands.map(rankOf))
  const offender = hands.find(
    hand => rankOf(hand) === best && hand.player.last.checked && isLowOf(best, SEVEN_LOW),
  )?.player
  return offender && { offender, rule }
}

const rankOf = ({ ranks }: HandShownDown): number => ranks[0]?.[0] ?? 0
