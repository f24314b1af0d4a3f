import { totalAmount } from '../../money/cents.ts'
import type { Ask, Move, Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { BlackjackHand } from './hand.ts'
import { blackjackOptions, type HandChips } from './options.ts'
import { double, redouble, split } from './raises.ts'
import type { BlackjackTable } from './table.ts'

/** A player plays one hand after the other, including those that a split makes. */
export function* blackjackTurn(table: BlackjackTable, seat: Seat): Script {
  const hands = table.hands.of(seat)
  const switching = new Switching(table, seat, hands)
  yield* switching.beforeMoves()
  for (let i = 0; i < hands.length; i++) yield* playOut(table, hands[i]!, switching)
}

/** When the second cards of a seat's hands may be switched. */
class Switching {
  readonly #table: BlackjackTable
  readonly #seat: Seat
  readonly #hands: readonly BlackjackHand[]
  #may: boolean

  constructor(table: BlackjackTable, seat: Seat, hands: readonly BlackjackHand[]) {
    this.#table = table
    this.#seat = seat
    this.#hands = hands
    this.#may = table.round.rules.switching !== undefined
  }

  *beforeMoves(): Script {
    if (this.#may) this.#may = !(yield* offerSwitch(this.#table, this.#seat, this.#hands))
  }

  /** After a double or a split, and before any other move, the second cards may still be switched. */
  *after(hand: BlackjackHand, { move }: Move): Script {
    this.#may &&= this.#table.round.rules.switching?.again === 'after-raises' && RAISES.includes(move)
    if (!hand.side.over) yield* this.beforeMoves()
  }
}

const RAISES: readonly string[] = ['double', 'split']

/** Offers to switch the second cards of the two hands that were dealt, the left ones where they were split. */
function* offerSwitch(table: BlackjackTable, seat: Seat, hands: readonly BlackjackHand[]): Script<boolean> {
  const { dealer, floor } = table.round
  const offer: Ask = { seat, options: [{ move: 'switch' }], offer: true }
  const move = yield* dealer.ask(() => (floor.isStruck(seat) ? undefined : offer))
  if (move?.move !== 'switch') return false
  const [left] = hands
  left!.switchWith(hands.find(hand => hand.kin !== left!.kin)!)
  return true
}

function* playOut(table: BlackjackTable, hand: BlackjackHand, switching: Switching): Script {
  const { dealer, floor, rules } = table.round
  if (hand.pile.length === 1) yield* table.card(hand)
  for (;;) {
    const move = yield* dealer.ask(() =>
      floor.isStruck(hand.seat)
        ? undefined
        : table.askOf(hand, blackjackOptions(rules, hand, chipsFor(table, hand))),
    )
    if (!move) break
    yield* make(table, hand, move)
    yield* switching.after(hand, move)
  }
  table.call(hand)
}

function* make(table: BlackjackTable, hand: BlackjackHand, move: Move): Script {
  switch (move.move) {
    case 'hit':
      yield* table.card(hand)
      return
    case 'stand':
      hand.end = 'stood'
      return
    case 'surrender':
      hand.end = 'surrendered'
      return
    case 'rescue':
      hand.end = 'rescued'
      return
    case 'split':
      return yield* split(table, hand)
    case 'double':
      return yield* double(table, hand, move.cents!)
    case 'redouble':
      return yield* redouble(table, hand)
  }
}

/** What the seat's own player has on a hand and behind. */
function chipsFor(table: BlackjackTable, hand: BlackjackHand): HandChips {
  const own = table.wagersOn(hand).filter(wager => wager.by === undefined)
  return {
    wager: own.find(wager => wager.on !== 'double')?.amount ?? 0,
    total: totalAmount(own),
    behind: table.round.wagers.behind({ seat: hand.seat }),
  }
}
