import type { Randomness } from '../cards/shuffle.ts'
import type { BettingKind, FeeOption, Pair } from '../collection/fee.ts'
import { hasOneBet, type LimitKind, type PokerRules } from '../poker/rules/rules.ts'
import type { PokerSetup } from '../poker/rules/setup.ts'

type Stakes = Pick<PokerSetup, 'stakes' | 'blinds' | 'ante' | 'bringIn'>

const LIMITS_OF_BETTING: Readonly<Record<BettingKind, readonly LimitKind[]>> = {
  limit: ['fixed', 'spread'],
  'pot-limit': ['pot'],
  'no-limit': ['none'],
}
const ANY_BETTING_KIND: readonly BettingKind[] = ['limit', 'pot-limit', 'no-limit']
const DEFAULT_BETS: Pair = [200, 400]

/** Stakes of any kind that the game, and the schedule option if there is one, is filed for. */
export function randomStakes(rules: PokerRules, random: Randomness, option?: FeeOption): Stakes {
  const pick = <T>(...list: readonly T[]): T => list[random.below(list.length)]!
  const { limit, betting } = option ?? {}
  const isFigured = limit?.kind === 'limit' || limit?.kind === 'limits'
  const printed = betting ?? (isFigured ? (['limit'] as const) : ANY_BETTING_KIND)
  const only = rules.betting.limits?.only ?? ['fixed', 'spread', 'pot', 'none']
  const kind = pick(...printed.flatMap(one => LIMITS_OF_BETTING[one]).filter(one => only.includes(one)))
  const figures =
    limit?.kind === 'limit'
      ? limit.bets
      : limit?.kind === 'limits'
        ? pick(limit.from, limit.to)
        : DEFAULT_BETS
  const [lower, upper] = figures
  const stakes: PokerSetup['stakes'] =
    kind === 'fixed'
      ? {
          limit: kind,
          bets: hasOneBet(rules) ? [lower] : pick(figures, limit?.kind === 'limit' ? figures : [upper]),
        }
      : kind === 'spread'
        ? { limit: kind, range: figures }
        : { limit: kind }
  return { stakes, ...forced(rules, lower, blindsOf(limit), pick) }
}

const blindsOf = (limit: FeeOption['limit']): Pair | undefined =>
  limit?.kind === 'limit' || limit?.kind === 'blinds' ? limit.blinds : undefined

/** What brings the first chips in. */
function forced(
  { opening }: PokerRules,
  bet: number,
  printed: Pair | undefined,
  pick: <T>(...list: readonly T[]) => T,
): Omit<Stakes, 'stakes'> {
  const [half, ante] = [Math.ceil(bet / 2), Math.ceil(bet / 8)]
  if (opening.by === 'blinds') {
    if (printed) return pick({ blinds: printed }, { blinds: printed, ante })
    return pick<Omit<Stakes, 'stakes'>>(
      { blinds: [half, bet] },
      { blinds: [half, bet] },
      { blinds: [bet] },
      { blinds: [half, bet], ante },
      {},
    )
  }
  return opening.puts === 'bring-in'
    ? pick({ ante, bringIn: ante * 2 }, { ante, bringIn: bet }, { ante })
    : { ante }
}
