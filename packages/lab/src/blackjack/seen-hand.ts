import type { Text, View } from '@cardroom/engine'
import { type Card, parseCard, UNKNOWN } from '@cardroom/engine/cards'
import { cardsAt } from '../values/position.ts'
import { sayOfValues } from '../values/sentences.ts'
import { BestPlay } from './best-play.ts'
import {
  DOUBLE_BIT,
  FROM_DEAL,
  FROM_SPLIT,
  FROM_SWITCH,
  HIT_BIT,
  REDOUBLE_BIT,
  RESCUE_BIT,
  SPLIT_BIT,
  STAND_BIT,
  SURRENDER_BIT,
} from './hands.ts'
import { insuranceWins } from './insurance.ts'
import { ACE_KIND, CARD_KINDS, kindOf, TEN_KIND } from './kinds.ts'
import { mostHands, PairSplit, type Turn } from './split.ts'
import type { BlackjackOddsTable } from './table.ts'

const MOVES: Readonly<Record<string, number>> = {
  stand: STAND_BIT,
  hit: HIT_BIT,
  double: DOUBLE_BIT,
  redouble: REDOUBLE_BIT,
  surrender: SURRENDER_BIT,
  rescue: RESCUE_BIT,
}

/** How a hand came by its cards, as the table shows it: a split hand has a neighbour with a split wager. */
export function cameBy(
  { wagers, log }: View,
  { seat, hand = 1 }: Pick<HandPlace, 'seat' | 'hand'>,
): 'dealt' | 'split' | 'switched' {
  const isSplit = (number: number) =>
    wagers.some(one => one.seat === seat && one.on === 'split' && one.hand === number)
  if (isSplit(hand) || isSplit(hand + 1)) return 'split'
  const switched = log.some(
    one => one.type === 'moved' && one.move.seat === seat && one.move.move === 'switch',
  )
  return switched ? 'switched' : 'dealt'
}

/** The place of a hand, and the up card against it. */
interface HandPlace {
  readonly view: View
  readonly seat: number
  /** A back-line bettor on the hand, who follows or not. */
  readonly by?: string | undefined
  readonly hand?: number | undefined
  readonly up: Card
}

/**
 * A hand as its player sees it, with everything else that lies open: the worth of its moves, in units of its
 * own wager.
 */
export class SeenHand {
  readonly size: number
  readonly #table: BlackjackOddsTable
  readonly #up: number
  readonly #way: number
  readonly #kinds: readonly number[]
  readonly #hand: number
  /** All seen cards except the up card. */
  readonly #gone: number
  readonly #beside: number
  readonly #doubles: number
  readonly #hands: number
  readonly #play: BestPlay
  readonly #seen: HandPlace
  readonly #own: readonly Card[]

