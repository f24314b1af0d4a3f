import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { ChipAccount } from '../../money/chips.ts'
import { nameOfTotal } from '../../ranking/names.ts'
import type { Place, Seat } from '../../round/awaiting.ts'
import type { VisibleTo } from '../../round/felt.ts'
import { cardIn, type Script } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import type { Saying } from '../../say/saying.ts'
import { totalOf } from '../baccarat/chart.ts'
import { callHand } from '../hands-shown.ts'
import type { BankedRound } from '../round.ts'
import type { Pan9Rules } from './rules.ts'

/** Winning wagers that were removed, by account: each is paid the table's minimum. */
export type RemovedWagers = Map<ChipAccount, { readonly minimum: Cents; readonly rule: Cite }>

export type Pan9Choice = 'card' | 'no-card' | 'house-way'

/** The hands of a round: each one's choice, and which of them still get a card. */
export class Pan9Hands {
  readonly #round: BankedRound<Pan9Rules>
  readonly choices = new Map<Seat, Pan9Choice>()
  /** Draw cards that were dead, to be replaced when the player-dealer has acted. */
  readonly toReplace: Seat[] = []
  dealIsComplete = false
  bankHasActed = false

  constructor(round: BankedRound<Pan9Rules>) {
    this.#round = round
  }

  /** A hand that still waits for a decision. */
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

  /** Whether a seat still waits for its draw card. */
  awaitsDraw(seat: Seat): boolean {
    const { felt, rules } = this.#round
    return (
      this.choices.get(seat) === 'card' &&
      !this.toReplace.includes(seat) &&
      felt.cards(this.#round.placeOf(seat)).length <= rules.deal.cards
    )
  }

  /** Whether a player may still look at a card of this hand. */
  hasUnseen(seat: Seat): boolean {
    return this.#round.felt.cards(this.#round.placeOf(seat)).includes(UNKNOWN)
  }

  /**
   * Deals a card to a seat, unless the floor has taken the hand out; its face may stay hidden until later.
   */
  *dealTo(seat: Seat, seen: VisibleTo): Script {
    const { felt, floor } = this.#round
    const to = this.#round.placeOf(seat)
    const answer = yield () =>
      floor.isStruck(seat) ? undefined : { kind: 'card', to, face: 'down', unseen: true }
    if (!answer) return
    const { card } = cardIn(answer)
    felt.lay(to, card, seen)
    felt.say({ type: 'dealt', to, card, face: 'down' })
  }

  /** Replaces a dead card with the next one of the shoe. */
  *again(place: Place, seen: VisibleTo): Script {
    const { dealer, felt } = this.#round
    yield* dealer.deal(place, seen === 'all' ? 'up' : 'down', seen)
    if (seen === 'all') callHand(felt, place, pan9HandName(felt.cards(place)))
  }
}

export const pan9HandName = (cards: readonly Card[]): Saying => nameOfTotal(totalOf(cards))
