import type { Cents } from '../../money/cents.ts'
import { type Account, type Chips, Purse } from '../../money/chips.ts'
import type { CardAwaited, Seat } from '../../round/awaiting.ts'

/** Why a hand is no longer played. */
export type Out = 'folded' | 'dead' | 'foul' | 'mucked'

/** What a player has done in one betting round. */
class Part {
  bet: Cents = 0
  acted = false
  actedAt: Cents = 0
  checked = false
}

/** The cards that a seat may wait for: the same in every round. */
const AWAITED: { readonly name: Account; readonly down: CardAwaited; readonly up: CardAwaited }[] = []

function awaitedAt(seat: Seat) {
  let found = AWAITED[seat]
  if (!found) {
    const name = String(seat)
    found = {
      name,
      down: { kind: 'card', to: name, face: 'down', unseen: true },
      up: { kind: 'card', to: name, face: 'up', unseen: true },
    }
    AWAITED[seat] = found
  }
  return found
}

/** One who was dealt in. */
export class Player implements Part {
  readonly seat: Seat
  /** The name of the seat's chips and of its pile of cards. */
  readonly name: Account
  readonly down: CardAwaited
  readonly up: CardAwaited
  readonly #purse: Purse
  readonly #pot: Purse
  readonly #last = new Part()
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
  readonly last: Readonly<Part>
  /** How often it has acted in this hand. */
  acts = 0
  declaredAllIn = false
  /** It folded before there was a wager: its seat goes on receiving cards until there is one. */
  dealtOn = false
  /** It has had its draw. */
  drawn = false
  /** Its hand was turned over and called. */
  called = false
  /** How often it had acted when it got a joker face down, which is wild in every way. */
  jokerAt: number | undefined

  constructor(seat: Seat, stack: Cents, chips: Chips) {
    const { name, down, up } = awaitedAt(seat)
    this.seat = seat
    this.name = name
    this.down = down
    this.up = up
    this.#start = stack
    this.#purse = chips.purse(name)
    this.#pot = chips.purse('pot')
    this.last = this.#last
  }

  get live(): boolean {
    return this.out === undefined
  }

  get stack(): Cents {
    return this.#start + this.#purse.gained
  }

  /** What it can still bet: nothing, once it has declared itself all-in. */
  get behind(): Cents {
    return this.declaredAllIn ? 0 : this.stack
  }

  /** Puts chips into the pot, as far as it has any; the others must match them. */
  pay(cents: Cents): Cents {
    const paid = Math.min(cents, this.stack)
    Purse.move(this.#purse, this.#pot, paid)
    this.bet += paid
    this.put += paid
    return paid
  }

  /** An ante, or the dead part of a post: it is no part of the seat's bet. */
  payDead(cents: Cents, matched: boolean): Cents {
    const paid = Math.min(cents, this.stack)
    Purse.move(this.#purse, this.#pot, paid)
    if (matched) this.put += paid
    else this.dead += paid
    return paid
  }

  /** Takes chips back, as far as the collection has left them in the pot. */
  takeBack(cents: Cents): Cents {
    const back = Math.min(cents, this.#pot.gained)
    Purse.move(this.#pot, this.#purse, back)
    this.bet -= Math.min(back, this.bet)
    this.put -= back
    return back
  }

  /** The betting round is over: the next one begins with nothing in. */
  endRound(): void {
    const last = this.#last
    last.bet = this.bet
    last.acted = this.acted
    last.actedAt = this.actedAt
    last.checked = this.checked
    this.bet = 0
    this.acted = false
    this.actedAt = 0
    this.checked = false
  }

  /** The last betting round goes on as if it had not been closed. */
  reopenRound(): void {
    const { bet, acted, actedAt, checked } = this.#last
    this.bet = bet
    this.acted = acted
    this.actedAt = actedAt
    this.checked = checked
  }
}
