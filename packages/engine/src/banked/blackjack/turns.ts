import type { Ask, Move, Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { Hand } from './hand.ts'
import { optionsOf, type Purse } from './options.ts'
import { double, redouble, split, total } from './raises.ts'
import type { BlackjackTable } from './table.ts'

/** A player plays out one hand after the other; those that are split come in their turn. */
export function* turn(table: BlackjackTable, seat: Seat): Script {
  const hands = table.hands.of(seat)
  if (table.round.rules.switching) yield* offerSwitch(table, seat, hands)
  for (let i = 0; i < hands.length; i++) yield* playOut(table, hands[i]!)
}

function* offerSwitch(table: BlackjackTable, seat: Seat, hands: readonly Hand[]): Script {
  const { dealer, floor } = table.round
  const offer: Ask = { seat, options: [{ move: 'switch' }], offer: true }
  const move = yield* dealer.ask(() => (floor.isStruck(seat) ? undefined : offer))
  if (move?.move === 'switch') hands[0]!.switchWith(hands[1]!)
}

function* playOut(table: BlackjackTable, hand: Hand): Script {
  const { dealer, floor, rules } = table.round
  if (hand.pile.length === 1) yield* table.card(hand)
  for (;;) {
    const move = yield* dealer.ask(() =>
      floor.isStruck(hand.seat) ? undefined : table.askOf(hand, optionsOf(rules, hand, purseOf(table, hand))),
    )
    if (!move) break
    yield* make(table, hand, move)
  }
  table.call(hand)
}

function* make(table: BlackjackTable, hand: Hand, move: Move): Script {
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
function purseOf(table: BlackjackTable, hand: Hand): Purse {
  const own = table.wagersOn(hand).filter(wager => wager.by === undefined)
  return {
    wager: own.find(wager => wager.on !== 'double')?.amount ?? 0,
    total: total(own),
    behind: table.round.wagers.behind({ seat: hand.seat }),
  }
}
