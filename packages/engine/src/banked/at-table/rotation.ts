import { yes } from '../../rules/shape.ts'
import { listOf, type Of, object, optional, text, whole } from '../../shape/shape.ts'
import type { RotationSeen } from '../../table/face.ts'
import { isIn, type PlayerId, type SeatedPlayer } from '../../table/seats.ts'
import { hasRested } from '../../table/time.ts'
import type { BankedRules } from '../rules.ts'

/**
 * How the player-dealer position rotates where a regime asks for more than the filing. A missing field means:
 * as filed.
 */
export const rotation = object({
  /** Before every hand the table asks all others, clockwise, before the holder may keep the position. */
  everyHand: optional(yes),
  /**
   * This many players other than a third-party provider must bank within this many minutes, or the game ends.
   */
  others: optional(object({ players: whole(1), minutes: whole(1) })),
  /**
   * Third-party providers: how many a table may have, how often in a row one may bank, and what one may do.
   */
  providers: optional(
    object({ most: optional(whole(0)), rounds: optional(whole(1)), onlyBank: optional(yes) }),
  ),
})
/** How the player-dealer position must go round under the regime of a table, beyond what the game's own filing says. */
export type Rotation = Of<typeof rotation>

/** The running period: when it began, and which players other than a provider have banked since. */
export const period = object({ since: whole(0), dealtAt: whole(0), had: listOf(text) })
type Period = Of<typeof period>

type OthersRule = NonNullable<Rotation['others']>

const lengthOf = ({ minutes }: OthersRule): number => minutes * 60_000

/**
 * The period that runs at a moment. Periods follow each other without a gap; after a rest a new game begins.
 */
function periodAt(others: OthersRule, before: Period | undefined, at: number): Period {
  if (!before || hasRested(before.dealtAt, at)) return { since: at, dealtAt: at, had: [] }
  const times = Math.floor((at - before.since) / lengthOf(others))
  return times <= 0 ? before : { ...before, since: before.since + times * lengthOf(others), had: [] }
}

/** Notes a deal; `taker` is the player-dealer, unless that is a provider. */
export function periodAfterDeal(
  others: OthersRule,
  before: Period | undefined,
  at: number,
  taker: PlayerId | undefined,
): Period {
  const now = periodAt(others, before, at)
  const isNew = taker !== undefined && !now.had.includes(taker)
  return { ...now, dealtAt: at, had: isNew ? [...now.had, taker] : now.had }
}

/** Whether a period has passed in which too few players banked. */
export function hasLapsed(others: OthersRule, period: Period | undefined, now: number): boolean {
  if (!period || hasRested(period.dealtAt, now)) return false
  const gone = Math.floor((now - period.since) / lengthOf(others))
  // If a second period has passed since, nobody has banked in it at all.
  return gone >= 1 && (period.had.length < others.players || gone > 1)
}

/** The public view of the running period. */
export function rotationSeen(others: OthersRule, before: Period, now: number): RotationSeen {
  const { since, had } = periodAt(others, before, now)
  return { needed: others.players, had: had.length, by: since + lengthOf(others) }
}

/** Whether a provider may only bank, and bets on nobody's hand. */
export const betsUnder = ({ providers }: Rotation, who: SeatedPlayer): boolean =>
  isIn(who) && !(who.provider && providers?.onlyBank)

/** How often in a row a player may bank. */
export const turnsOf = (
  { bank }: Pick<BankedRules, 'bank'>,
  { providers }: Rotation,
  { provider }: SeatedPlayer,
): number => Math.min(bank.rounds, (provider && providers?.rounds) ?? bank.rounds)
