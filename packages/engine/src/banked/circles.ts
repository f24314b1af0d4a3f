import type { Seat } from '../round/awaiting.ts'
import type { Readings } from '../rules/readings.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuse } from './refusals.ts'
import type { BankedRules, CirclesRule } from './rules.ts'
import type { BankedSetup, PlacedWager } from './setup.ts'
import type { Wagers } from './wagers.ts'

/** Circles where nobody sits: whoever bets one plays its hand. */

type Rules = Pick<BankedRules, 'circles' | 'readings'>

/** Why nobody bets such circles here, if nobody does. */
export function circlesClosed({ circles, readings: open }: Rules, readings: Readings): Refusal | undefined {
  const isClosed = circles ? circles.others === 'closed' : readings.otherCircles === 'closed'
  if (!isClosed) return undefined
  const cite = circles?.cite ?? open.find(({ name }) => name === 'otherCircles')?.cite ?? 'practice'
  return refuse('circles-closed', { cite })
}

/** Why a wager may not be somebody's who sits elsewhere, where it says that it is. */
export function checkCircle(
  rules: Rules,
  readings: Readings,
  { bank, wagers }: BankedSetup,
  { seat, by, player }: PlacedWager,
  places: number,
): Refusal | undefined {
  if (player === undefined) return undefined
  if (by !== undefined) return refuse('back-line-or-circle')
  if (player > places) return refuse('no-such-place', { places })
  if (player === bank.seat) return refuse('player-dealer-wagers', { seat: player })
  if (player === seat) return undefined
  const isTaken = wagers.some(
    one =>
      // Whoever bets another circle sits at the own one.
      one.player === seat || (one.seat === seat && one.by === undefined && one.player !== player),
  )
  return circlesClosed(rules, readings) ?? (isTaken ? refuse('circle-not-free', { seat }) : undefined)
}

const NONE_UNSEEN: ReadonlySet<Seat> = new Set()

/**
 * Where one sees the hand of a single circle only, the circles whose hands nobody looks at. It is the own seat's
 * hand that is seen, or else the first that is bet, counted from the house dealer's left.
 */
export function unseenCircles(
  { circles }: { readonly circles?: CirclesRule | undefined },
  readings: Readings,
  wagers: Wagers,
): ReadonlySet<Seat> {
  if (!circles?.seesOne || readings.secondHand === 'played' || wagers.circles.size === 0) return NONE_UNSEEN
  const unseen = new Set<Seat>()
  const seen = new Set<Seat>()
  for (const player of wagers.circles.values()) if (wagers.has(player)) seen.add(player)
  for (const seat of [...wagers.circles.keys()].sort((a, b) => a - b)) {
    const player = wagers.playerOf(seat)
    if (seen.has(player)) unseen.add(seat)
    else seen.add(player)
  }
  return unseen
}
