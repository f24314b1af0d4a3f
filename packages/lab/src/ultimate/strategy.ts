import { RANKS, rankOf, suitOf } from '@cardroom/engine'
import { FIVE_CARD_HANDS } from '@cardroom/engine/banked/hands.ts'
import { rankHigh } from '@cardroom/engine/ranking/high.ts'
import { categoryOfHigh, HIGH_CARD, PAIR } from '@cardroom/engine/ranking/high-scale.ts'
import { PAIRS, pairIndex } from '../cards/suit-classes.ts'
import type { StrategyTable } from '../odds/answer.ts'
import type { Decisions } from './decisions.ts'
import { type Flops, startOf } from './flops.ts'
import type { Pays } from './pays.ts'

export function strategyTables(decisions: Decisions, pays: Pays, flops: Flops): StrategyTable[] {
  return [
    startTable(decisions.before, pays.bets[0]),
    flopTable(decisions, flops),
    {
      title: 'At the end',
      columns: ['hand', 'move'],
      rows: [
        { hand: 'worth more than the loss of Ante and Blind', moves: ['bet'] },
        { hand: 'else', moves: ['fold'] },
      ],
    },
  ]
}

/** Rows by the higher card, columns by the lower, of one suit and not. */
function startTable(before: Uint8Array, bets: readonly number[]): StrategyTable {
  const letters = [...RANKS].reverse()
  const move = (a: number, b: number) => {
    const choice = before[startOf(a, b)]!
    return choice === 0 ? '-' : String(bets[choice - 1])
  }
  return {
    title: 'Before the flop: times the Ante (first of one suit, then of two; “-” is a check)',
    columns: ['', ...letters],
    rows: letters.map((letter, row) => ({
      hand: letter,
      moves: letters.map((_, column) => {
        const [high, low] = [12 - row, 12 - column]
        if (low > high) return ''
        return low === high
          ? move(high * 4, low * 4 + 1)
          : `${move(high * 4, low * 4)} ${move(high * 4, low * 4 + 1)}`
      }),
    })),
  }
}

/** Two cards and a flop, as players speak of them. */
function kindOf(hole: readonly [number, number], flop: readonly number[]): string {
  const all = [...hole, ...flop]
  const made = categoryOfHigh(rankHigh(all))
  const alone = categoryOfHigh(rankHigh(flop))
  if (made > PAIR) return alone === made ? `${FIVE_CARD_HANDS[made]} on the board` : FIVE_CARD_HANDS[made]!
  const suited = Math.max(...[0, 1, 2, 3].map(suit => all.filter(card => suitOf(card) === suit).length))
  const own =
    suited < 4 ? [] : hole.filter(card => all.filter(one => suitOf(one) === suitOf(card)).length >= 4)
  const draw = own.length === 0 ? '' : `, four of a suit with ${RANKS[Math.max(...own.map(rankOf))]}`
  if (made === HIGH_CARD) return `High card${draw}`
  if (alone === PAIR) return `Pair on the board${draw}`
  const rank =
    rankOf(hole[0]) === rankOf(hole[1]) || flop.some(card => rankOf(card) === rankOf(hole[0]))
      ? rankOf(hole[0])
      : rankOf(hole[1])
  const pocket = rankOf(hole[0]) === rankOf(hole[1])
  return `${pocket ? 'Pair in the hand' : 'Pair with the board'}, ${RANKS[rank]}${draw}`
}

/** For each kind of hand that was not bet before the flop, how much of it is bet. */
function flopTable({ before, flop }: Decisions, flops: Flops): StrategyTable {
  const kinds = new Map<string, { bet: number; all: number; order: number }>()
  const { cards, counts } = flops.flops
  for (let which = 0; which < flops.count; which++) {
    const three = [...cards.subarray(which * 3, which * 3 + 3)]
    for (let a = 1; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        if (three.includes(a) || three.includes(b) || before[startOf(a, b)] !== 0) continue
        const kind = kindOf([a, b], three)
        const found = kinds.get(kind) ?? { bet: 0, all: 0, order: rankHigh([a, b, ...three]) }
        kinds.set(kind, found)
        found.all += counts[which]!
        if (flop[which * PAIRS + pairIndex(a, b)] !== 0) found.bet += counts[which]!
      }
    }
  }
  const rows = [...kinds]
    .sort(([, a], [, b]) => b.order - a.order)
    .map(([hand, { bet, all }]) => ({
      hand,
      moves: [bet === all ? 'bet' : bet === 0 ? 'check' : `bet ${((100 * bet) / all).toFixed(1)} %`],
    }))
  return { title: 'After the flop', columns: ['hand', 'move'], rows }
}
