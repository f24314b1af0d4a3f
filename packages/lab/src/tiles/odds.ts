import type { Readings } from '@cardroom/engine'
import {
  handComparisonOf,
  type RankedTiles,
  setTiles,
  type TilesRules,
  tilesSetting,
} from '@cardroom/engine/banked'
import { type Card, cardsOf, countsOf } from '@cardroom/engine/cards'
import { baseVerdict } from '@cardroom/engine/pai-gow'
import type { GeeJoonCount } from '@cardroom/engine/ranking'
import { wagerOdds } from '../odds/answer.ts'
import type { Strategy } from '../odds/circumstances.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart } from '../odds/part.ts'
import { perUnit } from '../odds/pay-table.ts'

/** Exact odds of pai gow with dominoes: every four tiles against every other four. */
export const tilesOdds = (rules: TilesRules, readings: Readings, strategy: Strategy): OddsPart[] => [
  { on: ['base'], find: () => ({ wagers: [wagerOdds('base', resultsOf(rules, readings, strategy))] }) },
]

/** The player sets by the house way or as well as can be; the player-dealer sets by the house way. */
export function resultsOf(rules: TilesRules, readings: Readings, strategy: Strategy): Distribution {
  const geeJoon = geeJoonOf(readings)
  const { kinds, counts, hands, bank } = byHouseWay(rules, readings)
  const byEnd = endsOf(rules)
  const results = new Distribution()
  for (const [i, chosen] of hands.entries()) {
    const left = Uint8Array.from(counts)
    const ways = takeTiles(chosen, left)
    const settings =
      strategy === 'best'
        ? [1, 2, 3].map(other => tilesSetting(tilesOf(chosen, kinds), [0, other], geeJoon))
        : [{ low: bank.lows[i]!, high: bank.highs[i]! }]
    const worth = (ends: Float64Array) => ends.reduce((sum, n, end) => sum + n * byEnd[end]!, 0)
    const [best] = bank.against(settings, left).sort((a, b) => worth(b) - worth(a))
    for (const [end, n] of best!.entries()) results.add(byEnd[end]!, ways * n)
  }
  return results
}

export const geeJoonOf = (readings: Readings): GeeJoonCount =>
  readings.geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'

/** Every four tiles as the player-dealer sets them, by the kinds of tiles and how many there are of each. */
export function byHouseWay(rules: TilesRules, readings: Readings) {
  const set = countsOf(cardsOf({ tiles: true }))
  const kinds = [...set.keys()].filter(tile => set[tile]! > 0)
  const counts = Uint8Array.from(kinds, tile => set[tile]!)
  const hands = handsOf(kinds, counts)
  const geeJoon = geeJoonOf(readings)
  const bank = new BankHands(hands, chosen => setTiles(rules.houseWay, tilesOf(chosen, kinds), geeJoon))
  return { kinds, counts, hands, bank }
}

const tilesOf = (chosen: readonly number[], kinds: readonly Card[]): Card[] =>
  chosen.map(kind => kinds[kind]!)

/** Every choice of four tiles, by kind. */
function handsOf(kinds: readonly Card[], counts: Uint8Array): number[][] {
  const found: number[][] = []
  const take = (chosen: readonly number[], kind: number) => {
    if (chosen.length === 4) found.push([...chosen])
    if (chosen.length === 4 || kind === kinds.length) return
    take(chosen, kind + 1)
    for (let n = 1; n <= counts[kind]! && chosen.length + n <= 4; n++) {
      take([...chosen, ...Array.from({ length: n }, () => kind)], kind + 1)
    }
  }
  take([], 0)
  return found
}

/** In how many ways the hand comes from what is left; it is taken away. */
function takeTiles(chosen: readonly number[], left: Uint8Array): number {
  let ways = 1
  for (const [i, kind] of chosen.entries()) {
    // Two alike are taken in two orders, which are one.
    ways *= left[kind]!-- / (i > 0 && chosen[i - 1] === kind ? 2 : 1)
  }
  return ways
}

/** All hands of the player-dealer, set by the house way. */
class BankHands {
  /** The four kinds of each hand; tiles that look alike are one kind. */
  readonly #kinds: Uint8Array
  readonly lows: Uint16Array
  readonly highs: Uint16Array

  constructor(hands: readonly (readonly number[])[], set: (chosen: readonly number[]) => RankedTiles) {
    const settings = hands.map(set)
    this.#kinds = Uint8Array.from(hands.flat())
    this.lows = Uint16Array.from(settings, one => one.low)
    this.highs = Uint16Array.from(settings, one => one.high)
  }

  /** How many of those that can still be dealt end in each way against each setting: low hands times high hands. */
  against(settings: readonly Pick<RankedTiles, 'low' | 'high'>[], left: Uint8Array): Float64Array[] {
    const ends = settings.map(() => new Float64Array(9))
    const kinds = this.#kinds
    for (let hand = 0; hand < this.lows.length; hand++) {
      const ways = waysOf(left, kinds, hand * 4)
      if (ways <= 0) continue
      const low = this.lows[hand]!
      const high = this.highs[hand]!
      for (let i = 0; i < settings.length; i++) {
        const own = settings[i]!
        const front = low < own.low ? 0 : low === own.low ? 1 : 2
        const back = high < own.high ? 0 : high === own.high ? 1 : 2
        ends[i]![front * 3 + back]! += ways
      }
    }
    return ends
  }
}

/** In how many ways the four kinds that lie in an array from `at` on can be dealt. */
function waysOf(left: Uint8Array, kinds: Uint8Array, at: number): number {
  const a = kinds[at]!
  const b = kinds[at + 1]!
  const c = kinds[at + 2]!
  const d = kinds[at + 3]!
  const ofB = a === b ? (left[b]! - 1) / 2 : left[b]!
  const ofC = b === c ? (left[c]! - 1) / 2 : left[c]!
  const ofD = c === d ? (left[d]! - 1) / 2 : left[d]!
  return left[a]! * ofB * ofC * ofD
}

/** What the wager comes to, by how the low hands and the high hands compare. */
export function endsOf({ showdown }: TilesRules): number[] {
  const either = [1, 0, -1]
  return either.flatMap(front =>
    either.map(back => {
      const verdict = baseVerdict(showdown, handComparisonOf(front, 0), handComparisonOf(back, 0))
      if (verdict.outcome === 'win') return perUnit(showdown.wins.pays)
      return verdict.outcome === 'lose' ? -1 : 0
    }),
  )
}
