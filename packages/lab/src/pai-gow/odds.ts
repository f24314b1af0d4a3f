import type { Readings } from '@cardroom/engine'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { Part } from '../odds/part.ts'
import type { Strategy } from '../odds/strategy.ts'
import { playRounds } from '../simulate/play.ts'
import { simulatedAnswer } from '../simulate/state.ts'
import { paiGowBonusOdds } from './bonus.ts'
import { paiGowSimulation } from './kernel.ts'

/** Deals of seven hands: some seconds' work, and an edge that is known to about a hundredth of a percent. */
const DEALS = 50_000
/** Always the same, so that the same question has the same answer. */
const SEED = '0'.repeat(64)

/** The base wager: there are too many pairs of hands to go through them all, so it is simulated. */
export const paiGowOdds = (
  rules: PaiGowPokerRules,
  readings: Readings,
  decks: number,
  strategy: Strategy,
): Part[] => [
  {
    on: ['base'],
    find: async watch => {
      const question = { rules, readings, decks, strategy, rounds: DEALS, seed: SEED }
      const state = await playRounds(paiGowSimulation, question, watch)
      return { wagers: simulatedAnswer(state).wagers, rounds: state.rounds }
    },
  },
  ...paiGowBonusOdds(rules, readings),
]
