import type { Cents } from '../../money/cents.ts'
import type { Awaiting, Move, Option } from '../../round/awaiting.ts'
import { type BetSize, OPEN_END } from '../rules/stakes.ts'
import type { BetTerms } from '../rules/terms.ts'
import type { Player } from './player.ts'

const CHECK: Option = { move: 'check', safe: true, key: 'c' }
const FOLD: Option = { move: 'fold', safe: true, ends: true, key: 'f' }
/** Where checking costs nothing, a fold is nearly always a slip. */
const FOLD_FOR_NOTHING: Option = { move: 'fold', grave: true, ends: true, key: 'f' }

/** The rules of a betting round. */
interface BetsOf {
  readonly terms: BetTerms
  /** Who acts after whom, and the place of the first. */
  readonly order: readonly Player[]
  readonly first: number
  readonly size: BetSize
  /** Nobody may check. */
  readonly noCheck: boolean
  /** All that was put in so far. */
  readonly pot: () => Cents
  /** The floor has taken a player's right to bet and raise. */
  readonly isBarred: (player: Player) => boolean
}

/**
 * One betting round. Only a full bet or raise reopens the betting. An all-in for less must be called, but a
 * player who has acted since may not raise, and a raise adds to the last full bet, unless a reading says
 * otherwise.
 */
export class BettingRound {
  /** What a seat must have in to stay. */
  current: Cents = 0
  /** Where the last full bet stands. */
  full: Cents = 0
  /** Full bets so far: the bet and its raises. */
  made = 0

  readonly #of: BetsOf
  readonly #order: readonly Player[]
  readonly #twoBegan: boolean
  readonly #size: BetSize
  readonly #potLimit: boolean
  /** Whether a raise adds to an all-in for less. */
  readonly #overShort: boolean
  #raise: Cents
  #at: number
  #closed = false
  /** The amount of an all-in for less than a full bet or raise. */
  #short: Cents = 0
  /** What blinds have set to call. */
  #began: Cents = 0
  /** The last options: the next player mostly has the same. */
  #range: NonNullable<Option['cents']> | undefined
  #raising: Option | undefined
  #calling: Option | undefined
  #options: readonly Option[] = []

  constructor(of: BetsOf) {
    this.#of = of
    this.#order = of.order
    this.#at = of.first
    this.#size = of.size
    this.#raise = of.size.least
    this.#potLimit = of.terms.potLimit
    this.#overShort = of.terms.raiseOverAllIn === 'short-all-in'
    let able = 0
    for (const player of of.order) if (player.live && player.behind > 0) able++
    this.#twoBegan = able === 2
  }

  /** Blinds, a straddle, a kill: the betting begins as if this much had been bet in full. */
  begin(full: Cents, raise: Cents): void {
    this.#began = full
    this.current = full
    this.full = full
    this.made = 1
    this.#raise = raise
  }

  /** The betting begins with this player. */
  startAt(player: Player): void {
    this.#at = this.#order.indexOf(player)
  }

