import type { Spot } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'

/** A wager that is not placed yet: the spot, the hand and the amount. */
interface DraftWager {
  readonly on: string
  readonly hand?: number
  readonly amount: number
}

/** The wagers of one hand before the deal. */
export type WagerDraft = readonly DraftWager[]

export const draftAmountOn = (draft: WagerDraft, on: string, hand?: number): number =>
  draft.find(chips => chips.on === on && chips.hand === hand)?.amount ?? 0

export const draftTotalOf = (draft: WagerDraft): number => draft.reduce((sum, chips) => sum + chips.amount, 0)

const handsOf = (spot: Spot): readonly (number | undefined)[] =>
  spot.hands === undefined ? [undefined] : Array.from({ length: spot.hands }, (_, i) => i + 1)

function put(draft: WagerDraft, spot: Spot, amount: number): WagerDraft {
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
export function addChip(draft: WagerDraft, spots: readonly Spot[], on: string, chip: number): WagerDraft {
  const spot = spots.find(one => one.on === on)
  if (!spot) return draft
  const leader = spots.find(one => one.on === spot.equals)
  // A spot that must equal another is bet by betting on that one, or taken off where it is optional.
  if (leader) {
    if (draftAmountOn(draft, leader.on, handsOf(leader)[0]) === 0)
      return addChip(draft, spots, leader.on, chip)
    const has = draftAmountOn(draft, on, handsOf(spot)[0]) > 0
    if (!spot.must) return put(draft, spot, has ? 0 : draftAmountOn(draft, leader.on, handsOf(leader)[0]))
    return addChip(draft, spots, leader.on, chip)
  }
  const before = draftAmountOn(draft, on, handsOf(spot)[0])
  const amount = Math.min(spot.max, Math.max(spot.min, before + chip))
  let after = put(draft, spot, amount)
  for (const follower of spots) {
    if (follower.equals !== on) continue
    if (follower.must || draftAmountOn(draft, follower.on, handsOf(follower)[0]) > 0) {
      after = put(after, follower, amount)
    }
  }
  return after
}

/**
 * The least draft to be in the round, where one spot leads all others that must be bet. Empty where the player must
 * choose between spots, such as the sides of baccarat.
 */
export function leastDraft(spots: readonly Spot[]): WagerDraft {
  const [leader, ...others] = spots.filter(({ kind, equals }) => kind === 'base' && equals === undefined)
  return leader && others.length === 0 ? addChip([], spots, leader.on, leader.min) : []
}

/** Sets the amount on a spot; below the minimum it becomes nothing when lowered, the minimum when raised. */
export function layOn(draft: WagerDraft, spots: readonly Spot[], on: string, cents: number): WagerDraft {
  const spot = spots.find(one => one.on === on)
  if (!spot) return draft
  const before = draft.find(chips => chips.on === on)?.amount ?? 0
  if (cents < before && cents < spot.min) return takeOff(draft, spots, on)
  const isLaidByAnother = spot.equals !== undefined && !spot.must
  if (cents === before || (isLaidByAnother && before > 0)) return draft
  return addChip(draft, spots, on, cents - before)
}

/** Takes everything off a spot, with the wagers that cannot lie without it. */
export function takeOff(draft: WagerDraft, spots: readonly Spot[], on: string): WagerDraft {
  const spot = spots.find(one => one.on === on)
  // A wager that must equal another goes with that one.
  const first = spot?.must && spot.equals !== undefined ? spot.equals : on
  let left = draft.filter(chips => chips.on !== first)
  for (const { on: other, equals, needs } of spots) {
    const stands = needs.length === 0 || needs.some(one => left.some(chips => chips.on === one))
    if (equals === first || !stands) left = left.filter(chips => chips.on !== other)
  }
  return left
}

/** What is wrong with the wagers, in words; nothing if they are legal. */
export function draftProblem(
  draft: WagerDraft,
  spots: readonly Spot[],
  stack: number,
  m: Speaker,
): string | undefined {
  if (draft.length === 0) return undefined
  const words = m.table.wager
  const has = (on: string): boolean => draft.some(chips => chips.on === on)
  const nameOf = (on: string): string => m.say(spots.find(spot => spot.on === on)?.name ?? on)
  for (const spot of spots) {
    if (spot.must && !has(spot.on)) return words.must({ spot: nameOf(spot.on) })
  }
  for (const chips of draft) {
    const spot = spots.find(one => one.on === chips.on)
    if (!spot) continue
    if (chips.amount < spot.min) return words.tooLow({ spot: nameOf(spot.on), money: m.money(spot.min) })
    if (chips.amount > spot.max) return words.tooHigh({ spot: nameOf(spot.on), money: m.money(spot.max) })
    if (chips.amount % spot.step !== 0)
      return words.notStep({ spot: nameOf(spot.on), money: m.money(spot.step) })
    if (spot.needs.length > 0 && !spot.needs.some(has)) {
      return words.needs({ spot: nameOf(spot.on), others: m.any(spot.needs.map(nameOf)) })
    }
    if (spot.equals !== undefined && draftAmountOn(draft, spot.equals, chips.hand) !== chips.amount) {
      return words.mustEqual({ spot: nameOf(spot.on), other: nameOf(spot.equals) })
    }
  }
  return draftTotalOf(draft) > stack ? words.notEnough({ money: m.money(stack) }) : undefined
}
