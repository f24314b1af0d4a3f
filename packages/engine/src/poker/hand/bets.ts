import type { Cents } from '../../money/cents.ts'
import type { Awaiting, Move, Option } from '../../round/awaiting.ts'
import type { Player } from './player.ts'
import type { BetSize } from './stakes.ts'

const FOLD: Option = { move: 'fold' }
const CHECK: Option = { move: 'check' }

/** How the betting rounds of a hand are played: the same on every street. */
export interface BetTerms {
  readonly potLimit: boolean
  /** Raises after the bet; `undefined` where there is no end to them. */
  readonly raises: number | undefined
  readonly capLifted: 'two-in-round' | 'two-left'
  readonly checkRaise: boolean
}

/**
 * One betting round. Only a full bet or raise is one: an all-in for less is action only. It must be called,
 * but what a raise adds to is still the last full bet, and one who has acted since may not raise.
 */
export class Bets {
  /** What a seat must have in to stay. */
  current: Cents = 0
  /** Where the last full bet stands. */
  full: Cents = 0
  /** Full bets so far: the bet and its raises. */
  made = 0
  /** The last one to bet or raise. */
  aggressor: Player | undefined

  readonly #order: readonly Player[]
  readonly #terms: BetTerms
  readonly #size: BetSize
  readonly #noCheck: boolean
  readonly #pot: () => Cents
  readonly #twoBegan: boolean
  #raise: Cents
  #at: number
  #closed = false
  /** What blinds have set to call. */
  #began: Cents = 0

  constructor(
    order: readonly Player[],
    first: number,
    terms: BetTerms,
    size: BetSize,
    noCheck: boolean,
    pot: () => Cents,
  ) {
    this.#order = order
    this.#at = first
    this.#terms = terms
    this.#size = size
    this.#noCheck = noCheck
    this.#pot = pot
    this.#raise = size.least
    let able = 0
    for (const player of order) if (player.live && player.behind > 0) able++
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

  /** A forced bet; one that is less than a bet must be called, and may be completed. */
  bringIn(cents: Cents): void {
    if (cents >= this.#size.least) this.begin(cents, this.#size.least)
    else this.current = cents
  }

  /** A bet went back: what is left on the table is what must be called. */
  withdrawn(): void {
    let left = this.#began
    for (const player of this.#order) if (player.bet > left) left = player.bet
    if (left >= this.current) return
    this.current = left
    this.full = left
    this.made = left > 0 ? 1 : 0
  }

  /** There is no (more) betting on this street. */
  close(): void {
    this.#closed = true
  }

  /** Whose turn it is; `undefined` when the betting is complete. */
  next(): Player | undefined {
    if (this.#closed) return undefined
    const order = this.#order
    const count = order.length
    let live = 0
    for (let i = 0; i < count; i++) if (order[i]!.out === undefined) live++
    if (live < 2) return undefined
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
    // Against players who are all-in there is something to decide only while they have put in more.
    let others: Cents = 0
    for (const other of this.#order) {
      if (other === player || other.out !== undefined) continue
      if (other.behind > 0) return true
      if (other.bet > others) others = other.bet
    }
    return player.bet < others
  }

  mayRaise(player: Player): boolean {
    if (player.barred) return false
    if (player.acted && player.actedAt >= this.full) return false
    if (player.checked && !this.#terms.checkRaise && this.made > 0) return false
    const { raises, capLifted } = this.#terms
    if (raises !== undefined && this.made > raises) {
      const lifted = capLifted === 'two-left' ? this.#liveCount() === 2 : this.#twoBegan
      if (!lifted) return false
    }
    return this.#order.some(other => other !== player && other.live && other.behind > 0)
  }

  #liveCount(): number {
    let live = 0
    for (const player of this.#order) if (player.live) live++
    return live
  }

  /** The totals that the seat may bet or raise to. */
  range(player: Player): NonNullable<Option['cents']> | undefined {
    const all = player.bet + player.behind
    if (all <= this.current) return undefined
    const { least, most, either } = this.#size
    // Where two figures may be bet, a raise is never less than the bet or raise before it.
    const add = this.made > 0 && this.#raise > least ? this.#raise : least
    let min = this.full + add
    let max = most === Number.MAX_SAFE_INTEGER ? all : this.full + most
    if (this.#terms.potLimit) max = Math.max(min, 2 * this.current - player.bet + this.#pot())
    if (min > all) min = all
    if (max > all) max = all
    if (min === max) return { min, max, usual: min }
    return either ? { min, max, step: max - min } : { min, max }
  }

  decision(player: Player): Awaiting {
    return { kind: 'decision', asked: [{ seat: player.seat, options: this.options(player) }] }
  }

  options(player: Player): Option[] {
    const owes = this.current - player.bet
    const options: Option[] =
      owes > 0
        ? [FOLD, { move: 'call', costs: Math.min(owes, player.behind) }]
        : this.#noCheck && this.made === 0
          ? [FOLD]
          : [FOLD, CHECK]
    if (this.mayRaise(player)) {
      const cents = this.range(player)
      if (cents) options.push({ move: this.current === 0 ? 'bet' : 'raise', cents })
    }
    return options
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
        this.raiseTo(player, move.cents!)
    }
    this.acted(player)
  }

  raiseTo(player: Player, total: Cents): void {
    player.pay(total - player.bet)
    if (total >= this.full + this.#least) {
      this.#raise = Math.max(this.#raise, total - this.current)
      this.full = total
      this.made++
    }
    this.current = total
    this.aggressor = player
  }

  /** What a bet must be, or a raise must add, to be a full one. */
  get #least(): Cents {
    return this.made > 0 && this.#raise > this.#size.least ? this.#raise : this.#size.least
  }

  acted(player: Player): void {
    player.acted = true
    player.actedAt = this.full
    player.acts++
    this.#at = this.#order.indexOf(player) + 1
    if (this.#at === this.#order.length) this.#at = 0
  }
}
