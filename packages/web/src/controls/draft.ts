import type { Spot } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'

/** A wager that is being put together: where, on which of several hands, how much. */
export interface Chips {
  readonly on: string
  readonly hand?: number
  readonly amount: number
}

/** What lies on one's own spots before the deal. */
export type Draft = readonly Chips[]

export const amountOn = (draft: Draft, on: string, hand?: number): number =>
  draft.find(chips => chips.on === on && chips.hand === hand)?.amount ?? 0

export const totalOf = (draft: Draft): number => draft.reduce((sum, chips) => sum + chips.amount, 0)

const handsOf = (spot: Spot): readonly (number | undefined)[] =>
  spot.hands === undefined ? [undefined] : Array.from({ length: spot.hands }, (_, i) => i + 1)

function put(draft: Draft, spot: Spot, amount: number): Draft {
  const others = draft.filter(chips => chips.on !== spot.on)
  if (amount <= 0) return others
  return [
    ...others,
    ...handsOf(spot).map(hand =>
      hand === undefined ? { on: spot.on, amount } : { on: spot.on, hand, amount },
    ),
  ]
}

/** One more chip on a spot; the first one counts at least the minimum, and what must be equal follows. */
export function addChip(draft: Draft, spots: readonly Spot[], on: string, chip: number): Draft {
  const spot = spots.find(one => one.on === on)
  if (!spot) return draft
  const leader = spots.find(one => one.on === spot.equals)
  // A spot that must equal another is bet by betting on that one, or taken off where it is optional.
  if (leader) {
    if (amountOn(draft, leader.on, handsOf(leader)[0]) === 0) return addChip(draft, spots, leader.on, chip)
    const has = amountOn(draft, on, handsOf(spot)[0]) > 0
    if (!spot.must) return put(draft, spot, has ? 0 : amountOn(draft, leader.on, handsOf(leader)[0]))
    return addChip(draft, spots, leader.on, chip)
  }
  const before = amountOn(draft, on, handsOf(spot)[0])
  const amount = Math.min(spot.max, Math.max(spot.min, before + chip))
  let after = put(draft, spot, amount)
  for (const follower of spots) {
    if (follower.equals !== on) continue
    if (follower.must || amountOn(draft, follower.on, handsOf(follower)[0]) > 0) {
      after = put(after, follower, amount)
    }
  }
  return after
}

/**
 * The least that one is in the round for, where one spot leads all others that must be bet. Where several may be chosen
 * from, as the sides of baccarat, nobody chooses for the player.
 */
export function leastDraft(spots: readonly Spot[]): Draft {
  const [leader, ...others] = spots.filter(({ kind, equals }) => kind === 'base' && equals === undefined)
  return leader && others.length === 0 ? addChip([], spots, leader.on, leader.min) : []
}

/** So much on a spot: less than its minimum is nothing on the way down, and the minimum on the way up. */
export function layOn(draft: Draft, spots: readonly Spot[], on: string, cents: number): Draft {
  const spot = spots.find(one => one.on === on)
  if (!spot) return draft
  const before = draft.find(chips => chips.on === on)?.amount ?? 0
  if (cents < before && cents < spot.min) return takeOff(draft, spots, on)
  const isLaidByAnother = spot.equals !== undefined && !spot.must
  if (cents === before || (isLaidByAnother && before > 0)) return draft
  return addChip(draft, spots, on, cents - before)
}

/** Everything on a spot comes back, and with it what cannot lie without it. */
export function takeOff(draft: Draft, spots: readonly Spot[], on: string): Draft {
  const spot = spots.find(one => one.on === on)
  // What must be as much as another goes with that one.
  const first = spot?.must && spot.equals !== undefined ? spot.equals : on
  let left = draft.filter(chips => chips.on !== first)
  for (const { on: other, equals, needs } of spots) {
    const stands = needs.length === 0 || needs.some(one => left.some(chips => chips.on === one))
    if (equals === first || !stands) left = left.filter(chips => chips.on !== other)
  }
  return left
}

/** What is not yet right about the wagers, in words; nothing if they may lie. */
export function problem(draft: Draft, spots: readonly Spot[], stack: number, m: Speaker): string | undefined {
  if (draft.length === 0) return undefined
  const words = m.table.wager
  const has = (on: string): boolean => draft.some(chips => chips.on === on)
  const nameOf = (on: string): string => m.say(spots.find(spot => spot.on === on)?.name ?? on)
  for (const spot of spots) {
    if (spot.must && !has(spot.on)) return words.must(nameOf(spot.on))
  }
  for (const chips of draft) {
    const spot = spots.find(one => one.on === chips.on)
    if (!spot) continue
    if (chips.amount < spot.min) return words.tooLow(nameOf(spot.on), m.money(spot.min))
    if (chips.amount > spot.max) return words.tooHigh(nameOf(spot.on), m.money(spot.max))
    if (chips.amount % spot.step !== 0) return words.notStep(nameOf(spot.on), m.money(spot.step))
    if (spot.needs.length > 0 && !spot.needs.some(has)) {
      return words.needs(nameOf(spot.on), m.any(spot.needs.map(nameOf)))
    }
    if (spot.equals !== undefined && amountOn(draft, spot.equals, chips.hand) !== chips.amount) {
      return words.mustEqual(nameOf(spot.on), nameOf(spot.equals))
    }
  }
  return totalOf(draft) > stack ? words.notEnough(m.money(stack)) : undefined
}
