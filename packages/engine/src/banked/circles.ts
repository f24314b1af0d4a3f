import type { Seat } from '../round/awaiting.ts'
import type { Readings } from '../rules/readings.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuseBankedRound } from './refusals.ts'
import type { BankedRules, CirclesRule } from './rules.ts'
import type { BankedSetup, PlacedWager } from './setup.ts'
import type { Wagers } from './wagers.ts'

/** Bets in circles where nobody sits: the bettor plays the hand. */

type Rules = Pick<BankedRules, 'circles' | 'readings'>

/** Refuses circles where nobody sits, if this table has none. */
export function circlesClosed({ circles, readings: open }: Rules, readings: Readings): Refusal | undefined {
  const isClosed = circles ? circles.others === 'closed' : readings.otherCircles === 'closed'
  if (!isClosed) return undefined
  const cite = circles?.cite ?? open.find(({ name }) => name === 'otherCircles')?.cite ?? 'practice'
  return refuseBankedRound('circles-closed', { cite })
}

/** Refuses a wager that may not belong to a player who sits elsewhere. */
export function checkCircle(
  rules: Rules,
  readings: Readings,
  { bank, wagers }: BankedSetup,
  { seat, by, player }: PlacedWager,
  places: number,
): Refusal | undefined {
  if (player === undefined) return undefined
  if (by !== undefined) return refuseBankedRound('back-line-or-circle')
  if (player > places) return refuseBankedRound('no-such-place', { places })
  if (player === bank.seat) return refuseBankedRound('player-dealer-wagers', { seat: player })
  if (player === seat) return undefined
  const isTaken = wagers.some(
    one =>
      // A player who bets another circle must sit at one's own seat.
      one.player === seat || (one.seat === seat && one.by === undefined && one.player !== player),
  )
  return (
    circlesClosed(rules, readings) ?? (isTaken ? refuseBankedRound('circle-not-free', { seat }) : undefined)
  )
}

const NONE_UNSEEN: ReadonlySet<Seat> = new Set()

/**
 * Where a bettor may see the hand of one circle only: the circles whose hands nobody looks at. The bettor
 * sees the hand at one's own seat, or else the first one bet, counted from the house dealer's left.
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
