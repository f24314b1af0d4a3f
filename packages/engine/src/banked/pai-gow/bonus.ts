import { type Card, JOKER } from '../../cards/card.ts'
import { HIGH_CARD } from '../../ranking/high-scale.ts'
import type { PaiGowRanking } from '../../ranking/pai-gow.ts'
import { deciderOf, type Seat } from '../../round/awaiting.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { AceHighRule, FortuneRow, FortuneRule } from './rules.ts'
import { ACE, rankWithJoker } from './settings.ts'

export function fortuneVerdict(rule: FortuneRule, row: FortuneRow | undefined): Verdict {
  if (!row) return { outcome: 'lose', rule: rule.loses }
  return row.pays === 'push'
    ? { outcome: 'push', rule: row.cite }
    : { outcome: 'win', odds: row.pays, rule: row.cite }
}

/** Nothing better than an ace among seven cards; a joker that completes nothing counts as an ace. */
export const isAceHigh = (cards: readonly Card[], ranking: PaiGowRanking): boolean =>
  ranking.categoryOf(ranking.rank(cards)) === HIGH_CARD && cards.some(card => rankWithJoker(card) === ACE)

/** What becomes of a bet on an ace-high hand. */
export function aceHighVerdict(
  rule: AceHighRule,
  player: readonly Card[],
  bank: readonly Card[],
  ranking: PaiGowRanking,
): Verdict {
  if (!isAceHigh(bank, ranking)) return { outcome: 'lose', rule: rule.loses }
  const row = isAceHigh(player, ranking)
    ? rule.both
    : bank.includes(JOKER)
      ? rule.withJoker
      : rule.withoutJoker
  return { outcome: 'win', odds: row.pays, rule: row.cite }
}

/** The Fortune bets that bring an Envy button each. */
export const envyBets = (
  { envy }: FortuneRule,
  least: number,
  wagers: readonly LiveWager[],
): readonly LiveWager[] =>
  wagers
    .filter(wager => wager.on === 'fortune' && wager.amount >= least)
    .filter(wager => envy.buttons === 'everybody' || wager.by === undefined)

/** Whose hands bring Envy prizes. */
interface EnvyHands {
  /** Seats in the order of the settlement. */
  readonly seats: readonly Seat[]
  playerOf(seat: Seat): Seat
  /** Whether a seat's hand is one that buttons are paid for. */
  qualifies(seat: Seat): boolean
}

/**
 * A line for each Envy button and each qualifying hand. Nobody is paid for a hand of their own,
 * nor for one on which they have a wager behind its player.
 */
export function envyPrizes(
  buttons: readonly LiveWager[],
  wagers: readonly LiveWager[],
  hands: EnvyHands,
): Omit<LiveWager, 'settled'>[] {
  const qualifying = hands.seats.filter(seat => hands.qualifies(seat))
  const isOwn = (button: LiveWager, seat: Seat): boolean =>
    button.seat === seat ||
    (button.by === undefined
      ? (button.player ?? button.seat) === hands.playerOf(seat)
      : wagers.some(wager => wager.seat === seat && wager.by === button.by))
  return buttons.flatMap(button =>
    qualifying
      .filter(seat => !isOwn(button, seat))
      .map(seat => ({
        ...deciderOf({ seat: button.seat, by: button.by }),
        on: 'envy',
        for: seat,
        amount: 0,
      })),
  )
}
