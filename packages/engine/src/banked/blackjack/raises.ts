import { type Cents, totalAmount } from '../../money/cents.ts'
import type { Ask, Option } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { LiveWager } from '../live.ts'
import type { BlackjackHand } from './hand.ts'
import { doubling } from './options.ts'
import type { BlackjackTable } from './table.ts'
import { isOnHand } from './verdict.ts'

/** Splits a pair: another wager of the same amount lies on the new hand. */
export function* split(table: BlackjackTable, hand: BlackjackHand): Script {
  const { wagers } = table.round
  const splitting = [ownWagers(table, hand)[0]!]
  yield* offerBackLine(
    table,
    hand,
    ([wager]) =>
      wagers.canAfford(wager!, wager!.amount) ? { move: 'split', costs: wager!.amount, key: 'p' } : undefined,
    wager => splitting.push(wager),
  )
  const lying = wagers.all.filter(
    wager => wager.seat === hand.seat && (isOnHand(wager) || wager.on === 'insurance'),
  )
  const right = table.hands.split(hand, lying)
  for (const wager of splitting) table.addTo(wager, 'split', wager.amount, right)
  yield* table.card(hand)
}

/** Doubles the wager for one card. */
export function* double(table: BlackjackTable, hand: BlackjackHand, cents: Cents): Script {
  const { rules, wagers } = table.round
  const { amount } = rules.double
  table.addTo(ownWagers(table, hand)[0]!, 'double', cents)
  yield* offerBackLine(
    table,
    hand,
    ([wager]) =>
      doubling('double', amount === 'wager' ? wager!.amount : 1, wager!.amount, wagers.behind(wager!)),
    (wager, more) => table.addTo(wager, 'double', more!),
  )
  yield* doubleCard(table, hand)
}

/** The total wager is doubled once more. */
export function* redouble(table: BlackjackTable, hand: BlackjackHand): Script {
  const own = ownWagers(table, hand)
  table.addTo(own[0]!, 'double', totalAmount(own))
  yield* offerBackLine(
    table,
    hand,
    wagers =>
      wagers.length > hand.doubles && table.round.wagers.canAfford(wagers[0]!, totalAmount(wagers))
        ? { move: 'redouble', costs: totalAmount(wagers), key: 'r' }
        : undefined,
    wager => {
      const theirs = table.wagersOn(hand).filter(one => one.by === wager.by)
      table.addTo(wager, 'double', totalAmount(theirs))
    },
  )
  yield* doubleCard(table, hand)
}

function* doubleCard(table: BlackjackTable, hand: BlackjackHand): Script {
  hand.doubles++
  yield* table.card(hand)
}

/** Back-line bettors double or split only if they say so. */
function* offerBackLine(
  table: BlackjackTable,
  hand: BlackjackHand,
  option: (wagers: readonly LiveWager[]) => Option | undefined,
  take: (wager: LiveWager, cents: Cents | undefined) => void,
): Script {
  const { dealer, floor } = table.round
  const wagers = table.wagersOn(hand)
  for (const wager of wagers) {
    if (wager.by === undefined || wager.on === 'double') continue
    const offered = option(wagers.filter(one => one.by === wager.by))
    if (!offered) continue
    const ask: Ask = { ...table.askOf(hand, [offered], wager.by), offer: true }
    const move = yield* dealer.ask(() => (floor.isStruck(hand.seat) ? undefined : ask))
    if (move?.move === offered.move) take(wager, move.cents)
  }
}

const ownWagers = (table: BlackjackTable, hand: BlackjackHand): LiveWager[] =>
  table.wagersOn(hand).filter(wager => wager.by === undefined)
