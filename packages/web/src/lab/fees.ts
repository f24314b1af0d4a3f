import type { PlayerDealerRules } from '@cardroom/engine'
import { type Schedule, scheduleName, schedulesOf } from '@cardroom/engine/collection'
import { optionCosts, type WagerOdds } from '@cardroom/lab'
import { FEE_TABLES } from '@cardroom/rulebook/fees'
import type { LabQuestion } from './question.ts'

/** Every schedule option that the game was filed with. */
export const schedulesFor = (game: string): readonly Schedule[] =>
  Object.values(schedulesOf(FEE_TABLES, game)).flat()

/** What one bets where nothing else is said, in cents. */
export const USUAL_BET = 2_500

/**
 * What a player gives up on a wager per unit of it, the chosen option's collection included, where every place but
 * the player-dealer's bets the same. Nothing where no option is chosen, or it does not allow the wager.
 */
export function withFees(
  rules: PlayerDealerRules,
  { schedule, bet = USUAL_BET }: Pick<LabQuestion, 'schedule' | 'bet'>,
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
