import { type Card, UNKNOWN } from '../../cards/card.ts'
import { nameOfTotal } from '../../ranking/names.ts'
import type { Place, Seat } from '../../round/awaiting.ts'
import type { Seen } from '../../round/felt.ts'
import { cardIn, type Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import { totalOf } from '../baccarat/points.ts'
import { callHand } from '../hands-shown.ts'
import type { BankedRound } from '../round.ts'
import type { Pan9Rules } from './rules.ts'

export type Choice = 'card' | 'no-card' | 'house-way'

/** The hands of a round: what was chosen for each, and which still get a card. */
export class Pan9Hands {
  readonly #round: BankedRound<Pan9Rules>
  readonly choices = new Map<Seat, Choice>()
  /** Draw cards that were dead, to be replaced when the player-dealer has acted. */
  readonly toReplace: Seat[] = []
  dealIsComplete = false
  bankHasActed = false

  constructor(round: BankedRound<Pan9Rules>) {
    this.#round = round
  }

  /** A hand on which somebody has still to decide. */
  isOpen(seat: Seat): boolean {
    return !this.#round.floor.isStruck(seat) && !this.choices.has(seat)
  }

  total(place: Place): number {
    return totalOf(this.#round.felt.cards(place))
  }

  /** What the cards of the deal come to. */
  dealtTotal(place: Place): number {
    return totalOf(this.#round.felt.cards(place).slice(0, this.#round.rules.deal.cards))
  }

  /** Whether the draw card of a seat is still to come. */
  awaitsDraw(seat: Seat): boolean {
    const { felt, rules } = this.#round
    return (
      this.choices.get(seat) === 'card' &&
      !this.toReplace.includes(seat) &&
      felt.cards(this.#round.placeOf(seat)).length <= rules.deal.cards
    )
  }

  /** Whether anybody has still to look at a card of this hand. */
  hasUnseen(seat: Seat): boolean {
    return this.#round.felt.cards(this.#round.placeOf(seat)).includes(UNKNOWN)
  }

  /** A card for a seat, unless the floor has taken the hand out of the game; its front may be seen only later. */
  *dealTo(seat: Seat, seen: Seen): Script {
    const { felt, floor } = this.#round
    const to = this.#round.placeOf(seat)
    const answer = yield () =>
      floor.isStruck(seat) ? undefined : { kind: 'card', to, face: 'down', unseen: true }
    if (!answer) return
    const { card } = cardIn(answer)
    felt.lay(to, card, seen)
    felt.say({ type: 'dealt', to, card, face: 'down' })
  }

  /** The next card of the shoe for one that is dead. */
  *again(place: Place, seen: Seen): Script {
    const { dealer, felt } = this.#round
    yield* dealer.deal(place, seen === 'all' ? 'up' : 'down', seen)
    if (seen === 'all') callHand(felt, place, nameOf(felt.cards(place)))
  }
}

export const nameOf = (cards: readonly Card[]): Saying => nameOfTotal(totalOf(cards))
