import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { MakeUp } from '../../table/face.ts'
import type { PokerRules } from '../rules/rules.ts'
import {
  type BlindDebt,
  type BlindsOwed,
  NOTHING_OWED,
  type PokerHouseSetup,
  type PokerMemory,
} from './memory.ts'

/** What a player must post to be dealt in: the big blind plays, the rest is dead (002:70-72). */
export function owedBy({ blinds = [] }: PokerHouseSetup, owes: BlindsOwed): { live: Cents; dead: Cents } {
  const big = blinds.at(-1) ?? 0
  const rest = blinds.slice(0, -1).reduce((sum, cents) => sum + cents, 0)
  return { live: owes.big ? big : 0, dead: owes.small ? rest : 0 }
}

const isOwing = ({ small, big }: BlindsOwed): boolean => small || big

/** What a seat owes; nothing, where the table remembers nothing. */
export const debtOf = ({ debts }: PokerMemory, seat: Seat): BlindDebt =>
  debts.find(debt => debt.seat === seat) ?? { seat, owes: NOTHING_OWED, makeUp: 'post' }

/** What a player owes now: one who moved away from the big blind owes it (002:105). */
export const owesNow = ({ owes, moved }: BlindDebt): BlindsOwed =>
  moved?.must ? { ...owes, big: true } : owes

export const owesAnything = (debt: BlindDebt): boolean => isOwing(owesNow(debt))

/** The ways to be dealt in again; none where there is nothing to choose. */
export function makeUpsFor({ blindRules, straddle }: PokerRules, debt: BlindDebt): readonly MakeUp[] {
  const { owes, moved, isNew } = debt
  if (isOwing(owes)) {
    if (isNew) return ['post', 'wait']
    const straddles = straddle?.timesBigBlind === undefined ? [] : (['straddle'] as const)
    return blindRules?.missed?.ways ?? ['post', ...straddles, 'wait']
  }
  if (!moved) return []
  return moved.must ? (blindRules?.seatChange?.ways ?? ['post', 'wait']) : ['play', 'wait']
}

/** The way in which a player is dealt in again: the chosen one, or else the first. */
export function chosenWay(rules: PokerRules, debt: BlindDebt): MakeUp | undefined {
  const ways = makeUpsFor(rules, debt)
  return ways.find(way => way === debt.makeUp) ?? ways[0]
}

/** Whether a player waits out some hands after a change of seat, wherever the blinds are meanwhile. */
export const isWaitingOut = (rules: PokerRules, debt: BlindDebt): boolean =>
  debt.moved !== undefined && !isOwing(debt.owes) && chosenWay(rules, debt) === 'wait'
