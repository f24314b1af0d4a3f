import type { Saying } from '@cardroom/engine'
import { FIVE_CARD_HANDS } from '@cardroom/engine/banked'
import { RANKS, rankOf, suitOf } from '@cardroom/engine/cards'
import { categoryOfHigh, HIGH_CARD, PAIR, rankHigh } from '@cardroom/engine/ranking'
import { PAIRS } from '../cards/suit-classes.ts'
import type { StrategyTable } from '../odds/answer.ts'
import type { Decisions } from './decisions.ts'
import { eachPair, type Flops, startOf } from './flops.ts'
import type { Pays } from './pays.ts'
import { type Counts, lastHand } from './results.ts'
import { say } from './sentences.ts'

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
    title: say('chart-before-the-flop'),
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
function kindOf(hole: readonly [number, number], flop: readonly number[]): Saying {
  const all = [...hole, ...flop]
  const made = categoryOfHigh(rankHigh(all))
  const alone = categoryOfHigh(rankHigh(flop))
  if (made > PAIR) return say('makes-hand', { hand: FIVE_CARD_HANDS[made]!, onBoard: alone === made })
  const suited = Math.max(...[0, 1, 2, 3].map(suit => all.filter(card => suitOf(card) === suit).length))
  const own =
    suited < 4 ? [] : hole.filter(card => all.filter(one => suitOf(one) === suitOf(card)).length >= 4)
  const fourOfASuit = own.length === 0 ? undefined : RANKS[Math.max(...own.map(rankOf))]
  if (made === HIGH_CARD) return say('makes-no-pair', { fourOfASuit })
  if (alone === PAIR) return say('makes-pair-on-the-board', { fourOfASuit })
  const [a, b] = hole.map(rankOf) as [number, number]
  if (a === b) return say('makes-pair-in-the-hand', { rank: RANKS[a]! })
  return say('makes-pair-with-the-board', { rank: RANKS[flop.some(card => rankOf(card) === a) ? a : b]! })
}

/** For each kind of hand that was not bet before the flop, how much of it is bet. */
function flopTable({ before, flop }: Decisions, flops: Flops): StrategyTable {
  const kinds = new Shares()
  for (let which = 0; which < flops.count; which++) {
    const three = flops.cardsOf(which)
    const times = flops.flops.counts[which]!
    eachPair(three, (a, b, pair) => {
      if (before[startOf(a, b)] !== 0) return
      const bet = flop[which * PAIRS + pair] !== 0
      kinds.note(kindOf([a, b], three), times, bet ? times : 0, rankHigh([a, b, ...three]))
    })
  }
  return kinds.table(say('chart-after-the-flop'))
}

/** The same for those who come to the last decision. */
function lastTable(ends: readonly Counts[]): StrategyTable {
  const kinds = new Shares()
  for (const { last } of ends) {
    for (const [made, name] of FIVE_CARD_HANDS.entries()) {
      for (let onBoard = 0; onBoard <= made; onBoard++) {
        for (let highest = 0; highest < 13; highest++) {
          const at = lastHand(made, onBoard, highest)
          const kind =
            made === onBoard && made <= PAIR
              ? say('makes-what-the-board-makes', {
                  hand: name,
                  onBoard: made === PAIR,
                  highest: RANKS[highest]!,
                })
              : say('makes-hand', { hand: name, onBoard: made === onBoard })
          kinds.note(kind, last.all[at]!, last.bet[at]!, (made * 2 + Number(made > onBoard)) * 13 + highest)
        }
      }
    }
  }
  return kinds.table(say('chart-at-the-end'))
}

/** How much of a kind is bet, and where the kind stands among the others. */
interface Share {
  readonly kind: Saying
  bet: number
  all: number
  readonly order: number
}

class Shares {
  readonly #byKind = new Map<string, Share>()

  note(kind: Saying, all: number, bet: number, order: number): void {
    const key = `${kind.say} ${Object.values(kind.values ?? {}).join()}`
    const found = this.#byKind.get(key) ?? { kind, bet: 0, all: 0, order }
    this.#byKind.set(key, found)
    found.all += all
    found.bet += bet
  }

  table(title: Saying): StrategyTable {
    const rows = [...this.#byKind.values()]
      .filter(({ all }) => all > 0)
      .sort((a, b) => b.order - a.order)
      .map(({ kind, bet, all }) => ({ hand: kind, moves: [moveOf(bet, all)] }))
    return { title, columns: [say('chart-hand'), say('chart-bets')], rows }
  }
}

function moveOf(bet: number, all: number): Saying {
  if (bet === all) return say('bets-always')
  return bet === 0 ? say('bets-never') : say('bets-so-often', { share: bet / all })
}
