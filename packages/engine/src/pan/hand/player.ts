import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'

/** A spread on the table. */
export interface Meld {
  cards: Card[]
  /** Those of its cards that came from another meld: a card is borrowed once. */
  borrowed: Card[]
  /** What was collected for it, in chips. */
  collected: number
}

/**
 * `dealt`: has a hand and has not declared. `in`: plays. `passed`: has thrown the hand in. `dead`: the hand was
 * wrong and costs nothing. `fouled`: is out of the hand, but goes on paying.
 */
export type PlayerState = 'dealt' | 'in' | 'passed' | 'dead' | 'fouled'

export class PanPlayer {
  readonly seat: Seat
  /** Account and place. */
  readonly name: string
  readonly stack: Cents
  state: PlayerState = 'dealt'
  /** What lies in the pot from this player. */
  ante: Cents = 0
  readonly hand: Card[] = []
  readonly melds: Meld[] = []
  /** Has touched the deck, or taken an option card. */
  hasDrawn = false
  /** Has hit a meld or laid one in this turn: may collect. */
  hit = false
  /** What was collected from each other player. */
  readonly collected = new Map<PanPlayer, Cents>()

  constructor(seat: Seat, stack: Cents) {
    this.seat = seat
    this.name = String(seat)
    this.stack = stack
  }

  get melded(): number {
    let melded = 0
    for (const { cards } of this.melds) melded += cards.length
    return melded
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

  /** Takes a card out of the hand. */
  give(card: Card): void {
    this.hand.splice(this.hand.indexOf(card), 1)
  }

  holds(cards: readonly Card[]): boolean {
    return lacking(cards, this.hand).length === 0
  }
}

/** Which of the cards are not among those that one has, each copy counted. */
export function lacking(cards: readonly Card[], have: readonly Card[]): Card[] {
  const left = [...have]
  return cards.filter(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
