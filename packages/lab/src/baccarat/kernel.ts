import { type BaccaratRules, chartInForce, type DrawingChart, deckOf, points } from '@cardroom/engine/banked'
import { cardsOf } from '@cardroom/engine/cards'
import { FastShoe } from '../random/random.ts'
import type { Kernel, SimulatedGame } from '../simulate/simulation.ts'
import { prepareNothing, simulation } from '../simulate/simulation.ts'
import { bankerDrawTable, eachHands } from './enumerate.ts'
import { wagerResult } from './odds.ts'

/** Who draws third cards: nobody, the banker alone, the player alone, both. */
const NOBODY = 0
const BANKER = 1
const PLAYER = 2

/**
 * Plays rounds of baccarat and counts only how often the hands come to which totals. It deals all six cards
 * at once; tables say which of them count, so that the loop has no branches.
 */
export function baccaratKernel({ rules, readings, decks }: SimulatedGame<BaccaratRules>): Kernel {
  const thirds = thirdCards(chartInForce(rules.chart, readings))
  const worth = Uint8Array.from({ length: 52 }, (_, card) => points(card))
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  const { cards } = shoe
  const ends = new Float64Array(400)
  let third = NOBODY
  return {
    round(random) {
      shoe.drawTwo(random, 0)
      shoe.drawTwo(random, 2)
      shoe.drawTwo(random, 4)
      const player = (worth[cards[0]!]! + worth[cards[2]!]!) % 10
      const banker = (worth[cards[1]!]! + worth[cards[3]!]!) % 10
      const fifth = worth[cards[4]!]!
      third = thirds[(player * 10 + banker) * 10 + fifth]!
      const ofPlayer = third >> 1
      const ofBanker = third & 1
      const last = (player + ofPlayer * fifth) % 10
      const bankerLast = (banker + ofBanker * worth[cards[4 + ofPlayer]!]!) % 10
      ends[(last * 10 + bankerLast) * 4 + third]!++
    },
    tallies: () =>
      rules.wagers.map(wager => {
        const results = new Map<number, number>()
        let rounds = 0
        eachHands(ends, (hands, count) => {
          const result = wagerResult(wager, hands, readings)
          results.set(result, (results.get(result) ?? 0) + count)
          rounds += count
        })
        return { on: wager.on, results: [...results], action: rounds }
      }),
    reset: () => shoe.reset(),
    dealt: () => [...cards.subarray(0, 4 + (third >> 1) + (third & 1))],
  }
}

/** Who draws, by the two-card totals and the fifth card, which is the player's if the player draws. */
function thirdCards(chart: DrawingChart): Uint8Array {
  const draws = bankerDrawTable(chart)
  return Uint8Array.from({ length: 1000 }, (_, at) => {
    const [player, banker, fifth] = [Math.trunc(at / 100), Math.trunc(at / 10) % 10, at % 10]
    if (player >= chart.natural.from || banker >= chart.natural.from) return NOBODY
    if (player > chart.playerDraws.upTo) return banker <= chart.bankerAlone.upTo ? BANKER : NOBODY
    return draws[banker * 10 + fifth] ? PLAYER + BANKER : PLAYER
  })
}

export const baccaratSimulation = simulation(
  { file: import.meta.url, name: 'baccaratSimulation' },
  { chunk: 200_000, prepare: prepareNothing, make: baccaratKernel },
)
