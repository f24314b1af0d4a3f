import type { Posted } from '../collection/posted.ts'
import type { Account } from '../money/chips.ts'
import { type Cover, type Coverage, coverOf } from '../money/cover.ts'
import { payout } from '../money/odds.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Fee, HandShown, Result, WagerLine } from '../round/result.ts'
import { Misdeal, type Script } from '../round/script.ts'
import { feltSeen, type View, type Viewer } from '../round/view.ts'
import type { Cite } from '../rules/cite.ts'
import { RuledTable } from './floor.ts'
import { bettor, type LiveWager, type Verdict } from './live.ts'
import { settlementOrder } from './order.ts'
import type { BankedRules, SettleRule } from './rules.ts'
import type { BankedSetup } from './setup.ts'

/**
 * The frame of every round against a player-dealer: wagers lie, the collection is taken, the game
 * is played, and one settler walks the wagers in the filed order and applies the cover.
 * A game says what is dealt, who may decide what, and what became of each wager; it never moves a chip.
 */
export abstract class BankedPlay<R extends BankedRules = BankedRules> extends RuledTable<R> {
  readonly #cover: Cover
  readonly #lines: WagerLine[] = []
  /** How many lines were settled before the settlement itself: naturals, folds. */
  #early = 0
  #fees: readonly Fee[]

  constructor(rules: R, setup: BankedSetup, house: Posted, fees: readonly Fee[]) {
    super(rules, setup, house)
    this.#fees = fees
    this.#cover = coverOf(this.reading('coverage') as Coverage, setup.bank.wager)
  }

  /** The game itself: cards, decisions, wagers that are settled on the way. */
  protected abstract game(): Script
  /** What became of a wager, now that its hand is decided. */
  protected abstract verdict(wager: LiveWager): Verdict
  /** The hands of the round, as the result shows them. */
  protected abstract hands(): Record<string, HandShown>

  *script(): Script {
    this.chips.move(String(this.bankSeat), 'cover', this.setup.bank.wager)
    for (const wager of this.wagers) this.chips.move(bettor(wager), 'felt', wager.amount)
    this.#takeFees()
    try {
      yield* this.game()
      yield* this.close()
      for (const prize of this.prizes()) this.add(prize)
      this.#early = this.#lines.length
      this.settle(() => true)
    } catch (ended) {
      if (!(ended instanceof Misdeal)) throw ended
      this.#handBack(ended.cite)
    }
    this.chips.move('cover', String(this.bankSeat), this.chips.gained('cover'))
  }

  /** A wager beside another one and so many times as large, for everybody who bets on the hand. */
  protected follow(seat: Seat, beside: string, on: string, times: number): void {
    for (const wager of this.openWagers(seat)) {
      if (wager.on !== beside) continue
      const by = wager.by === undefined ? {} : { by: wager.by }
      this.add({ seat, ...by, on, amount: wager.amount * times })
    }
  }

  /** A wager made while the round is on. */
  protected add(wager: Omit<LiveWager, 'settled'>): LiveWager {
    const live = { ...wager, settled: false }
    this.wagers.push(live)
    this.chips.move(bettor(live), 'felt', live.amount)
    return live
  }

  /** Settles the open wagers that are meant, in the filed order. */
  protected settle(meant: (wager: LiveWager) => boolean): void {
    const open = this.wagers.filter(wager => !wager.settled && meant(wager))
    const kinds = (wager: LiveWager) => this.#kinds(wager.seat)
    for (const wager of settlementOrder(this.#settleRule, open, this.action, this.places, kinds)) {
      this.#settleOne(wager, this.struckVerdict(wager) ?? this.verdict(wager))
    }
  }

  /** Whether the table is swept seat by seat or kind by kind, where the filing can be read both ways. */
  get #settleRule(): SettleRule {
    const order = this.reading('settlementSweep') as SettleRule['order'] | undefined
    return order ? { ...this.rules.settle, order } : this.rules.settle
  }

