import type { PlayerDealerRules } from '@cardroom/engine'
import { type Schedule, scheduleName, schedulesOf } from '@cardroom/engine/collection'
import { optionCosts, type WagerOdds } from '@cardroom/lab'
import { FEE_TABLES } from '@cardroom/rulebook/fees'
import type { LabQuestion } from './question.ts'

/** Every schedule option that the game was filed with. */
export const schedulesFor = (game: string): readonly Schedule[] =>
  Object.values(schedulesOf(FEE_TABLES, game)).flat()

/** The default bet, in cents. */
export const DEFAULT_BET = 2_500

/**
 * The cost of a wager per unit, including the chosen option's collection, where every place but the player-dealer's
 * bets the same. Nothing if no option is chosen, or if it does not allow the wager.
 */
export function withFees(
  rules: PlayerDealerRules,
  { schedule, bet = DEFAULT_BET }: Pick<LabQuestion, 'schedule' | 'bet'>,
): ((odds: WagerOdds) => number | undefined) | undefined {
  const chosen = schedulesFor(rules.id).find(one => scheduleName(one) === schedule)
  if (!chosen) return undefined
  const players = rules.seats.places - 1
  return ({ on, edge }) => {
    if (rules.wagers.find(one => one.on === on)?.kind !== 'base') return undefined
    const [cost] = optionCosts([chosen], { action: bet * players, bet, players, edge }, 'player')
    return cost?.playerCost
  }
}
