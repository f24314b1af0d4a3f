import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Account, Chips } from '../../money/chips.ts'
import type { Awaiting, Seat } from '../../round/awaiting.ts'

type CardAwaited = Extract<Awaiting, { kind: 'card' }>

/** Why a hand is no longer played. */
export type Out = 'folded' | 'dead' | 'foul' | 'mucked'

/** One who was dealt in. */
export class Player {
  readonly seat: Seat
  /** The name of the seat's chips and of its pile of cards. */
  readonly name: Account
  readonly down: CardAwaited
  readonly up: CardAwaited
  readonly #chips: Chips
  readonly #start: Cents
  #before: { bet: Cents; acted: boolean; actedAt: Cents; checked: boolean } | undefined

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
  /** The floor has taken the right to bet and raise. */
  barred = false
  /** What it put in on the last street, and whether it checked there. */
  late: Cents = 0
  checkedLate = false
  /** It folded before there was a wager: its seat goes on receiving cards until there is one. */
  dealtOn = false
  /** It has had its draw. */
  drawn = false
  /** It got the joker face down: wild in every way. */
  wild = false
  /** How often it has acted in this hand, and how often before a joker came. */
  acts = 0
  actsAtJoker = 0

  // What the floor has ruled on the hand.
  declaredAllIn = false
  /** A card too many has been taken away. */
  surplus = false
  /** Hole cards that the dealer exposed. */
  readonly exposedHole: Card[] = []
  /** Cards that may not be played and are replaced with the draw, and how many are missing besides. */
  readonly mustReplace: Card[] = []
  owed = 0

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

  newRound(): void {
    this.#before = { bet: this.bet, acted: this.acted, actedAt: this.actedAt, checked: this.checked }
    this.bet = 0
    this.acted = false
    this.actedAt = 0
    this.checked = false
  }

  /** The last betting round goes on as if it had not been closed. */
  oldRound(): void {
    Object.assign(this, this.#before)
  }
}
