import { deckOf } from '@cardroom/engine/banked'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { cardsOf, countsOf } from '@cardroom/engine/cards'
import { FastShoe } from '../random/random.ts'
import type { Kernel, SimulatedGame } from '../simulate/simulation.ts'
import { simulation } from '../simulate/simulation.ts'
import { planFor, type UpCardPlan } from './base-game.ts'
import { BonusCounts } from './kernel-bonus.ts'
import { KernelRound } from './kernel-round.ts'
import { kernelTables, packTables, unpackTables } from './kernel-tables.ts'
import { type SwitchPlan, switchPlan } from './switch-game.ts'
import { BlackjackOddsTable } from './table.ts'

/** The play that was found for a game, as tables for the kernel. */
export function blackjackPlay({ rules: filed, readings, decks }: SimulatedGame<BlackjackRules>): Uint8Array {
  const rules = underReadings(filed, readings)
  const table = new BlackjackOddsTable(rules, countsOf(cardsOf(deckOf(rules, decks))))
  const planned = rules.switching ? switchPlan : planFor
  const plans: (UpCardPlan | SwitchPlan)[] = []
  for (const up of table.kinds) plans[up] = planned(table, up)
  return packTables(kernelTables(table, plans))
}

/** Rounds of one seat against the player-dealer, from a full shoe each, by the play that was found. */
export function blackjackKernel(
  { rules: filed, readings, decks }: SimulatedGame<BlackjackRules>,
  play: Uint8Array,
): Kernel {
  const rules = underReadings(filed, readings)
  const tables = unpackTables(play)
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  const round = new KernelRound(rules, tables, shoe)
  const bonus = new BonusCounts(rules, decks)
  const unit = tables.numbers[0]!
  const bound = tables.numbers[2]!
  const { hands } = rules.deal
  const counts = new Float64Array(2 * bound + 1)
  let action = 0
  let rounds = 0
  let sum = 0
  let squares = 0
  return {
    round(random) {
      round.play(random)
      let mean = 0
      for (let hand = 0; hand < hands; hand++) {
        const result = round.results[hand]!
        counts[bound + result]!++
        action += round.wagered[hand]!
        mean += result
      }
      mean /= hands * unit
      rounds++
      sum += mean
      squares += mean * mean
      bonus.count(round, tables.bankOver[round.bankClass] === 1)
    },
    tallies: () => [
      {
        on: 'base',
        results: [...counts].flatMap((count, i) => (count > 0 ? [[(i - bound) / unit, count] as const] : [])),
        action,
        // The hands of one seat hang together.
        ...(hands > 1 ? { blocks: { count: rounds, sum, squares } } : {}),
      },
      ...bonus.tallies(),
    ],
    reset: () => shoe.reset(),
    dealt: () => shoe.dealt(),
  }
}

export const blackjackSimulation = simulation(
  { file: import.meta.url, name: 'blackjackSimulation' },
  { chunk: 100_000, prepare: blackjackPlay, make: blackjackKernel },
)
