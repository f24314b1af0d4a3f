import type { Cents } from '../money/cents.ts'
import { AccountChips, type Chips } from '../money/chips.ts'
import { COVERAGES, type Cover, coverOf } from '../money/cover.ts'
import { payout } from '../money/odds.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { WagerLine } from '../round/result.ts'
import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import type { ActionButton } from './action-button.ts'
import { accountOf, type LiveWager, type Verdict } from './live.ts'
import { settlementOrder } from './order.ts'
import type { SettleRule } from './rules.ts'
import type { Wagers } from './wagers.ts'

const SWEEPS = ['by-seat', 'by-wager'] as const

/** What the settler needs to know of a round. */
interface UnsettledRound {
  readonly bank: { readonly seat: Seat; readonly wager: Cents }
  readonly places: number
  readonly rule: SettleRule
  readonly readings: Readings
  readonly wagers: Wagers
  readonly button: ActionButton
  readonly chips: Chips
  readonly felt: Felt
}

/** Gives the verdict on a wager whose hand is decided. */
export interface WagerJudge {
  verdict(wager: LiveWager): Verdict
  /** Whether the player-dealer has the better hand, for games that settle losers in another order. */
  isLosing(seat: Seat): boolean
}

/** Walks the wagers in the filed order, applies the player-dealer's cover and moves the chips. */
export class Settler {
  readonly #on: UnsettledRound
  readonly #judge: WagerJudge
  readonly #cover: Cover
  readonly #felt: AccountChips
  readonly #put: AccountChips
  readonly #lines: WagerLine[] = []
  /** How many lines were settled before the settlement itself: naturals, folds. */
  #early = 0

  /** Puts up the player-dealer's wager. */
  constructor(on: UnsettledRound, judge: WagerJudge) {
    this.#on = on
    this.#judge = judge
    this.#cover = coverOf(COVERAGES.find(one => one === on.readings.coverage) ?? 'gross', on.bank.wager)
    this.#felt = on.chips.account('felt')
    this.#put = on.chips.account('cover')
    on.chips.move(String(on.bank.seat), 'cover', on.bank.wager)
  }

  get lines(): readonly WagerLine[] {
    return this.#lines
  }

  /** The seat with which the settlement began. */
  get firstSeat(): Seat {
    return (this.#lines[this.#early] ?? this.#lines[0])?.seat ?? this.#on.button.seat
  }

  /** Whether any wager has been paid or taken. */
  get chipsHaveMoved(): boolean {
    return this.#lines.some(line => line.pays + line.takes > 0)
  }

  /** Settles the selected open wagers in the filed order. */
  settle(meant: (wager: LiveWager) => boolean): void {
    const { wagers, button, places } = this.#on
    const open: LiveWager[] = []
    for (const wager of wagers.all) if (!wager.settled && meant(wager)) open.push(wager)
    if (open.length === 0) return
    const kinds = (wager: LiveWager) => this.#kinds(wager.seat)
    for (const wager of settlementOrder(this.#rule, open, button.seat, places, kinds)) {
      this.#settleOne(wager, this.#judge.verdict(wager))
    }
  }

  /** Settles wagers that are decided early, unless they wait for their turn. */
  settleEarly(meant: (wager: LiveWager) => boolean): void {
    if (this.#on.readings.earlySettlement === 'at-once') this.settle(meant)
  }

  /** The settlement itself. */
  settleAll(): void {
    this.#early = this.#lines.length
    this.settle(() => true)
  }

  /** Returns a wager that its bettor takes back, as the rules allow. */
  withdraw(wager: LiveWager, rule: Cite): void {
    this.#settleOne(wager, { outcome: 'withdrawn', rule })
  }

  /** Returns all open wagers of a void round. */
  handBack(rule: Cite): void {
    for (const wager of this.#on.wagers.all) {
      if (!wager.settled) this.#settleOne(wager, { outcome: 'push', rule })
    }
  }

  /** Takes up what is left of the player-dealer's wager, and its winnings. */
  close(): void {
    const { chips, bank } = this.#on
    chips.move('cover', String(bank.seat), chips.gained('cover'))
  }

  /** Whether the table is swept seat by seat or kind by kind, where the filing can be read both ways. */
  get #rule(): SettleRule {
    const { rule, readings } = this.#on
    const order = SWEEPS.find(one => one === readings.settlementSweep)
    return order ? { ...rule, order } : rule
  }

  /** The order of the kinds of wager at a hand. */
  #kinds(seat: Seat): readonly string[] {
    const { rule, readings } = this.#on
    const { wagers, losers } = rule
    if (!losers || !this.#judge.isLosing(seat)) return wagers
    const { reading } = losers
    return !reading || readings[reading.name] === reading.is ? losers.wagers : wagers
  }

  #settleOne(wager: LiveWager, verdict: Verdict): void {
    wager.settled = true
    const { chips, felt } = this.#on
    const { acting = wager.amount } = wager
    const who = chips.account(accountOf(wager))
    let { outcome }: { outcome: WagerLine['outcome'] } = verdict
    let due = 0
    let pays = 0
    let takes = 0
    if (verdict.outcome === 'win') {
      due = 'prize' in verdict ? verdict.prize : payout(acting, verdict.odds)
      pays = this.#cover.pay(due)
      if (pays === 0 && due > 0) outcome = 'no-action'
    } else if (verdict.outcome === 'lose') {
      const lost = verdict.only ?? acting
      takes = this.#cover.take(lost)
      if (takes === 0 && lost > 0) outcome = 'no-action'
    }
    if (acting === 0 && wager.amount > 0) outcome = 'no-action'
    AccountChips.move(this.#put, who, pays)
    AccountChips.move(this.#felt, this.#put, takes)
    AccountChips.move(this.#felt, who, wager.amount - takes)
    const line = lineOf(wager, verdict, { outcome, due, pays, takes })
    this.#lines.push(line)
    felt.say({ type: 'settled', line })
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** The line of the result, its fields in the order in which records are written. */
function lineOf(
  { seat, by, player, on, hand, for: prizeFor, amount }: LiveWager,
  verdict: Verdict,
  { outcome, due, pays, takes }: Pick<WagerLine, 'outcome' | 'due' | 'pays' | 'takes'>,
): WagerLine {
  const { rule } = verdict
  if (by === undefined && player === undefined && hand === undefined && prizeFor === undefined) {
    return 'odds' in verdict
      ? { seat, on, amount, outcome, odds: verdict.odds, due, pays, takes, rule }
      : { seat, on, amount, outcome, due, pays, takes, rule }
  }
  const line = { seat } as Writable<WagerLine>
  if (by !== undefined) line.by = by
  if (player !== undefined) line.player = player
  line.on = on
  if (hand !== undefined) line.hand = hand
  if (prizeFor !== undefined) line.for = prizeFor
  line.amount = amount
  line.outcome = outcome
  if ('odds' in verdict) line.odds = verdict.odds
  line.due = due
  line.pays = pays
  line.takes = takes
  line.rule = rule
  return line
}
