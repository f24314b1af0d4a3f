import { type Card, parseCard, UNKNOWN } from '../../cards/card.ts'
import { cardsOf } from '../../cards/deck.ts'
import { choices } from '../../ranking/best-cards.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Event } from '../../round/event.ts'
import type { View } from '../../round/view.ts'
import type { Readings } from '../../rules/readings.ts'
import type { PokerRules } from '../rules/rules.ts'
import { type HandJudge, judgeOf } from '../showdown/judge.ts'

/** What one player knows of a hand: the own cards, what the others show, the boards. */
export interface KnownCards {
  readonly own: readonly Card[]
  /** The cards of each opponent who is still in, unknown ones among them. */
  readonly others: readonly (readonly Card[])[]
  readonly boards: readonly (readonly Card[])[]
  /** How often the player may still draw. */
  readonly draws: number
}

/** What a seat sees of a pot game. */
export function knownTo(rules: PokerRules, view: View, seat: Seat): KnownCards {
  const cardsAt = (place: string) =>
    (view.piles.find(pile => pile.place === place)?.cards ?? []).map(name => parseCard(name) ?? UNKNOWN)
  const boards = rules.boards ? ['board', 'board2'] : ['board']
  return {
    own: cardsAt(String(seat)),
    others: view.piles
      .filter(pile => /^\d+$/.test(pile.place) && pile.place !== String(seat) && pile.state === undefined)
      .map(pile => cardsAt(pile.place)),
    boards: boards.map(cardsAt),
    draws: drawsOf(rules) - view.log.filter(event => isDrawOf(event, seat)).length,
  }
}

const drawsOf = ({ streets }: PokerRules): number => streets.filter(({ draw }) => draw).length
const isDrawOf = (event: Event, seat: Seat): boolean =>
  event.type === 'moved' && event.move.seat === seat && event.move.move === 'draw'

const readingsOf = (rules: PokerRules): Readings =>
  Object.fromEntries(rules.readings.map(reading => [reading.name, reading.default]))

/** A fixed sequence: the same question gets the same advice. */
class FixedRandomness {
  #state = 0x2545f491
  below(limit: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % limit
  }
}

/** At most this many further cards show how much a hand improves by drawing. */
const MAX_FURTHER_CARDS = 2

/** Estimates the worth of a hand by dealing the unknown cards many times. */
export class Equity {
  readonly #rules: PokerRules
  readonly #judges: readonly HandJudge[]
  readonly #boardSize: number
  readonly #handSize: number
  /** How many cards of a hand can be compared. */
  readonly #plays: number
  readonly #draws: number

  constructor(rules: PokerRules) {
    this.#rules = rules
    const readings = readingsOf(rules)
    this.#judges = rules.showdown.halves.map(half => judgeOf(half.ranking, rules.showdown.plays, readings))
    this.#boardSize = rules.streets.reduce((sum, street) => sum + (street.board ?? 0), 0)
    this.#handSize = rules.streets.reduce((sum, street) => sum + (street.each?.length ?? 0), 0)
    this.#draws = drawsOf(rules)
    this.#plays =
      this.#handSize - rules.streets.reduce((sum, street) => sum + (street.discard?.cards ?? 0), 0)
  }

  /** The average share of the pot that the hand wins when it keeps these cards. */
  of(known: KnownCards, own: readonly Card[], deals: number): number {
    const stub = this.#unseen(known)
    const sequence = new FixedRandomness()
    let won = 0
    for (let i = 0; i < deals; i++) won += this.#deal(known, own, stub, sequence)
    return won / deals
  }

  #unseen({ own, others, boards }: KnownCards): Card[] {
    const seen = [...own, ...others.flat(), ...boards.flat()]
    const stub = cardsOf(this.#rules.deck)
    for (const card of seen) {
      const at = stub.indexOf(card)
      if (at >= 0) stub.splice(at, 1)
    }
    return stub
  }

  #deal(known: KnownCards, own: readonly Card[], stub: Card[], sequence: FixedRandomness): number {
    let left = stub.length
    const next = (): Card => {
      const at = sequence.below(left--)
      const card = stub[at]!
      stub[at] = stub[left]!
      stub[left] = card
      return card
    }
    const filled = (cards: readonly Card[], size: number): Card[] => {
      const hand = cards.slice(0, size).map(card => (card === UNKNOWN ? next() : card))
      while (hand.length < size && left > 0) hand.push(next())
      return hand
    }
    const boards = known.boards.map(board => filled(board, this.#boardSize))
    // A player who draws several times sees a card more each time and keeps the best; one who stands pat does
    // not.
    const isPat = own.length >= this.#plays
    const again = isPat ? 0 : Math.max(0, known.draws - 1)
    const mine = filled(own, Math.max(own.length, this.#plays) + again)
    // The others discard too, and hold a better hand after a draw than the one they were dealt.
    const size = this.#handSize + Math.min(this.#draws, MAX_FURTHER_CARDS)
    const theirs = known.others.map(cards => filled(cards, size))
    let won = 0
    for (const board of boards) won += this.#share(mine, theirs, board) / boards.length
    return won
  }

  /** What the first hand wins of the pot on one board. */
  #share(mine: readonly Card[], theirs: readonly (readonly Card[])[], board: readonly Card[]): number {
    let share = 0
    let parts = 0
    for (const judge of this.#judges) {
      const own = this.#bestOf(judge, mine, board)
      let best = own
      let winners = own > 0 ? 1 : 0
      for (const hand of theirs) {
        const rank = this.#bestOf(judge, hand, board)
        if (rank > best) {
          best = rank
          winners = 1
        } else if (rank === best && rank > 0) winners++
      }
      if (best === 0) continue
      parts++
      if (own === best) share += 1 / winners
    }
    return parts === 0 ? 1 / (theirs.length + 1) : share / parts
  }

  /** Cards that the player must still discard do not count. */
  #bestOf(judge: HandJudge, hand: readonly Card[], board: readonly Card[]): number {
    if (hand.length <= this.#plays) return judge.rank(hand, board, false)
    let best = 0
    for (const played of choices(hand, this.#plays)) best = Math.max(best, judge.rank(played, board, false))
    return best
  }
}
