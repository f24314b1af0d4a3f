import { type Cents, isRefusal } from '@cardroom/engine'
import { feesOf, limitsOf, type Schedule, scheduleName } from '@cardroom/engine/collection'

/** Who pays a collection; a fee from a pot or its blinds is paid by the pot's winner. */
export const COLLECTION_PAYERS = ['bank', 'players', 'pot'] as const
/** One of them. */
export type CollectedFrom = (typeof COLLECTION_PAYERS)[number]
/** The collection from each payer, in cents. */
export type FromEach = Readonly<Record<CollectedFrom, Cents>>

/** Nothing yet. */
export const NOTHING_COLLECTED: FromEach = { bank: 0, players: 0, pot: 0 }

/** What an option collected, or would have collected, over some rounds. */
export interface CollectedOver {
  /** Rounds that the option allows, and those that its limits or its numbers of players do not. */
  readonly rounds: number
  readonly leftOut: number
  readonly from: FromEach
  /** All that was wagered, or lay in the pots, in those rounds. */
  readonly wagered: Cents
  /** What a half-hour collection takes from everybody together each time, on average over the rounds. */
  readonly halfHour: number
}

/** What a schedule option brings at a table. */
export interface OptionBrings extends CollectedOver {
  readonly schedule: string
  readonly cite: string
  /** Average cents; half-hour collections are spread over the hands of the half hour. */
  readonly perHand: number
  readonly perHour: number
  readonly perHourFrom: Readonly<Record<CollectedFrom, number>>
  /** What the bettors pay per unit that they wager, beside the edge. */
  readonly costs?: number
  /** The smallest allowed wager, where its fee exceeds its even-money win. */
  readonly tooMuch?: { readonly wager: Cents; readonly fee: Cents }
}

/** A hypothetical table: the wagers of its bettors, or its pot. */
export interface SupposedTable {
  /** Players who bet against the player-dealer; in a pot game all that are dealt in. */
  readonly players: number
  /** Total table action. */
  readonly action?: Cents
  /** One player's wager. */
  readonly bet?: Cents
  readonly pot?: Cents
  readonly jackpot?: boolean
}

const HALF_HOURS = 2

/** What an option takes from such a table in one round; nothing where it does not allow it. */
export function collectedFrom(schedule: Schedule, table: SupposedTable): CollectedOver {
  const { players, action, bet, pot, jackpot = false } = table
  const none = { rounds: 0, leftOut: 1, from: NOTHING_COLLECTED, wagered: 0, halfHour: 0 }
  if (bet !== undefined && !isAllowed(schedule, bet)) return none
  const facts = {
    players,
    jackpot,
    minutes: 30,
    ...(action === undefined ? {} : { action }),
    ...(bet === undefined ? {} : { wager: bet }),
    ...(pot === undefined ? {} : { pot }),
  }
  const due = feesOf(schedule, facts)
  if (isRefusal(due)) return none
  const isTimed = schedule.option.player?.unit === '30min'
  const from = { bank: 0, players: 0, pot: 0 }
  let halfHour = 0
  for (const fee of due.fees) {
    if (fee.from === 'bank') from.bank += fee.cents * (fee.per === 'spot' ? players : 1)
    else if (fee.from !== 'player') from.pot += fee.cents
    else if (isTimed) halfHour += fee.cents * players
    else from.players += fee.cents * players
  }
  return { rounds: 1, leftOut: 0, from, wagered: action ?? pot ?? 0, halfHour }
}

function isAllowed(schedule: Schedule, bet: Cents): boolean {
  const limits = limitsOf(schedule)
  return !isRefusal(limits) && bet >= (limits.min ?? 0) && bet <= (limits.max ?? Number.POSITIVE_INFINITY)
}

/** What was collected, by the hand and by the hour at such a pace. */
export function bringsOf(schedule: Schedule, over: CollectedOver, pace: number): OptionBrings {
  const { rounds, from, wagered, halfHour } = over
  const aHand = (cents: number): number => (rounds === 0 ? 0 : cents / rounds)
  const timed = rounds === 0 ? 0 : HALF_HOURS * halfHour
  const perHourFrom = {
    bank: aHand(from.bank) * pace,
    players: aHand(from.players) * pace + timed,
    pot: aHand(from.pot) * pace,
  }
  const perHour = COLLECTION_PAYERS.reduce((sum, payer) => sum + perHourFrom[payer], 0)
  const tooMuch = chargedMoreThanWon(schedule)
  return {
    ...over,
    schedule: scheduleName(schedule),
    cite: schedule.option.cite,
    perHand: perHour / pace,
    perHour,
    perHourFrom,
    ...(wagered > 0 ? { costs: (perHour - perHourFrom.bank) / pace / aHand(wagered) } : {}),
    ...(tooMuch ? { tooMuch } : {}),
  }
}

/** A winning minimum wager gains its own amount: where the fee is higher, a win is a loss. */
function chargedMoreThanWon(schedule: Schedule): OptionBrings['tooMuch'] {
  const limits = limitsOf(schedule)
  if (isRefusal(limits) || limits.min === undefined) return undefined
  const wager = limits.min
  const alone = collectedFrom(schedule, { players: 1, action: wager, bet: wager })
  return alone.from.players > wager ? { wager, fee: alone.from.players } : undefined
}

/** The options in the order of what they bring an hour, the most first; those that allow no round last. */
export const byWhatTheyBring = (a: OptionBrings, b: OptionBrings): number =>
  Number(a.rounds === 0) - Number(b.rounds === 0) ||
  b.perHour - a.perHour ||
  a.schedule.localeCompare(b.schedule, 'en', { numeric: true })
