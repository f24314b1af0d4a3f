import type { Cents } from '../money/cents.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuseAtTable } from './refusals.ts'
import type { PlayerId, Seated } from './seats.ts'
import type { BuyIn } from './settings.ts'
import type { TableState } from './state.ts'

const MINUTE = 60_000

/** What somebody may sit down with: who has just left comes back with no less where that is filed (003:278). */
export function buyInOf(
  buyIn: BuyIn,
  { seating }: RuleSet,
  { left = [] }: TableState,
  player: PlayerId,
  now: number,
): BuyIn {
  const { minutes = 0 } = seating?.returns ?? {}
  const before = left.find(one => one.player === player && now - one.at < minutes * MINUTE)
  if (!before || before.stack <= buyIn.min) return buyIn
  const { max, usual } = buyIn
  return {
    ...buyIn,
    min: before.stack,
    usual: Math.max(usual, before.stack),
    ...(max === undefined ? {} : { max: Math.max(max, before.stack) }),
  }
}

export function checkBuyIn({ min, max }: BuyIn, stack: Cents): Refusal | undefined {
  if (stack >= min && (max === undefined || stack <= max)) return undefined
  return max === undefined
    ? refuseAtTable('buy-in-at-least', { min })
    : refuseAtTable('buy-in-bounds', { min, max })
}

/** What more chips may be bought for; nothing where there is no room for any. */
export interface MoreChips {
  readonly min: Cents
  readonly max?: Cents
}

/** How much somebody who sits may buy now; nothing where the stack is as high as it may be. */
export function moreChips(
  { min, max, short }: BuyIn,
  { stack, hasBoughtShort }: Seated,
): MoreChips | undefined {
  if (max !== undefined && stack >= max) return undefined
  const least = short && hasBoughtShort ? Math.max(1, min - stack) : 1
  return { min: least, ...(max === undefined ? {} : { max: max - stack }) }
}

/** Whether the one short buy is used up after this one; an add-on up to the least buy-in is none (002:34). */
export function shortAfter(
  { min, short }: BuyIn,
  { stack, hasBoughtShort = false }: Seated,
  cents: Cents,
): boolean {
  if (!short) return false
  if (stack + cents < min) return true
  return short === 'after-each-full-buy' && cents >= min ? false : hasBoughtShort
}
