import { yes } from '../../rules/shape.ts'
import { listOf, type Of, object, optional, text, whole } from '../../shape/shape.ts'
import type { RotationSeen } from '../../table/face.ts'
import { isIn, type PlayerId, type Seated } from '../../table/seats.ts'
import { hasRested } from '../../table/time.ts'
import type { BankedRules } from '../rules.ts'

/**
 * How the player-dealer position goes around where the house runs a table by more than the filing: what the law of
 * a time asks for. What is left out is as filed.
 */
export const rotation = object({
  /** Before every hand all others are asked, clockwise, before who has the position may keep it. */
  everyHand: optional(yes),
  /** So many players other than a third-party provider must have it within so many minutes, or the game ends. */
  others: optional(object({ players: whole(1), minutes: whole(1) })),
  /** Third-party providers: how many a table has, how often in a row one is the player-dealer, and what one may do. */
  providers: optional(
    object({ most: optional(whole(0)), rounds: optional(whole(1)), onlyBank: optional(yes) }),
  ),
})
/** How the player-dealer position must go round under the regime of a table, beyond what the game's own filing says. */
export type Rotation = Of<typeof rotation>

/** The time that is running: from when on, and which players other than a provider have had the position since. */
export const period = object({ since: whole(0), dealtAt: whole(0), had: listOf(text) })
export type Period = Of<typeof period>

type Others = NonNullable<Rotation['others']>

const lengthOf = ({ minutes }: Others): number => minutes * 60_000

/** The time that runs at a moment. One time follows upon another; a game that has rested begins anew. */
export function periodAt(others: Others, before: Period | undefined, at: number): Period {
  if (!before || hasRested(before.dealtAt, at)) return { since: at, dealtAt: at, had: [] }
  const times = Math.floor((at - before.since) / lengthOf(others))
  return times <= 0 ? before : { ...before, since: before.since + times * lengthOf(others), had: [] }
}

/** A hand is dealt; `taker`: the player-dealer, unless that is a provider. */
export function periodAfterDeal(
  others: Others,
  before: Period | undefined,
  at: number,
  taker: PlayerId | undefined,
): Period {
  const now = periodAt(others, before, at)
  const isNew = taker !== undefined && !now.had.includes(taker)
  return { ...now, dealtAt: at, had: isNew ? [...now.had, taker] : now.had }
}

/** Whether a time has gone by in which too few had the position. */
export function hasLapsed(others: Others, period: Period | undefined, now: number): boolean {
  if (!period || hasRested(period.dealtAt, now)) return false
  const gone = Math.floor((now - period.since) / lengthOf(others))
  // In a second time that has gone by since, nobody has had it at all.
  return gone >= 1 && (period.had.length < others.players || gone > 1)
}

/** What everybody is shown of the time that is running. */
export function rotationSeen(others: Others, before: Period, now: number): RotationSeen {
  const { since, had } = periodAt(others, before, now)
  return { needed: others.players, had: had.length, by: since + lengthOf(others) }
}

/** A provider may be held to the player-dealer position, and then bets on nobody's hand. */
export const betsUnder = ({ providers }: Rotation, who: Seated): boolean =>
  isIn(who) && !(who.provider && providers?.onlyBank)

/** How often in a row somebody may be the player-dealer. */
export const turnsOf = (
  { bank }: Pick<BankedRules, 'bank'>,
  { providers }: Rotation,
  { provider }: Seated,
): number => Math.min(bank.rounds, (provider && providers?.rounds) ?? bank.rounds)