  /** `cards`: those that it has after a switch. */
  constructor(table: BlackjackOddsTable, seen: HandPlace, cards?: readonly Card[]) {
    const { sets } = table
    const { view, seat, by, hand: number, up } = seen
    const own = cards ?? cardsAt(view, String(seat), number)
    this.size = own.length
    this.#table = table
    this.#up = kindOf(up)
    this.#kinds = own.map(kindOf)
    const was = cameBy(view, seen)
    const came = cards && was === 'dealt' ? 'switched' : was
    this.#way =
      came === 'dealt' ? FROM_DEAL : came === 'switched' ? FROM_SWITCH : FROM_SPLIT + (this.#kinds[0] ?? 0)
    const others = seenIn(view)
    for (const card of [up, ...own]) others.splice(others.indexOf(card), 1)
    this.#hand = sets.of(this.#kinds)
    this.#beside = sets.of(others.map(kindOf))
    this.#gone = others.reduce((set, card) => sets.plus(set, kindOf(card)), this.#hand)
    const lying = view.wagers.filter(one => one.seat === seat && one.by === by)
    const here = lying.filter(one => (one.hand ?? 1) === (number ?? 1))
    this.#doubles = here.filter(one => one.on === 'double').length
    const splits = ({ on, seat: at, by: whose }: View['wagers'][number]) =>
      on === 'split' && at === seat && whose === undefined
    this.#hands = 1 + view.wagers.filter(splits).length
    const wager = here.some(one => one.on === 'split') ? 'split' : 'base'
    this.#play = new BestPlay(table, this.#way, this.#up, { wager })
    this.#seen = seen
    this.#own = own
  }

  /**
   * The worth of a move in wagers, with all that follows; `share` is the part of the wager that a double
   * adds.
   */
  worthOf(move: string, share: number): { worth: number; why: Text } | undefined {
    if (move === 'split') return this.#split()
    const bit = Object.hasOwn(MOVES, move) ? MOVES[move] : undefined
    if (bit === undefined) return undefined
    const whole = this.#told(this.#play.worthOf(bit, this.#hand, this.#gone, this.#doubles))
    switch (bit) {
      case STAND_BIT:
        return { worth: whole, why: this.#standing() }
      case HIT_BIT:
        return { worth: whole, why: sayOfValues('why-draws', { over: this.#over() }) }
      case DOUBLE_BIT:
        return {
          worth: share === 1 ? whole : share * whole + (1 - share) * this.#withOneCard(),
          why: sayOfValues('why-doubles', { over: this.#over() }),
        }
      case REDOUBLE_BIT:
        return { worth: whole, why: sayOfValues('why-doubles', { over: this.#over() }) }
      default:
        return { worth: whole, why: sayOfValues('why-gives-up', { units: 2 ** this.#doubles / 2 }) }
    }
  }

  /** The worth of the hand under the best play. */
  best(): number {
    const best = this.#told(this.#play.worth(this.#hand, this.#gone, this.#doubles))
    const isPair = this.#kinds.length === 2 && this.#kinds[0] === this.#kinds[1]
    const may = this.#table.hands.options(this.#way, this.#hand, this.#doubles) & SPLIT_BIT
    return isPair && may ? Math.max(best, this.#split().worth) : best
  }

  /** Its worth before the house dealer checks for the player-dealer's natural. */
  beforeTheCheck(): number {
    const { bank, pays, hands } = this.#table
    const goesOn = bank.goesOn(this.#gone, this.#up)
    const at = bank.chances(this.#gone, this.#up)
    const found = bank.pool[at + bank.found]!
    const row = hands.classOf(this.#way, this.#hand) * pays.banks
    const lost = found > 0 ? (found * pays.base[row + bank.natural]!) / pays.unit : 0
    return this.best() * goesOn + lost
  }

  /** The chance of a natural under the ace, and what insurance of one wins then. */
  insurance(): { natural: number; wins: number } {
    const { bank, pays } = this.#table
    const ten = this.#table.left(TEN_KIND, this.#gone, ACE_KIND) / this.#table.size(this.#gone)
    const wins = (insuranceWins(this.#table, this.#hand) * 2) / pays.unit
    return { natural: bank.natural < 0 ? 0 : ten, wins }
  }

  /** Both hands after their second cards were exchanged. */
  switchedWith(other: SeenHand): [SeenHand, SeenHand] {
    return [this.#with(this.#own.with(1, other.#own[1]!)), other.#with(other.#own.with(1, this.#own[1]!))]
  }

  #with(cards: readonly Card[]): SeenHand {
    return new SeenHand(this.#table, this.#seen, cards)
  }

  /** In wagers, now that the round goes on. */
  #told(worth: number): number {
    const { bank, pays } = this.#table
    return worth / bank.goesOn(this.#gone, this.#up) / pays.unit
  }

  #split(): { worth: number; why: Text } {
    const table = this.#table
    const kind = this.#kinds[0]!
    // Earlier splits count.
    const most = Math.max(2, mostHands(table, kind) - this.#hands + 1)
    const { root } = new PairSplit(table, kind, this.#up, { beside: this.#beside, most })
    return { worth: this.#told(root.worth), why: sayOfValues('why-splits', { hands: handsOf(root) }) }
  }

  /** The hand is doubled, and its back-line bettor adds nothing. */
  oneCard(): { worth: number; why: Text } {
    return { worth: this.#withOneCard(), why: sayOfValues('why-one-card', { over: this.#over() }) }
  }

  /** The hand is split, and its back-line bettor stays on one of the two equal hands. */
  oneOfSplit(): { worth: number; why: Text } {
    return { worth: this.#split().worth / 2, why: sayOfValues('why-stays-on-one-hand') }
  }

  /** One card that ends the hand, with nothing more put on it. */
  #withOneCard(): number {
    return this.#told(
      this.#eachCard((hand, gone) => this.#play.worthOf(STAND_BIT, hand, gone, this.#doubles)),
    )
  }

  #over(): number {
    return this.#eachCard(hand => (this.#table.hands.side(this.#way, hand).over ? 1 : 0))
  }

  /** On average over the next card. */
  #eachCard(of: (hand: number, gone: number) => number): number {
    const { sets } = this.#table
    let sum = 0
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      const left = this.#table.left(kind, this.#gone, this.#up)
      if (left > 0) sum += left * of(sets.plus(this.#hand, kind), sets.plus(this.#gone, kind))
    }
    return sum / this.#table.size(this.#gone)
  }

  #standing(): Text {
    const { bank, pays, hands } = this.#table
    const at = bank.chances(this.#gone, this.#up)
    const row = hands.classOf(this.#way, this.#hand) * pays.banks
    const sums = { win: 0, push: 0, lose: 0 }
    let all = 0
    for (let i = 0; i < pays.banks; i++) {
      const result = pays.base[row + i]!
      sums[result > 0 ? 'win' : result < 0 ? 'lose' : 'push'] += bank.pool[at + i]!
      all += bank.pool[at + i]!
    }
    return sayOfValues('why-chances', { win: sums.win / all, push: sums.push / all, lose: sums.lose / all })
  }
}

/** The most hands that a split may end in. */
const handsOf = ({ hands, then }: Turn): number =>
  Math.max(hands, ...Object.values(then).map(next => (next ? handsOf(next) : 0)))

const seenIn = ({ piles }: View): Card[] =>
  piles.flatMap(pile => pile.cards.map(name => parseCard(name) ?? UNKNOWN)).filter(card => card !== UNKNOWN)
