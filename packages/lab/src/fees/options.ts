import { type Cents, isRefusal } from '@cardroom/engine'
import { feesOf, limitsOf, type Schedule, scheduleName } from '@cardroom/engine/collection'

/** A table at which a game's options are compared. */
export interface FeeQuestion {
  /** Total table action. */
  readonly action: Cents
  /** One player's wager. */
  readonly bet: Cents
  readonly players: number
  /** What the player-dealer gains on each unit of such a wager, fees apart. */
  readonly edge: number
}

/** What a schedule option costs at such a table. */
export interface OptionCost {
  readonly schedule: string
  /** What the player-dealer pays a round, and a player for each wager. */
  readonly bank: Cents
  readonly player: Cents
  /** The player-dealer's gain per unit of the action, and what a player gives up per unit of the wager. */
  readonly bankEdge: number
  readonly playerCost: number
}

/** The payer of a fee. */
export type Payer = 'bank' | 'player'

/** The options under which such a table can be played, the cheapest for this payer first. */
export function optionCosts(
  schedules: readonly Schedule[],
  question: FeeQuestion,
  payer: Payer,
): OptionCost[] {
  const found = schedules.flatMap(schedule => {
    const cost = costOf(schedule, question)
    return cost ? [cost] : []
  })
  return found.sort(
    (a, b) => a[payer] - b[payer] || a.bank + a.player - b.bank - b.player || order(a.schedule, b.schedule),
  )
}

const order = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** Undefined where the option does not cover this many players, or its limits exclude the wager. */
function costOf(schedule: Schedule, { action, bet, players, edge }: FeeQuestion): OptionCost | undefined {
  const limits = limitsOf(schedule)
  if (isRefusal(limits)) return undefined
  if (bet < (limits.min ?? 0) || bet > (limits.max ?? Number.POSITIVE_INFINITY)) return undefined
  const due = feesOf(schedule, { action, wager: bet, players })
  if (isRefusal(due)) return undefined
  const from = (payer: Payer) =>
    due.fees.filter(fee => fee.from === payer).reduce((sum, fee) => sum + fee.cents, 0)
  const bank = from('bank') * (schedule.option.bank?.unit === 'spot' ? players : 1)
  const player = from('player')
  return {
    schedule: scheduleName(schedule),
    bank,
    player,
    bankEdge: edge - bank / action,
    playerCost: edge + player / bet,
  }
}
