import type { Cents } from '../../money/cents.ts'
import type { Chips } from '../../money/chips.ts'
import type { Felt } from '../../round/felt.ts'
import type { PlayerCollection } from '../../round/result.ts'
import type { Cite } from '../../rules/cite.ts'
import type { PanTerms } from '../rules/terms.ts'
import type { PanPlayer } from './player.ts'

/** The payments of a hand: every chip of it moves here. */
export class PanPayments {
  readonly collections: PlayerCollection[] = []
  readonly #chips: Chips
  readonly #felt: Felt
  readonly #chip: Cents
  readonly #terms: PanTerms

  constructor(chips: Chips, felt: Felt, chip: Cents, terms: PanTerms) {
    this.#chips = chips
    this.#felt = felt
    this.#chip = chip
    this.#terms = terms
  }

  get tops(): Cents {
    return this.#chips.gained('pot')
  }

  /** What a player has now. */
  has(player: PanPlayer): Cents {
    return player.stack + this.#chips.gained(player.name)
  }

  /** A player without one chip of the game plays for the tops only (003:344). */
  isBroke(player: PanPlayer): boolean {
    return this.has(player) < this.#chip
  }

  /** Chips for the tops, as far as there are any. */
  ante(player: PanPlayer, cents: Cents): void {
    const paid = Math.min(cents, this.has(player))
    this.#chips.move(player.name, 'pot', paid)
    player.ante += paid
    if (paid > 0) this.#felt.say({ type: 'posted', seat: player.seat, what: 'tops', cents: paid })
  }

  /** Returns a player's tops, as far as the collection has left them. */
  returnAnte(player: PanPlayer): void {
    const back = Math.min(player.ante, this.tops)
    this.#chips.move('pot', player.name, back)
    player.ante -= back
    if (back > 0) this.#felt.say({ type: 'posted', seat: player.seat, what: 'tops', cents: -back })
  }

  award(player: PanPlayer): Cents {
    const { tops } = this
    this.#chips.move('pot', player.name, tops)
    return tops
  }

  /**
   * Pays a player the same amount from every other player who pays, in whole chips, as far as they have them.
   */
  collect(from: readonly PanPlayer[], to: PanPlayer, chips: number, what: string, rule: Cite): void {
    if (this.isBroke(to)) return
    const payers = from.filter(player => player !== to && player.pays && !this.isBroke(player))
    const able = payers.map(player => this.#whole(player))
    const due = chips * this.#chip
    const shortest = this.#terms.shortStack === 'all-pay-alike' ? Math.min(due, ...able) : due
    const paid: Record<string, Cents> = {}
    payers.forEach((player, i) => {
      const cents = Math.min(shortest, able[i]!)
      this.#pay(player, to, cents, what)
      to.collected.set(player, (to.collected.get(player) ?? 0) + cents)
      paid[player.name] = cents
    })
    this.collections.push({ seat: to.seat, for: what, due, from: paid, rule })
  }

  #whole(player: PanPlayer): Cents {
    const has = this.has(player)
    return has - (has % this.#chip)
  }

  /**
   * A fouled player repays all collections, except to players who have gone broke or were fouled before
   * (003:334).
   */
  repay(player: PanPlayer): void {
    for (const [other, cents] of player.collected) {
      if (other.state === 'fouled' || this.isBroke(other)) continue
      this.#pay(player, other, Math.min(cents, this.has(player)), 'repaid')
    }
    player.collected.clear()
  }

  #pay(from: PanPlayer, to: PanPlayer, cents: Cents, what: string): void {
    if (cents === 0) return
    this.#chips.move(from.name, to.name, cents)
    this.#felt.say({ type: 'paid', from: from.seat, to: to.seat, cents, for: what })
  }
}
