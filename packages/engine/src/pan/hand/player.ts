import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import { type Meld, meldedBy, type PanHolding } from '../melds/holding.ts'

/**
 * `dealt`: has a hand and has not declared. `in`: plays. `passed`: has thrown the hand in. `dead`: the hand was
 * wrong and costs nothing. `fouled`: is out of the hand, but goes on paying.
 */
type PlayerState = 'dealt' | 'in' | 'passed' | 'dead' | 'fouled'

export class PanPlayer implements PanHolding {
  readonly seat: Seat
  /** Account and place of the player. */
  readonly name: string
  readonly stack: Cents
  state: PlayerState = 'dealt'
  /** The player's share of the tops. */
  ante: Cents = 0
  readonly hand: Card[] = []
  readonly melds: Meld[] = []
  /** Whether the player has touched the deck, or taken an option card. */
  hasDrawn = false
  /** Whether the player has hit or laid a meld in this turn, and so may collect. */
  hasHit = false
  /** What the player collected from each other player. */
  readonly collected = new Map<PanPlayer, Cents>()

  constructor(seat: Seat, stack: Cents) {
    this.seat = seat
    this.name = String(seat)
    this.stack = stack
  }

  get melded(): number {
    return meldedBy(this)
  }

  /** Takes part in the play. */
  get isIn(): boolean {
    return this.state === 'in'
  }

  /** Pays what the others earn. */
  get pays(): boolean {
    return this.state === 'in' || this.state === 'fouled'
  }

  /** Still has a hand. */
  get hasHand(): boolean {
    return this.state === 'in' || this.state === 'dealt'
  }
}
