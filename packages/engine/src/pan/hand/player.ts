import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import { type Holding, type Meld, meldedBy } from '../melds/holding.ts'

/**
 * `dealt`: has a hand and has not declared. `in`: plays. `passed`: has thrown the hand in. `dead`: the hand was
 * wrong and costs nothing. `fouled`: is out of the hand, but goes on paying.
 */
export type PlayerState = 'dealt' | 'in' | 'passed' | 'dead' | 'fouled'

export class PanPlayer implements Holding {
  readonly seat: Seat
  /** Account and place. */
  readonly name: string
  readonly stack: Cents
  state: PlayerState = 'dealt'
  /** What lies among the tops from this player. */
  ante: Cents = 0
  readonly hand: Card[] = []
  readonly melds: Meld[] = []
  /** Has touched the deck, or taken an option card. */
  hasDrawn = false
  /** Has hit a meld or laid one in this turn: may collect. */
  hasHit = false
  /** What was collected from each other player. */
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
