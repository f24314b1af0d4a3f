import { RANKS, rankOf, suitOf } from '@cardroom/engine'
import { FIVE_CARD_HANDS } from '@cardroom/engine/banked/hands.ts'
import { rankHigh } from '@cardroom/engine/ranking/high.ts'
import { categoryOfHigh, HIGH_CARD, PAIR } from '@cardroom/engine/ranking/high-scale.ts'
import { PAIRS } from '../cards/suit-classes.ts'
import type { StrategyTable } from '../odds/answer.ts'
import type { Decisions } from './decisions.ts'
import { eachPair, type Flops, startOf } from './flops.ts'
import type { Pays } from './pays.ts'
import { type Counts, lastHand } from './results.ts'

export function strategyTables(
  decisions: Decisions,
  ends: readonly Counts[],
  pays: Pays,
  flops: Flops,
): StrategyTable[] {
  return [startTable(decisions.before, pays.bets[0]), flopTable(decisions, flops), lastTable(ends)]
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
  const [a, b] = hole.map(rankOf) as [number, number]
  if (a === b) return `Pair of ${RANKS[a]} in the hand`
  return `Pair of ${RANKS[flop.some(card => rankOf(card) === a) ? a : b]} with the board`
}

/** For each kind of hand that was not bet before the flop, how much of it is bet. */
function flopTable({ before, flop }: Decisions, flops: Flops): StrategyTable {
  const kinds = new Map<string, Share>()
  for (let which = 0; which < flops.count; which++) {
    const three = flops.cardsOf(which)
    const times = flops.flops.counts[which]!
    eachPair(three, (a, b, pair) => {
      if (before[startOf(a, b)] !== 0) return
      const bet = flop[which * PAIRS + pair] !== 0
      note(kinds, kindOf([a, b], three), times, bet ? times : 0, rankHigh([a, b, ...three]))
    })
  }
  return shareTable('After the flop', kinds)
}

/** The same for those who come to the last decision. */
function lastTable(ends: readonly Counts[]): StrategyTable {
  const kinds = new Map<string, Share>()
  for (const { last } of ends) {
    for (const [made, name] of FIVE_CARD_HANDS.entries()) {
      for (let onBoard = 0; onBoard <= made; onBoard++) {
        for (let highest = 0; highest < 13; highest++) {
          const at = lastHand(made, onBoard, highest)
          const kind =
            made === onBoard && made <= PAIR
              ? `${name}${made === PAIR ? ' on the board' : ''}, ${RANKS[highest]} in the hand`
              : `${name}${made === onBoard ? ' on the board' : ''}`
          note(kinds, kind, last.all[at]!, last.bet[at]!, (made * 2 + Number(made > onBoard)) * 13 + highest)
        }
      }
    }
  }
  return shareTable('At the end', kinds)
}

/** How much of a kind is bet, and where the kind stands among the others. */
interface Share {
  bet: number
  all: number
  order: number
}

function note(kinds: Map<string, Share>, kind: string, all: number, bet: number, order: number): void {
  const found = kinds.get(kind) ?? { bet: 0, all: 0, order }
  kinds.set(kind, found)
  found.all += all
  found.bet += bet
}

function shareTable(title: string, kinds: ReadonlyMap<string, Share>): StrategyTable {
  const rows = [...kinds]
    .filter(([, { all }]) => all > 0)
    .sort(([, a], [, b]) => b.order - a.order)
    .map(([hand, { bet, all }]) => ({
      hand,
      moves: [bet === all ? 'always' : bet === 0 ? 'never' : `${((100 * bet) / all).toFixed(1)} %`],
    }))
  return { title, columns: ['hand', 'bets'], rows }
}
