import { bankDraws, countHand } from '@cardroom/engine/blackjack'
import type { Card } from '@cardroom/engine/cards'
import { DOUBLE_BIT, FROM_SPLIT, HIT_BIT, RESCUE_BIT, SPLIT_BIT, STAND_BIT, SURRENDER_BIT } from '../hands.ts'
import { CARD_KINDS, cardOfKind } from '../kinds.ts'
import type { PairSplit, Turn } from '../split.ts'
import type { BlackjackOddsTable } from '../table.ts'

/** What the player of a split looks at beside the cards of a hand. */
type SplitState = Pick<Turn, 'hands' | 'waiting' | 'more' | 'other'>

/** What is done with a hand, and whether a pair is split again. */
interface Player {
  move(known: SplitState, hand: number, doubles: number): number
  again(known: SplitState): boolean
}

const keyOf = ({ hands, waiting, more, other }: SplitState) => [hands, waiting, more, other].join()

/** Plays a split by the best play found, and stands where that play never goes. */
export function playerOf({ root }: PairSplit): Player {
  const turns = new Map<string, Turn>()
  const visit = (turn: Turn | undefined): void => {
    if (!turn || turns.has(keyOf(turn))) return
    turns.set(keyOf(turn), turn)
    visit(turn.then.other)
    visit(turn.then.stays)
    visit(turn.then.splits)
  }
  visit(root)
  return {
    move: (known, hand, doubles) => turns.get(keyOf(known))?.play.moves[doubles]?.[hand] || STAND_BIT,
    again: known => turns.get(keyOf(known))?.again ?? false,
  }
}

/** A pair that is split, with every order in which the other cards of a small shoe can come. */
export class EveryOrder {
  readonly #table: BlackjackOddsTable
  readonly #kind: number
  readonly #up: number
  readonly #most: number
  readonly #orders: readonly (readonly number[])[]
  /** By cards of the player-dealer: the class of the hand. */
  readonly #dealers = new Map<string, number>()

  constructor(table: BlackjackOddsTable, kind: number, up: number, most: number) {
    this.#table = table
    this.#kind = kind
    this.#up = up
    this.#most = most
    const pair = table.sets.of([kind, kind])
    this.#orders = ordersOf(Array.from({ length: CARD_KINDS }, (_, one) => table.left(one, pair, up)))
  }

  /** What the split comes to on average over all orders. */
  worth(player: Player): number {
    const sum = this.#orders.reduce((all, order) => all + this.#play(order, player), 0)
    return sum / this.#orders.length
  }

  /** Improves one choice after the other, until no change of one gains anything. */
  improved(from: Player): number {
    const moves = new Map<string, number>()
    const player: Player = {
      move: (known, hand, doubles) => {
        const key = `${keyOf(known)} ${hand} ${doubles}`
        if (!moves.has(key)) moves.set(key, from.move(known, hand, doubles))
        options.set(key, this.#options(hand, doubles))
        return moves.get(key)!
      },
      again: known => {
        const key = `${keyOf(known)} again`
        if (!moves.has(key)) moves.set(key, from.again(known) ? SPLIT_BIT : STAND_BIT)
        options.set(key, SPLIT_BIT | STAND_BIT)
        return moves.get(key) === SPLIT_BIT
      },
    }
    const options = new Map<string, number>()
    let worth = this.worth(player)
    for (let better = true; better; ) {
      better = false
      for (const [key, all] of options) {
        for (const other of ALL.filter(move => (all & move) !== 0)) {
          const before = moves.get(key)!
          moves.set(key, other)
          const found = this.worth(player)
          if (found > worth + 1e-12) {
            worth = found
            better = true
          } else moves.set(key, before)
        }
      }
    }
    return worth
  }

  #options(hand: number, doubles: number): number {
    const all = ALL.reduce((bits, move) => bits | move, 0) & ~SPLIT_BIT
    return this.#table.hands.options(FROM_SPLIT + this.#kind, hand, doubles) & all || STAND_BIT
  }

  #play(order: readonly number[], player: Player): number {
    const { sets, pays, hands, bank } = this.#table
    const dealer = this.#dealer(order)
    if (bank.isChecked(this.#up) && bank.classes[dealer.hand]!.natural) return 0
    let at = 0
    let worth = 0
    const known = { hands: 2, waiting: 2, more: 0, other: 0 }
    while (known.waiting > 0) {
      const paired = order[at] === this.#kind
      let hand = sets.of([this.#kind, order[at++]!])
      const open = known.hands < this.#most
      if (paired && open && player.again({ ...known })) {
        known.hands++
        known.waiting++
        known.more++
        continue
      }
      let [doubles, move] = [0, 0]
      for (;;) {
        move =
          this.#options(hand, doubles) === STAND_BIT ? STAND_BIT : player.move({ ...known }, hand, doubles)
        if (move !== HIT_BIT && move !== DOUBLE_BIT) break
        if (at === dealer.from) throw new Error('the shoe is too small')
        hand = sets.plus(hand, order[at++]!)
        if (move === DOUBLE_BIT) doubles++
      }
      const first = known.waiting === known.hands ? pays.base : pays.split
      const on = hands.classOf(FROM_SPLIT + this.#kind, hand) * pays.banks + dealer.hand
      const stood = first[on]! + (2 ** doubles - 1) * pays.double[on]!
      worth += move === STAND_BIT ? stood : (-pays.unit / 2) * 2 ** doubles
      known.waiting--
      if (open) known[paired ? 'more' : 'other']++
    }
    return worth
  }

  /** The player-dealer's cards come from the other end of the shoe: unseen cards are interchangeable. */
  #dealer(order: readonly number[]): { hand: number; from: number } {
    const { rules, bank } = this.#table
    const cards: Card[] = [cardOfKind(this.#up)]
    let from = order.length
    while (cards.length < 2 || bankDraws(countHand(cards, rules, 'natural'), rules.chart.bank)) {
      // Not of one suit.
      cards.push(cardOfKind(order[--from]!, cards.length % 4))
    }
    const key = cards.join()
    const hand = this.#dealers.get(key) ?? bank.ends.classOf(cards)
    this.#dealers.set(key, hand)
    return { hand, from }
  }
}

const ALL = [STAND_BIT, HIT_BIT, DOUBLE_BIT, SURRENDER_BIT, RESCUE_BIT, SPLIT_BIT]

/** Every order of so many cards of each kind. */
function ordersOf(left: readonly number[]): number[][] {
  if (left.every(count => count === 0)) return [[]]
  return left.flatMap((count, kind) =>
    count > 0 ? ordersOf(left.with(kind, count - 1)).map(order => [kind, ...order]) : [],
  )
}