  /** The order of the kinds of wager at a hand. */
  #kinds(seat: Seat): readonly string[] {
    const { wagers, losers } = this.rules.settle
    if (!losers || !this.isLosing(seat)) return wagers
    const { reading } = losers
    return !reading || this.reading(reading.name) === reading.is ? losers.wagers : wagers
  }

  /** Whether the player-dealer has the better hand; games with another order for losers say so. */
  protected isLosing(_seat: Seat): boolean {
    return false
  }

  /** Settles wagers that are decided before the others, unless they wait for their turn. */
  protected settleEarly(meant: (wager: LiveWager) => boolean): void {
    if (this.reading('earlySettlement') === 'at-once') this.settle(meant)
  }

  /** A bettor takes a wager back, as the rules allow. */
  protected withdraw(wager: LiveWager, rule: Cite): void {
    this.#settleOne(wager, { outcome: 'withdrawn', rule })
  }

  /** Prizes that belong to no wager on the table (Envy); they take their turn with the wagers. */
  protected prizes(): readonly Omit<LiveWager, 'settled'>[] {
    return []
  }

  protected get chipsHaveMoved(): boolean {
    return this.#lines.some(line => line.pays + line.takes > 0)
  }

  #settleOne(wager: LiveWager, verdict: Verdict): void {
    wager.settled = true
    const { acting = wager.amount } = wager
    const who = bettor(wager)
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
    this.chips.move('cover', who, pays)
    this.chips.move('felt', 'cover', takes)
    this.chips.move('felt', who, wager.amount - takes)
    const line = lineOf(wager, verdict, { outcome, due, pays, takes })
    this.#lines.push(line)
    this.felt.say({ type: 'settled', line })
  }

  /** The round is void: what still lies goes back, and so does the collection, unless it is kept. */
  #handBack(cite: Cite): void {
    for (const wager of this.wagers) {
      if (!wager.settled) this.#settleOne(wager, { outcome: 'push', rule: cite })
    }
    if (this.reading('misdealCollection') === 'kept') return
    for (const fee of this.#fees) this.chips.move('fees', this.#payer(fee), fee.cents)
    this.#fees = []
  }

  #takeFees(): void {
    for (const fee of this.#fees) {
      this.chips.move(this.#payer(fee), 'fees', fee.cents)
      this.felt.say({ type: 'fee', fee })
    }
  }

  #payer(fee: Fee): Account {
    return bettor({ seat: fee.seat!, by: fee.by })
  }

  /** The collection of everybody who bet on a hand is returned. */
  protected returnCollection(seat: Seat): void {
    for (const fee of this.#fees) {
      if (fee.from === 'player' && fee.seat === seat) this.chips.move('fees', this.#payer(fee), fee.cents)
    }
    this.#fees = this.#fees.filter(fee => fee.from !== 'player' || fee.seat !== seat)
  }

  result(): Result {
    const accounts = new Set([String(this.bankSeat), ...this.wagers.map(bettor)])
    return {
      action: (this.#lines[this.#early] ?? this.#lines[0])?.seat ?? this.action,
      hands: this.hands(),
      wagers: this.#lines,
      fees: this.#fees,
      ...(this.rulings.length ? { rulings: this.rulings } : {}),
      net: Object.fromEntries([...accounts].map(account => [account, this.chips.gained(account)])),
    }
  }

  view(viewer: Viewer): View {
    return {
      ...feltSeen(this.felt, viewer),
      bank: this.setup.bank,
      wagers: this.wagers
        .filter(wager => !wager.settled)
        .map(({ settled: _, acting: __, ...wager }) => wager),
      pots: [],
      seats: [],
      awaiting: { kind: 'nothing' },
    }
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** The line of the result, its fields in the order in which records are written. */
function lineOf(
  { seat, by, on, hand, for: prizeFor, amount }: LiveWager,
  verdict: Verdict,
  { outcome, due, pays, takes }: Pick<WagerLine, 'outcome' | 'due' | 'pays' | 'takes'>,
): WagerLine {
  const line = { seat } as Writable<WagerLine>
  if (by !== undefined) line.by = by
  line.on = on
  if (hand !== undefined) line.hand = hand
  if (prizeFor !== undefined) line.for = prizeFor
  line.amount = amount
  line.outcome = outcome
  if ('odds' in verdict) line.odds = verdict.odds
  line.due = due
  line.pays = pays
  line.takes = takes
  line.rule = verdict.rule
  return line
}
