import type { Cents } from '../../money/cents.ts'
import type { Account, Chips, Purse } from '../../money/chips.ts'
import type { CardAwaited, Seat } from '../../round/awaiting.ts'

/** Why a hand is no longer played. */
export type Out = 'folded' | 'dead' | 'foul' | 'mucked'

/** What a player has done in one betting round. */
interface Part {
  bet: Cents
  acted: boolean
  actedAt: Cents
  checked: boolean
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
  readonly #chips: Chips
  readonly #purse: Purse
  readonly #last: Part = { bet: 0, acted: false, actedAt: 0, checked: false }
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
  /** How often it had acted when it got a joker face down, which is wild in every way. */
  jokerAt: number | undefined

  constructor(seat: Seat, stack: Cents, chips: Chips) {
    const { name, down, up } = awaitedAt(seat)
    this.seat = seat
    this.name = name
    this.down = down
    this.up = up
    this.#start = stack
    this.#chips = chips
    this.#purse = chips.purse(name)
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

  /** Takes chips back, as far as the collection has left them in the pot. */
  takeBack(cents: Cents): Cents {
    const back = Math.min(cents, this.#chips.gained('pot'))
    this.#chips.move('pot', this.name, back)
    this.bet -= Math.min(back, this.bet)
    this.put -= back
    return back
  }

  /** The betting round is over: the next one begins with nothing in. */
  endRound(): void {
    copy(this, this.#last)
    this.bet = 0
    this.acted = false
    this.actedAt = 0
    this.checked = false
  }

  /** The last betting round goes on as if it had not been closed. */
  reopenRound(): void {
    copy(this.#last, this)
  }
}

function copy(from: Readonly<Part>, to: Part): void {
  to.bet = from.bet
  to.acted = from.acted
  to.actedAt = from.actedAt
  to.checked = from.checked
}