  /** Makes a forced bet; one smaller than a bet must be called, and may be completed. */
  bringIn(cents: Cents): void {
    if (cents >= this.#size.least) this.begin(cents, this.#size.least)
    else this.current = cents
  }

  /** Returns a bet: the rest on the table is what must be called. */
  lower(): void {
    let left = this.#began
    for (const player of this.#order) if (player.bet > left) left = player.bet
    if (left >= this.current) return
    this.current = left
    this.full = left
    this.made = left > 0 ? 1 : 0
  }

  /** Ends the betting on this street. */
  close(): void {
    this.#closed = true
  }

  /** Whose turn it is; `undefined` when the betting is complete. */
  next(): Player | undefined {
    if (this.#closed) return undefined
    const order = this.#order
    const count = order.length
    for (let i = 0; i < count; i++) {
      let at = this.#at + i
      if (at >= count) at -= count
      const player = order[at]!
      if (player.out === undefined && this.#mustAct(player)) {
        this.#at = at
        return player
      }
    }
    return undefined
  }

  #mustAct(player: Player): boolean {
    if (player.acted && player.bet >= this.current) return false
    if (player.behind === 0) return false
    // A lone player has nothing to decide; against all-in players only while they have put in more.
    let others: Cents = 0
    for (const other of this.#order) {
      if (other === player || other.out !== undefined) continue
      if (other.behind > 0) return true
      if (other.bet > others) others = other.bet
    }
    return player.bet < others
  }

  mayRaise(player: Player): boolean {
    if (this.#of.isBarred(player)) return false
    if (player.acted && player.actedAt >= this.full) return false
    if (player.checked && !this.#of.terms.checkRaise && this.made > 0) return false
    const { raises, capLifted } = this.#of.terms
    if (raises !== undefined && this.made > raises) {
      const lifted = capLifted === 'two-left' ? this.#liveCount() === 2 : this.#twoBegan
      if (!lifted) return false
    }
    for (const other of this.#order) {
      if (other !== player && other.out === undefined && other.behind > 0) return true
    }
    return false
  }

  #liveCount(): number {
    let live = 0
    for (const player of this.#order) if (player.out === undefined) live++
    return live
  }

  /** The totals that the seat may bet or raise to. */
  range(player: Player): NonNullable<Option['cents']> | undefined {
    const all = player.bet + player.behind
    if (all <= this.current) return undefined
    const { most, either } = this.#size
    const raised = this.#raised
    // Where two figures may be bet, a raise is never less than the bet or raise before it.
    let min = raised + this.#least
    let max = most === OPEN_END ? all : raised + most
    if (this.#potLimit) {
      max = Math.max(min, Math.min(max, 2 * this.current - player.bet + this.#of.pot()))
    }
    if (min > all) min = all
    if (max > all) max = all
    if (this.#range?.min !== min || this.#range.max !== max) {
      const step = either ? { min, max, step: max - min } : { min, max }
      this.#range = min === max ? { min, max, usual: min } : step
    }
    return this.#range
  }

  decision(player: Player): Awaiting {
    return { kind: 'decision', asked: [{ seat: player.seat, options: this.options(player) }] }
  }

  options(player: Player): readonly Option[] {
    const owes = this.current - player.bet
    const raise = this.mayRaise(player) ? this.raise(player) : undefined
    if (owes > 0) return this.#offered(FOLD, this.#call(Math.min(owes, player.behind)), raise)
    if (this.#of.noCheck && this.made === 0) return this.#offered(FOLD, raise)
    return this.#offered(FOLD_FOR_NOTHING, CHECK, raise)
  }

  #call(costs: Cents): Option {
    if (this.#calling?.costs !== costs) this.#calling = { move: 'call', costs, key: 'c' }
    return this.#calling
  }

  #offered(fold: Option, stay: Option | undefined, raise?: Option): readonly Option[] {
    const last = this.#options
    if (last[0] !== fold || last[1] !== stay || last[2] !== raise) {
      this.#options = stay ? (raise ? [fold, stay, raise] : [fold, stay]) : [fold]
    }
    return this.#options
  }

  /** The bet or raise that the seat may make. */
  raise(player: Player): Option | undefined {
    const cents = this.range(player)
    if (!cents) return undefined
    const move = this.current === 0 ? 'bet' : 'raise'
    const key = this.current === 0 ? 'b' : 'r'
    const { min, max } = cents
    // A maximum bet of half the stack or more asks for confirmation.
    const grave = min < max && max * 2 >= player.stack ? max : undefined
    const last = this.#raising
    if (last?.cents === cents && last.move === move && last.grave === grave) return last
    this.#raising = grave === undefined ? { move, cents, key } : { move, cents, key, grave }
    return this.#raising
  }

  /** Takes a legal move of the seat whose turn it is. */
  take(player: Player, move: Move): void {
    switch (move.move) {
      case 'fold':
        player.out = 'folded'
        break
      case 'check':
        player.checked = true
        break
      case 'call':
        player.pay(this.current - player.bet)
        break
      default:
        this.raiseTo(player, move.cents ?? this.current)
    }
    this.turn(player)
  }

  raiseTo(player: Player, total: Cents): void {
    player.pay(total - player.bet)
    if (total >= this.full + this.#least) {
      this.#raise = Math.max(this.#raise, total - this.current)
      this.full = total
      this.made++
    } else this.#short = total
    this.current = total
  }

  /** The amount that a raise adds to. */
  get #raised(): Cents {
    return this.#overShort ? Math.max(this.full, Math.min(this.#short, this.current)) : this.full
  }

  /** The size of a full bet or raise. */
  get #least(): Cents {
    const { least } = this.#size
    return this.made > 0 && this.#raise > least ? this.#raise : least
  }

  /** Passes the turn on after an act. */
  turn(player: Player): void {
    player.acted = true
    player.actedAt = this.full
    player.acts++
    this.#at = this.#order.indexOf(player) + 1
    if (this.#at === this.#order.length) this.#at = 0
  }
}
