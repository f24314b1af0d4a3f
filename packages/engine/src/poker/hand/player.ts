import type { Cents } from '../../money/cents.ts'
import type { Account, Chips } from '../../money/chips.ts'
import type { CardAwaited, Seat } from '../../round/awaiting.ts'

/** Why a hand is no longer played. */
export type Out = 'folded' | 'dead' | 'foul' | 'mucked'

/** What a player has done in one betting round. */
interface Part {
  readonly bet: Cents
  readonly acted: boolean
  readonly actedAt: Cents
  readonly checked: boolean
}

const NO_PART: Part = { bet: 0, acted: false, actedAt: 0, checked: false }

/** One who was dealt in. */
export class Player implements Part {
  readonly seat: Seat
  /** The name of the seat's chips and of its pile of cards. */
  readonly name: Account
  readonly down: CardAwaited
  readonly up: CardAwaited
  readonly #chips: Chips
  readonly #start: Cents

  out: Out | undefined
  /** What it has put in on this street. */
  bet: Cents = 0
  /** What it has put in that others must match to win it: antes, blinds and bets of all streets. */
  put: Cents = 0
  /** What it has put in that nobody has to match. */
  dead: Cents = 0

  /** It has acted in this betting round, when the last full bet stood at `actedAt`. */
  acted = false
  actedAt: Cents = 0
  checked = false
  /** The betting round before this one. */
  last: Part = NO_PART
  /** How often it has acted in this hand. */
  acts = 0
  declaredAllIn = false
  /** It folded before there was a wager: its seat goes on receiving cards until there is one. */
  dealtOn = false
  /** It has had its draw. */
  drawn = false
  /** How often it had acted when it got a joker face down, which is wild in every way. */
  jokerAt: number | undefined

  constructor(seat: Seat, stack: Cents, chips: Chips) {
    this.seat = seat
    this.name = String(seat)
    this.down = { kind: 'card', to: this.name, face: 'down', unseen: true }
    this.up = { kind: 'card', to: this.name, face: 'up', unseen: true }
    this.#start = stack
    this.#chips = chips
  }

  get live(): boolean {
    return this.out === undefined
  }

  get stack(): Cents {
    return this.#start + this.#chips.gained(this.name)
  }

  /** What it can still bet: nothing, once it has declared itself all-in. */
  get behind(): Cents {
    return this.declaredAllIn ? 0 : this.stack
  }

  /** Puts chips into the pot, as far as it has any; the others must match them. */
  pay(cents: Cents): Cents {
    const paid = Math.min(cents, this.stack)
    this.#chips.move(this.name, 'pot', paid)
    this.bet += paid
    this.put += paid
    return paid
  }

  /** An ante, or the dead part of a post: it is no part of the seat's bet. */
  payDead(cents: Cents, matched: boolean): Cents {
    const paid = Math.min(cents, this.stack)
    this.#chips.move(this.name, 'pot', paid)
    if (matched) this.put += paid
    else this.dead += paid
    return paid
  }

  /** Takes chips back that nobody has matched. */
  takeBack(cents: Cents): void {
    this.#chips.move('pot', this.name, cents)
    this.bet -= Math.min(cents, this.bet)
    this.put -= cents
  }

  /** The betting round is over: the next one begins with nothing in. */
  endRound(): void {
    this.last = { bet: this.bet, acted: this.acted, actedAt: this.actedAt, checked: this.checked }
    this.#take(NO_PART)
  }

  /** The last betting round goes on as if it had not been closed. */
  reopenRound(): void {
    this.#take(this.last)
  }

  #take({ bet, acted, actedAt, checked }: Part): void {
    this.bet = bet
    this.acted = acted
    this.actedAt = actedAt
    this.checked = checked
  }
}
