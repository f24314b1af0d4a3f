import { type BaccaratRules, chartInForce, deckOf, points } from '@cardroom/engine/banked'
import { cardsOf } from '@cardroom/engine/cards'
import { FastShoe } from '../random/random.ts'
import type { Kernel, Simulated } from '../simulate/kernel.ts'
import { nothing, simulation } from '../simulate/simulation.ts'
import { bankerDraws, eachHands } from './enumerate.ts'
import { resultOf } from './odds.ts'

/** Rounds of baccarat: only how often the hands come to which totals is counted. */
export function baccaratKernel({ rules, readings, decks }: Simulated<BaccaratRules>): Kernel {
  const chart = chartInForce(rules.chart, readings)
  const draws = bankerDraws(chart)
  const natural = chart.natural.from
  const playerUpTo = chart.playerDraws.upTo
  const bankerUpTo = chart.bankerAlone.upTo
  const worth = Uint8Array.from({ length: 52 }, (_, card) => points(card))
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  const ends = new Float64Array(400)
  return {
    round(random) {
      shoe.shuffle()
      let player = worth[shoe.draw(random)]!
      let banker = worth[shoe.draw(random)]!
      player = (player + worth[shoe.draw(random)]!) % 10
      banker = (banker + worth[shoe.draw(random)]!) % 10
      let cards = 0
      if (player < natural && banker < natural) {
        if (player <= playerUpTo) {
          const third = worth[shoe.draw(random)]!
          player = (player + third) % 10
          cards = 2
          if (draws[banker * 10 + third]) {
            banker = (banker + worth[shoe.draw(random)]!) % 10
            cards = 3
          }
        } else if (banker <= bankerUpTo) {
          banker = (banker + worth[shoe.draw(random)]!) % 10
          cards = 1
        }
      }
      ends[(player * 10 + banker) * 4 + cards]!++
    },
    tallies: () =>
      rules.wagers.map(wager => {
        const results = new Map<number, number>()
        let rounds = 0
        eachHands(ends, (hands, count) => {
          const result = resultOf(wager, hands, readings)
          results.set(result, (results.get(result) ?? 0) + count)
          rounds += count
        })
        return { on: wager.on, results: [...results], action: rounds }
      }),
    reset: () => shoe.reset(),
    dealt: () => shoe.dealt(),
  }
}

export const baccaratSimulation = simulation(
  { file: import.meta.url, name: 'baccaratSimulation' },
  { chunk: 200_000, prepare: nothing, make: baccaratKernel },
)
