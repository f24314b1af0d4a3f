import type { Cents } from '../../money/cents.ts'
import { AccountChips, type ChipAccount, type Chips } from '../../money/chips.ts'
import type { CardAwaited, Seat } from '../../round/awaiting.ts'

/** Why a hand is no longer played. */
export type OutReason = 'folded' | 'dead' | 'foul' | 'mucked'

/** What a player has done in one betting round. */
class BettingRecord {
  bet: Cents = 0
  acted = false
  actedAt: Cents = 0
  checked = false
}

/** The awaited cards of a seat: the same in every round, so cached. */
const AWAITED_BY_SEAT: {
  readonly name: ChipAccount
  readonly down: CardAwaited
  readonly up: CardAwaited
}[] = []

function awaitedAt(seat: Seat) {
  let found = AWAITED_BY_SEAT[seat]
  if (!found) {
    const name = String(seat)
    found = {
      name,
      down: { kind: 'card', to: name, face: 'down', unseen: true },
      up: { kind: 'card', to: name, face: 'up', unseen: true },
    }
    AWAITED_BY_SEAT[seat] = found
  }
  return found
}

/** A player who was dealt in. */
export class Player implements BettingRecord {
  readonly seat: Seat
  /** The name of the seat's chips and of its pile of cards. */
  readonly name: ChipAccount
  readonly down: CardAwaited
  readonly up: CardAwaited
  readonly #account: AccountChips
  readonly #pot: AccountChips
  readonly #last = new BettingRecord()
  readonly #start: Cents

  out: OutReason | undefined
  /** Chips that it has put in on this street. */
  bet: Cents = 0
  /** Chips that others must match to win: antes, blinds and bets of all streets. */
  put: Cents = 0
  /** Chips that nobody has to match. */
  dead: Cents = 0

  /** It has acted in this betting round, when the last full bet stood at `actedAt`. */
  acted = false
  actedAt: Cents = 0
  checked = false
  /** The betting round before this one. */
  readonly last: Readonly<BettingRecord>
  /** How often it has acted in this hand. */
  acts = 0
  declaredAllIn = false
  /** Whether it folded before there was a wager: its seat goes on receiving cards until there is one. */
  dealtOn = false
  /** It has had its draw. */
  drawn = false
  /** Whether its hand was turned over and called. */
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
    this.#account = chips.account(name)
    this.#pot = chips.account('pot')
    this.last = this.#last
  }

  get live(): boolean {
    return this.out === undefined
  }

  get stack(): Cents {
    return this.#start + this.#account.gained
  }

  /** The chips that it can still bet: none, once it has declared itself all-in. */
  get behind(): Cents {
    return this.declaredAllIn ? 0 : this.stack
  }

  /** Puts chips into the pot, as far as it has any; the others must match them. */
  pay(cents: Cents): Cents {
    const paid = Math.min(cents, this.stack)
    AccountChips.move(this.#account, this.#pot, paid)
    this.bet += paid
    this.put += paid
    return paid
  }

  /** Puts in an ante, or the dead part of a post: no part of the seat's bet. */
  payDead(cents: Cents, matched: boolean): Cents {
    const paid = Math.min(cents, this.stack)
    AccountChips.move(this.#account, this.#pot, paid)
    if (matched) this.put += paid
    else this.dead += paid
    return paid
  }

  /** Takes chips back, as far as the collection has left them in the pot. */
  takeBack(cents: Cents): Cents {
    const back = Math.min(cents, this.#pot.gained)
    AccountChips.move(this.#pot, this.#account, back)
    this.bet -= Math.min(back, this.bet)
    this.put -= back
    return back
  }

  /** Ends the betting round: the next one begins with nothing in. */
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

  /** Reopens the last betting round. */
  reopenRound(): void {
    const { bet, acted, actedAt, checked } = this.#last
    this.bet = bet
    this.acted = acted
    this.actedAt = actedAt
    this.checked = checked
  }
}
