import type { Text } from '@cardroom/engine'
import type { Pan9Rules } from '@cardroom/engine/banked'
import { type StrategyTable, wagerOdds } from '../odds/answer.ts'
import type { Strategy } from '../odds/circumstances.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart, PartResult } from '../odds/part.ts'
import { type Chances, compareHands, pan9Starts, type Start, shoeWithout, waysToDeal } from './hands.ts'
import { sayOfPan9 } from './sentences.ts'

/**
 * Exact odds of Super Pan 9 for one player against the player-dealer. The player-dealer acts last and sees
 * whether the player took a card; where it may choose, it plays as well as the player does.
 */
export const pan9Odds = (rules: Pan9Rules, values: Float64Array, strategy: Strategy): OddsPart[] => [
  { on: ['base'], find: () => solve(rules, [...values], strategy) },
]

/** Whether a start takes a card: the player, and the player-dealer against a player who stood or drew. */
interface Plan {
  readonly player: readonly boolean[]
  readonly bank: readonly [stood: readonly boolean[], drew: readonly boolean[]]
}

/** How both sides play, by start, and what that comes to. */
export function pan9PlanOf(rules: Pan9Rules, shoe: readonly number[], strategy: Strategy) {
  const starts = pan9Starts(rules.deal.cards).filter(start => waysToDeal(shoe, start) > 0)
  const table = new Table(rules, shoe, starts)
  const houseWay = starts.map(({ total }) => total <= rules.houseWay.drawsUpTo)
  const first: Plan = { player: houseWay, bank: [houseWay, houseWay] }
  const plan = strategy === 'best' ? table.settle(first) : first
  return { starts, table, houseWay, plan }
}

function solve(rules: Pan9Rules, shoe: readonly number[], strategy: Strategy): PartResult {
  const { starts, table, plan } = pan9PlanOf(rules, shoe, strategy)
  return {
    wagers: [wagerOdds('base', table.results(plan))],
    strategy: [
      planTable(sayOfPan9('chart-the-player'), starts, [[sayOfPan9('chart-takes-a-card'), plan.player]]),
      planTable(sayOfPan9('chart-the-player-dealer'), starts, [
        [sayOfPan9('chart-against-one-who-stood'), plan.bank[0]],
        [sayOfPan9('chart-against-one-who-drew'), plan.bank[1]],
      ]),
    ],
  }
}

/** Best answers to each other settle well before this many rounds. */
const MAX_ANSWERS = 50

/** Every pair of starts with how it ends for each choice of both sides. */
class Table {
  readonly #rules: Pan9Rules
  readonly #starts: readonly Start[]
  /** By the player's start and the player-dealer's. */
  readonly #weights: readonly (readonly number[])[]
  /** By both starts, and whether the player and the player-dealer draw. */
  readonly #chances: readonly (readonly (readonly (readonly Chances[])[])[])[]

  constructor(rules: Pan9Rules, shoe: readonly number[], starts: readonly Start[]) {
    this.#rules = rules
    this.#starts = starts
    this.#weights = starts.map(player => {
      const ways = waysToDeal(shoe, player)
      const left = shoeWithout(shoe, player)
      return starts.map(bank => ways * waysToDeal(left, bank))
    })
    this.#chances = starts.map(player =>
      starts.map(bank =>
        [false, true].map(playerDraws =>
          [false, true].map(bankDraws =>
            compareHands(player, bank, shoe, { player: playerDraws, bank: bankDraws }),
          ),
        ),
      ),
    )
  }

  /** Each side answers the other as well as it can, until neither changes. */
  settle(from: Plan): Plan {
    let plan = from
    for (let i = 0; i < MAX_ANSWERS; i++) {
      const bank = [this.#bankAnswer(plan.player, false), this.#bankAnswer(plan.player, true)] as const
      const player = this.#playerAnswer(bank)
      if (JSON.stringify({ player, bank }) === JSON.stringify(plan)) return plan
      plan = { player, bank }
    }
    throw new Error('the best answers never come to rest')
  }

  #worth(p: number, b: number, playerDraws: boolean, bankDraws: boolean): number {
    const [higher, , lower] = this.#chances[p]![b]![Number(playerDraws)]![Number(bankDraws)]!
    return this.#weights[p]![b]! * (higher - lower)
  }

  #playerAnswer(bank: Plan['bank']): boolean[] {
    return this.#starts.map((_, p) => {
      const worth = (draws: boolean) =>
        sum(this.#starts.map((_, b) => this.#worth(p, b, draws, bank[Number(draws) as 0 | 1][b]!)))
      return worth(true) > worth(false)
    })
  }

  #bankAnswer(player: readonly boolean[], drew: boolean): boolean[] {
    return this.#bankBest((p, b, draws) => (player[p] === drew ? this.#worth(p, b, drew, draws) : 0))
  }

  /** Against a hand that the house plays: nobody has seen yet whether it takes a card. */
  bankAgainstHouseWay(houseWay: readonly boolean[]): boolean[] {
    return this.#bankBest((p, b, draws) => this.#worth(p, b, houseWay[p]!, draws))
  }

  /** Whether the player-dealer takes a card where it may choose, by what each hand of the player's comes to then. */
  #bankBest(worthOf: (p: number, b: number, draws: boolean) => number): boolean[] {
    const { upTo, standsFrom } = this.#rules.bankDraws
    return this.#starts.map(({ total }, b) => {
      if (total <= upTo || total >= standsFrom) return total <= upTo
      const worth = (draws: boolean) => sum(this.#starts.map((_, p) => worthOf(p, b, draws)))
      return worth(true) < worth(false)
    })
  }

  results({ player, bank }: Plan): Distribution {
    const results = new Distribution()
    for (const [p, playerDraws] of player.entries()) {
      for (const [b, bankDraws] of bank[Number(playerDraws) as 0 | 1].entries()) {
        const chances = this.#chances[p]![b]![Number(playerDraws)]![Number(bankDraws)]!
        for (const [i, chance] of chances.entries()) results.add(1 - i, chance * this.#weights[p]![b]!)
      }
    }
    return results
  }
}

function planTable(
  title: Text,
  starts: readonly Start[],
  columns: readonly (readonly [head: Text, draws: readonly boolean[]])[],
): StrategyTable {
  const rows = Array.from({ length: 10 }, (_, total) => ({
    hand: String(total),
    moves: columns.map(([, draws]) => {
      const here = draws.filter((_, i) => starts[i]!.total === total)
      if (here.every(Boolean)) return sayOfPan9('takes-a-card')
      return here.some(Boolean) ? sayOfPan9('takes-a-card-with-some') : sayOfPan9('takes-no-card')
    }),
  }))
  return { title, columns: [sayOfPan9('chart-total'), ...columns.map(([head]) => head)], rows }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
