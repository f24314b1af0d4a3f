import type { Cents } from '../money/cents.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuseAtTable } from './refusals.ts'
import type { PlayerId, SeatedPlayer } from './seats.ts'
import type { BuyIn } from './settings.ts'
import type { TableState } from './state.ts'

const MINUTE = 60_000

/**
 * The buy-in range of a player, who after a short absence brings no less where that is filed (003:278).
 */
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

/** The range for buying more chips; undefined where there is no room for any. */
export interface MoreChips {
  readonly min: Cents
  readonly max?: Cents
}

/** How much a seated player may buy now; undefined where the stack is at its maximum. */
export function moreChips(
  { min, max, short }: BuyIn,
  { stack, hasBoughtShort }: SeatedPlayer,
): MoreChips | undefined {
  if (max !== undefined && stack >= max) return undefined
  const least = short && hasBoughtShort ? Math.max(1, min - stack) : 1
  return { min: least, ...(max === undefined ? {} : { max: max - stack }) }
}

/** Whether this buy uses up the one short buy; an add-on up to the minimum buy-in does not (002:34). */
export function shortAfter(
  { min, short }: BuyIn,
  { stack, hasBoughtShort = false }: SeatedPlayer,
  cents: Cents,
): boolean {
  if (!short) return false
  if (stack + cents < min) return true
  return short === 'after-each-full-buy' && cents >= min ? false : hasBoughtShort
}
