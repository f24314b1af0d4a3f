import type { Saying } from '@cardroom/engine'
import { FIVE_CARD_HANDS } from '@cardroom/engine/banked'
import { RANKS, rankOf } from '@cardroom/engine/cards'
import { categoryOfHigh, PAIR, rankHigh, rankHighFlat } from '@cardroom/engine/ranking'
import { PAIRS } from '../cards/suit-classes.ts'
import type { StrategyTable } from '../odds/answer.ts'
import type { Decisions } from './decisions.ts'
import { eachPairOffFlop, type Flops, startClassOf } from './flops.ts'
import type { UltimatePays } from './pays.ts'
import { type Counts, lastHand } from './results.ts'
import { sayOfUltimate } from './sentences.ts'

/** How much of a kind of hand is bet, and where the kind stands among the others. */
interface Share {
  readonly kind: Saying
  bet: number
  all: number
  readonly order: number
}

/** The best play, as people write it. */
export interface UltimatePlay {
  /** By start: a bet as its place in the list of bets from 1 on, 0 for a check. */
  readonly before: ArrayLike<number>
  /** Hands that checked before the flop, by kind. */
  readonly flop: readonly Share[]
  /** Hands that came to the last decision, by kind. */
  readonly last: readonly Share[]
}

export const strategyTables = (
  { before, flop, last }: UltimatePlay,
  { bets }: UltimatePays,
): StrategyTable[] => [
  startTable(before, bets[0]),
  table(sayOfUltimate('chart-after-the-flop'), flop),
  table(sayOfUltimate('chart-at-the-end'), last),
]

/** Rows by the higher card, columns by the lower, of one suit and not. */
function startTable(before: ArrayLike<number>, bets: readonly number[]): StrategyTable {
  const letters = [...RANKS].reverse()
  const move = (a: number, b: number) => {
    const choice = before[startClassOf(a, b)]!
    return choice === 0 ? '-' : String(bets[choice - 1])
  }
  return {
    title: sayOfUltimate('chart-before-the-flop'),
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

/** Two cards and a flop, as players speak of them: what they make, what the flop makes, and what they may become. */
class FlopKinds {
  readonly #cards = new Uint8Array(5)
  readonly #suits = new Uint8Array(4)
  #alone = 0

  /** The current flop. */
  turn(flop: readonly number[]): void {
    this.#cards.set(flop, 2)
    this.#alone = categoryOfHigh(rankHigh(flop))
  }

  /** The rank of the five cards, by which kinds are listed. */
  rank(a: number, b: number): number {
    this.#cards[0] = a
    this.#cards[1] = b
    return rankHighFlat(this.#cards, 0, 5)
  }

  /** One number for each kind: those of one number are spoken of alike. */
  codeOf(a: number, b: number, made: number): number {
    if (made > PAIR) return made * 2 + Number(made === this.#alone)
    if (made === PAIR && this.#alone !== PAIR) return 64 + (a >> 2 === b >> 2 ? 16 : 0) + this.#paired(a, b)
    return 128 + made * 16 + this.#fourOfASuit(a, b)
  }

  sayingOf(code: number): Saying {
    if (code < 64)
      return sayOfUltimate('makes-hand', { hand: FIVE_CARD_HANDS[code >> 1]!, onBoard: code % 2 === 1 })
    const rank = RANKS[code % 16]
    if (code < 128) {
      const inHand = (code - 64) >> 4 === 1
      return sayOfUltimate(inHand ? 'makes-pair-in-the-hand' : 'makes-pair-with-the-board', { rank: rank! })
    }
    const onBoard = (code - 128) >> 4 === PAIR
    return sayOfUltimate(onBoard ? 'makes-pair-on-the-board' : 'makes-no-pair', { fourOfASuit: rank })
  }

  /** The rank of a pair in the hand, or with the flop. */
  #paired(a: number, b: number): number {
    for (let i = 2; i < 5; i++) if (this.#cards[i]! >> 2 === a >> 2) return a >> 2
    return b >> 2
  }

  /** The higher of one's own cards among four of one suit; 15 where there are none. */
  #fourOfASuit(a: number, b: number): number {
    const suits = this.#suits.fill(0)
    for (let i = 0; i < 5; i++) suits[this.#cards[i]! & 3]!++
    const own = [a, b].filter(card => suits[card & 3]! >= 4).map(rankOf)
    return own.length > 0 ? Math.max(...own) : 15
  }
}

/** For each kind of hand that was not bet before the flop, how much of it is bet. */
export function flopShares({ before, flop }: Decisions, flops: Flops): Share[] {
  const kinds = new FlopKinds()
  const shares = new Map<number, Share>()
  for (let which = 0; which < flops.count; which++) {
    const three = flops.cardsOf(which)
    const times = flops.flops.counts[which]!
    kinds.turn(three)
    eachPairOffFlop(three, (a, b, pair) => {
      if (before[startClassOf(a, b)] !== 0) return
      const rank = kinds.rank(a, b)
      const code = kinds.codeOf(a, b, categoryOfHigh(rank))
      let share = shares.get(code)
      if (!share) {
        share = { kind: kinds.sayingOf(code), bet: 0, all: 0, order: rank }
        shares.set(code, share)
      }
      share.all += times
      if (flop[which * PAIRS + pair] !== 0) share.bet += times
    })
  }
  return sortShares(shares.values())
}

/** The same for hands that come to the last decision. */
export function lastShares(ends: readonly Counts[]): Share[] {
  const kinds = new Shares()
  for (const { last } of ends) {
    for (const [made, name] of FIVE_CARD_HANDS.entries()) {
      for (let onBoard = 0; onBoard <= made; onBoard++) {
        for (let highest = 0; highest < 13; highest++) {
          const at = lastHand(made, onBoard, highest)
          const kind =
            made === onBoard && made <= PAIR
              ? sayOfUltimate('makes-what-the-board-makes', {
                  hand: name,
                  onBoard: made === PAIR,
                  highest: RANKS[highest]!,
                })
              : sayOfUltimate('makes-hand', { hand: name, onBoard: made === onBoard })
          kinds.note(kind, last.all[at]!, last.bet[at]!, (made * 2 + Number(made > onBoard)) * 13 + highest)
        }
      }
    }
  }
  return sortShares(kinds.shares())
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

  shares(): Iterable<Share> {
    return this.#byKind.values()
  }
}

const sortShares = (shares: Iterable<Share>): Share[] =>
  [...shares].filter(({ all }) => all > 0).sort((a, b) => b.order - a.order)

const table = (title: Saying, shares: readonly Share[]): StrategyTable => ({
  title,
  columns: [sayOfUltimate('chart-hand'), sayOfUltimate('chart-bets')],
  rows: shares.map(({ kind, bet, all }) => ({ hand: kind, moves: [moveOf(bet, all)] })),
})

function moveOf(bet: number, all: number): Saying {
  if (bet === all) return sayOfUltimate('bets-always')
  return bet === 0 ? sayOfUltimate('bets-never') : sayOfUltimate('bets-so-often', { share: bet / all })
}
