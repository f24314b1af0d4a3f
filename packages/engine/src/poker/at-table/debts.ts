import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { MakeUp } from '../../table/face.ts'
import type { PokerRules } from '../rules/rules.ts'
import { type Debt, type HouseSetup, type Memory, NOTHING_OWED, type Owed } from './memory.ts'

/** What one must post to be dealt in: the big blind plays, the rest is dead (002:70-72). */
export function owedBy({ blinds = [] }: HouseSetup, owes: Owed): { live: Cents; dead: Cents } {
  const big = blinds.at(-1) ?? 0
  const rest = blinds.slice(0, -1).reduce((sum, cents) => sum + cents, 0)
  return { live: owes.big ? big : 0, dead: owes.small ? rest : 0 }
}

const isOwing = ({ small, big }: Owed): boolean => small || big

/** What a seat owes: nothing, where nothing is known of it. */
export const debtOf = ({ debts }: Memory, seat: Seat): Debt =>
  debts.find(debt => debt.seat === seat) ?? { seat, owes: NOTHING_OWED, makeUp: 'post' }

/** Who has moved away from the big blind owes it (002:105). */
export const owesNow = ({ owes, moved }: Debt): Owed => (moved?.must ? { ...owes, big: true } : owes)

export const owesAnything = (debt: Debt): boolean => isOwing(owesNow(debt))

/** How one may be dealt in again; nothing where there is nothing to choose. */
export function waysOf({ blindRules, straddle }: PokerRules, debt: Debt): readonly MakeUp[] {
  const { owes, moved, isNew } = debt
  if (isOwing(owes)) {
    if (isNew) return ['post', 'wait']
    const straddles = straddle?.timesBigBlind === undefined ? [] : (['straddle'] as const)
    return blindRules?.missed?.ways ?? ['post', ...straddles, 'wait']
  }
  if (!moved) return []
  return moved.must ? (blindRules?.seatChange?.ways ?? ['post', 'wait']) : ['play', 'wait']
}

/** How one is dealt in again: as was said, or else the first way that there is. */
export function chosenWay(rules: PokerRules, debt: Debt): MakeUp | undefined {
  const ways = waysOf(rules, debt)
  return ways.find(way => way === debt.makeUp) ?? ways[0]
}

/** Waits out some hands after a change of seat, whatever the blinds do meanwhile. */
export const waitsOut = (rules: PokerRules, debt: Debt): boolean =>
  debt.moved !== undefined && !isOwing(debt.owes) && chosenWay(rules, debt) === 'wait'
