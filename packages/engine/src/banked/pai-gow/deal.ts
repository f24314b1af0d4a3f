import { type Card, JOKER, rankOf } from '../../cards/card.ts'
import { aroundFrom } from '../../round/around.ts'
import type { CardAwaited, Input, Place, Seat } from '../../round/awaiting.ts'
import { cardTo } from '../../round/card-to.ts'
import { cardIn, type Script, type Series } from '../../round/script.ts'
import type { BankedRound } from '../round.ts'
import type { DealOrder, PaiGowPokerRules } from './rules.ts'
import type { SetHands } from './set-hands.ts'
import { ACE } from './settings.ts'

const HAND_SIZE = 7

/** The deal of seven piles of seven, and the mistakes in it. */
export class PaiGowDeal {
  readonly #round: BankedRound<PaiGowPokerRules>
  readonly #hands: SetHands
  /** A boxed card is replaced when the deal is complete, not at once. */
  readonly #fromStub: boolean
  /** Places that still get a card from the stub for a boxed or an exposed one. */
  readonly #owed: Place[] = []
  #isOver = false
  #exposed = 0
  #wrongHands = 0

  constructor(round: BankedRound<PaiGowPokerRules>, hands: SetHands) {
    this.#round = round
    this.#hands = hands
    this.#fromStub = round.rules.incidents.some(
      row => row.written === 'in-the-record' && row.then === 'replaced-from-the-stub',
    )
  }

  /** Deals a hand to every place; the house dealer collects those without a wager unseen. */
  *deal(named: Seat): Script {
    const { rules, readings, setup, places, wagers } = this.#round
    const order = rules.deal.others?.[readings.deal ?? ''] ?? rules.deal.order
    const chosen = order === 'hand-by-hand' ? 1 : (setup.pile ?? 1)
    const owners = pileOwners(aroundFrom(named, places), rules.seats.places, chosen - 1)
    const hands = new Set(['bank', ...wagers.seats().map(String)])
    const piles = owners.map(owner => (owner === undefined ? 'burn' : this.#round.placeOf(owner)))
    yield new Piles(this, hands, piles, dealingOrder(order, rules.seats.places, HAND_SIZE))
    this.#isOver = true
    yield* this.#replace()
    for (const place of hands) this.#hands.complete(place)
  }

  /** The card that a hand waits for. */
  awaited(place: Place): CardAwaited {
    return cardTo(place, 'down', this.#fromStub ? 'as-it-comes' : undefined)
  }

  /** Notes that the awaited card has come. */
  lay(place: Place, answer: Input): void {
    const { felt } = this.#round
    const { card, boxed } = cardIn(answer)
    if (boxed && this.#fromStub) {
      this.#owed.push(place)
    } else {
      felt.lay(place, card, place === 'bank' ? 'none' : felt.seenBy(place))
      felt.say({ type: 'dealt', to: place, card, face: 'down' })
    }
  }

  /** The first card of the stub for a boxed or exposed one. */
  *#replace(): Script {
    for (let place = this.#owed.shift(); place !== undefined; place = this.#owed.shift()) {
      const answer = yield this.awaited(place)
      if (answer) this.lay(place, answer)
      this.#hands.complete(place)
    }
  }

  /** Notes a boxed card, and returns whether it voids the deal. */
  boxed(card: Card): boolean {
    return this.#fromStub && this.#isSeen(card)
  }

  /** Whether an exposed card would void the deal: a second one, an ace or the joker. */
  isVoidedBy(card: Card): boolean {
    return this.#exposed > 0 || card === JOKER || rankOf(card) === ACE
  }

  #isSeen(card: Card): boolean {
    const voids = this.isVoidedBy(card)
    this.#exposed++
    return voids
  }

  /** Replaces a card that the house dealer has exposed with one from the stub. */
  exposed(place: Place, card: Card): void {
    const pile = this.#round.felt.pile(place)
    pile.splice(
      pile.findIndex(lying => lying.card === card),
      1,
    )
    this.#owed.push(place)
    if (this.#isOver) this.#round.floor.mend(() => this.#replace())
    this.#exposed++
  }

  /** Whether another hand with a wrong number of cards would void the deal. */
  isVoidedByWrongHand(seat: Seat): boolean {
    return this.#wrongHands > 0 || seat === this.#round.bankSeat
  }

  /** Whether a hand lacks more than one card. */
  isFarTooShort(place: Place): boolean {
    return this.#round.felt.pile(place).length < HAND_SIZE - 1
  }

  wrongHand(): void {
    this.#wrongHands++
  }

  /** The surplus card of a hand: the one that was found there, or one that nobody has seen. */
  *surplus(place: Place, card: Card | undefined): Script {
    const { floor, dealer } = this.#round
    floor.expected = card
    yield* dealer.draw(place, 'down', undefined, card === undefined ? 'unseen' : undefined)
    floor.expected = undefined
  }
}

/** Deals the cards pile by pile; those of a pile without a hand are put away. */
class Piles implements Series {
  readonly kind = 'series'
  readonly #deal: PaiGowDeal
  readonly #hands: ReadonlySet<Place>
  readonly #piles: readonly Place[]
  readonly #order: readonly number[]
  #at = 0

  constructor(
    deal: PaiGowDeal,
    hands: ReadonlySet<Place>,
    piles: readonly Place[],
    order: readonly number[],
  ) {
    this.#deal = deal
    this.#hands = hands
    this.#piles = piles
    this.#order = order
  }

  get #place(): Place | undefined {
    return this.#piles[this.#order[this.#at]!]
  }

  next(): CardAwaited | undefined {
    const place = this.#place
    if (place === undefined) return undefined
    return this.#hands.has(place) ? this.#deal.awaited(place) : cardTo(place, 'down', 'unseen')
  }

  take(answer: Input): void {
    const place = this.#place!
    this.#at++
    if (this.#hands.has(place)) this.#deal.lay(place, answer)
  }
}

/** The piles, counted from the left from 0, in the order in which the cards of the deal go to them. */
export function dealingOrder(order: DealOrder, piles: number, cards: number): readonly number[] {
  const key = `${order} ${piles} ${cards}`
  const known = ORDER_CACHE.get(key) ?? orderOf(order, piles, cards)
  ORDER_CACHE.set(key, known)
  return known
}

/** Cached: the order is the same in every round. */
const ORDER_CACHE = new Map<string, readonly number[]>()

function orderOf(order: DealOrder, piles: number, cards: number): number[] {
  const passes = Array.from({ length: cards }, (_, pass) => pass)
  const row = Array.from({ length: piles }, (_, pile) => pile)
  switch (order) {
    case 'left-to-right':
      return passes.flatMap(() => row)
    case 'back-and-forth':
      return passes.flatMap(pass => (pass % 2 === 0 ? row : row.toReversed()))
    case 'hand-by-hand':
      return row.flatMap(pile => passes.map(() => pile))
  }
}

/** Who gets each pile: they go out from the chosen one to the right and on from the far left. */
export function pileOwners<T>(seats: readonly T[], piles: number, chosen: number): (T | undefined)[] {
  return Array.from({ length: piles }, (_, pile) => seats[(pile - chosen + piles) % piles])
}
