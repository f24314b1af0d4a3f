import type { Text, View } from '@cardroom/engine'
import { type Card, parseCard, UNKNOWN } from '@cardroom/engine/cards'
import { cardsAt } from '../values/position.ts'
import { say } from '../values/sentences.ts'
import { BestPlay } from './best-play.ts'
import { DEALT, DOUBLE, HIT, PAIR, REDOUBLE, RESCUE, SPLIT, STAND, SURRENDER, SWITCHED } from './hands.ts'
import { insuranceWins } from './insurance.ts'
import { ACE, KINDS, kindOf, TEN } from './kinds.ts'
import { mostHands, Split, type Turn } from './split.ts'
import type { Table } from './table.ts'

const MOVES: Readonly<Record<string, number>> = {
  stand: STAND,
  hit: HIT,
  double: DOUBLE,
  redouble: REDOUBLE,
  surrender: SURRENDER,
  rescue: RESCUE,
}

/** How a hand came by its cards, as the table shows it: a hand that was split has a neighbour with a split wager. */
export function cameBy(
  { wagers, log }: View,
  { seat, hand = 1 }: Pick<Seen, 'seat' | 'hand'>,
): 'dealt' | 'split' | 'switched' {
  const isSplit = (number: number) =>
    wagers.some(one => one.seat === seat && one.on === 'split' && one.hand === number)
  if (isSplit(hand) || isSplit(hand + 1)) return 'split'
  const switched = log.some(
    one => one.type === 'moved' && one.move.seat === seat && one.move.move === 'switch',
  )
  return switched ? 'switched' : 'dealt'
}

/** Where a hand lies, and against which card. */
export interface Seen {
  readonly view: View
  readonly seat: number
  /** Who has bet on it from the back line, and follows or not. */
  readonly by?: string | undefined
  readonly hand?: number | undefined
  readonly up: Card
}

/** A hand as its player sees it, with everything else that lies open: what its moves come to, in its own wager. */
export class SeenHand {
  readonly size: number
  readonly #table: Table
  readonly #up: number
  readonly #way: number
  readonly #kinds: readonly number[]
  readonly #hand: number
  /** Everything that is seen but the up card. */
  readonly #gone: number
  readonly #beside: number
  readonly #doubles: number
  readonly #hands: number
  readonly #play: BestPlay
  readonly #seen: Seen
  readonly #own: readonly Card[]

  /** `cards`: those that it has after a switch. */
  constructor(table: Table, seen: Seen, cards?: readonly Card[]) {
    const { sets } = table
    const { view, seat, by, hand: number, up } = seen
    const own = cards ?? cardsAt(view, String(seat), number)
    this.size = own.length
    this.#table = table
    this.#up = kindOf(up)
    this.#kinds = own.map(kindOf)
    const was = cameBy(view, seen)
    const came = cards && was === 'dealt' ? 'switched' : was
    this.#way = came === 'dealt' ? DEALT : came === 'switched' ? SWITCHED : SPLIT + (this.#kinds[0] ?? 0)
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

  /** What a move comes to in wagers, with all that follows; `share` is how much of the wager a double adds. */
  worthOf(move: string, share: number): { worth: number; why: Text } | undefined {
    if (move === 'split') return this.#split()
    const bit = Object.hasOwn(MOVES, move) ? MOVES[move] : undefined
    if (bit === undefined) return undefined
    const whole = this.#told(this.#play.worthOf(bit, this.#hand, this.#gone, this.#doubles))
    switch (bit) {
      case STAND:
        return { worth: whole, why: this.#standing() }
      case HIT:
        return { worth: whole, why: say('why-draws', { over: this.#over() }) }
      case DOUBLE:
        return {
          worth: share === 1 ? whole : share * whole + (1 - share) * this.#withOneCard(),
          why: say('why-doubles', { over: this.#over() }),
        }
      case REDOUBLE:
        return { worth: whole, why: say('why-doubles', { over: this.#over() }) }
      default:
        return { worth: whole, why: say('why-gives-up', { units: 2 ** this.#doubles / 2 }) }
    }
  }

  /** What the hand comes to when it is played as well as can be. */
  best(): number {
    const best = this.#told(this.#play.worth(this.#hand, this.#gone, this.#doubles))
    const isPair = this.#kinds.length === 2 && this.#kinds[0] === this.#kinds[1]
    const may = this.#table.hands.options(this.#way, this.#hand, this.#doubles) & PAIR
    return isPair && may ? Math.max(best, this.#split().worth) : best
  }

  /** What it comes to while nobody has looked whether the player-dealer has a natural. */
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
    const ten = this.#table.left(TEN, this.#gone, ACE) / this.#table.size(this.#gone)
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
    // Hands that were split off before count.
    const most = Math.max(2, mostHands(table, kind) - this.#hands + 1)
    const { root } = new Split(table, kind, this.#up, { beside: this.#beside, most })
    return { worth: this.#told(root.worth), why: say('why-splits', { hands: handsOf(root) }) }
  }

  /** The hand is doubled, and one who has bet on it adds nothing. */
  oneCard(): { worth: number; why: Text } {
    return { worth: this.#withOneCard(), why: say('why-one-card', { over: this.#over() }) }
  }

  /** The hand is split, and one who has bet on it stays on one of both, which are alike. */
  oneOfSplit(): { worth: number; why: Text } {
    return { worth: this.#split().worth / 2, why: say('why-stays-on-one-hand') }
  }

  /** One card that ends the hand, with nothing more put on it. */
  #withOneCard(): number {
    return this.#told(this.#eachCard((hand, gone) => this.#play.worthOf(STAND, hand, gone, this.#doubles)))
  }

  #over(): number {
    return this.#eachCard(hand => (this.#table.hands.side(this.#way, hand).over ? 1 : 0))
  }

  /** On average over the next card. */
  #eachCard(of: (hand: number, gone: number) => number): number {
    const { sets } = this.#table
    let sum = 0
    for (let kind = 0; kind < KINDS; kind++) {
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
    return say('why-chances', { win: sums.win / all, push: sums.push / all, lose: sums.lose / all })
  }
}

/** The most hands that a split may end in. */
const handsOf = ({ hands, then }: Turn): number =>
  Math.max(hands, ...Object.values(then).map(next => (next ? handsOf(next) : 0)))

const seenIn = ({ piles }: View): Card[] =>
  piles.flatMap(pile => pile.cards.map(name => parseCard(name) ?? UNKNOWN)).filter(card => card !== UNKNOWN)
