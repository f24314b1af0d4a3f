import {
  type BettingKind,
  type FeeOption,
  type Pair,
  type Schedule,
  scheduleName,
  type TableLimit,
} from '../../collection/fee.ts'
import type { WagerLimits } from '../../collection/limits.ts'
import { type Refusal, refuser, within } from '../../say/refusal.ts'
import type { PokerSetupRefusals } from './refusals.ts'
import type { PokerSetup } from './setup.ts'

type CheckResult = Refusal | undefined

const refuse = refuser<PokerSetupRefusals>()

/** The part of a setup that a schedule option prints limits for. */
type LimitedStakes = Pick<PokerSetup, 'stakes' | 'blinds'>

const BETTING: Readonly<Record<PokerSetup['stakes']['limit'], BettingKind>> = {
  fixed: 'limit',
  spread: 'limit',
  pot: 'pot-limit',
  none: 'no-limit',
}

/** How the stakes differ from those that the option in force is printed for. */
export function checkLimits(schedule: Schedule, setup: LimitedStakes): CheckResult {
  const { limit } = schedule.option
  const name = scheduleName(schedule)
  const betting = bettingOf(schedule.option)
  if (betting && !betting.includes(BETTING[setup.stakes.limit])) {
    return within(['stakes', 'limit'], refuse('poker-betting-not-filed', { schedule: name, betting }))
  }
  return limit && checkFigures(name, limit, setup)
}

/** Where no kind of betting is printed, a lower and an upper figure are those of a limit game. */
const bettingOf = ({ betting, limit }: FeeOption): readonly BettingKind[] | undefined =>
  betting ?? (limit?.kind === 'limit' || limit?.kind === 'limits' ? ['limit'] : undefined)

function checkFigures(schedule: string, limit: TableLimit, setup: LimitedStakes): CheckResult {
  switch (limit.kind) {
    case 'limit':
      return (
        checkBets(schedule, [limit.bets, limit.bets], setup) ??
        (limit.blinds && checkBlinds(schedule, limit.blinds, setup))
      )
    case 'limits':
      return checkBets(schedule, [limit.from, limit.to], setup)
    case 'blinds':
      return checkBlinds(schedule, limit.blinds, setup)
    default:
      return undefined
  }
}

/** The lower and the upper figure of a limit game, or the ends of a spread: from the lowest printed to the highest. */
function checkBets(
  schedule: string,
  [least, most]: readonly [Pair, Pair],
  { stakes: { bets, range } }: LimitedStakes,
): CheckResult {
  const figures = bets ?? range
  if (!figures || isBetween(figures, least, most)) return undefined
  return within(
    ['stakes', bets ? 'bets' : 'range'],
    refuse('poker-bets-not-filed', { schedule, least, most }),
  )
}

/** A single figure may be any between those of the lowest and the highest game. */
function isBetween([lower = 0, upper]: readonly number[], least: Pair, most: Pair): boolean {
  if (upper === undefined) return least !== most && lower >= least[0] && lower <= most[1]
  return lower >= least[0] && lower <= most[0] && upper >= least[1] && upper <= most[1]
}

function checkBlinds(schedule: string, filed: Pair, { blinds = [] }: LimitedStakes): CheckResult {
  const same = blinds.length === filed.length && filed.every((blind, i) => blinds[i] === blind)
  return same ? undefined : within(['blinds'], refuse('poker-blinds-not-filed', { schedule, blinds: filed }))
}

/** Every printed or posted figure for one wager binds the stakes; the stakes bind the bets of the hand. */
export function checkWagerLimits(
  { min = 0, max }: Pick<WagerLimits, 'min' | 'max'>,
  setup: LimitedStakes,
): CheckResult {
  const { bets, range, min: least } = setup.stakes
  const big = setup.blinds?.at(-1)
  const fits = (cents: number) => cents >= min && (max === undefined || cents <= max)
  const limits = { min, ...(max === undefined ? {} : { max }) }
  for (const [place, figures] of [
    [['stakes', 'bets'], bets ?? []],
    [['stakes', 'range'], range ?? []],
    [['stakes', 'min'], least === undefined ? [] : [least]],
    [['blinds'], big ? [big] : []],
  ] as const) {
    const given = figures.find(cents => !fits(cents))
    if (given !== undefined) return within(place, refuse('poker-wager-not-filed', { given, ...limits }))
  }
  return undefined
}
