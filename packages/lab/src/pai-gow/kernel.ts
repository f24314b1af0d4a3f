import { deckOf, handComparisonOf } from '@cardroom/engine/banked'
import { type Card, cardsOf } from '@cardroom/engine/cards'
import {
  baseVerdict,
  isAceHigh,
  type PaiGowPokerRules,
  rankingOf,
  setByChart,
  settingsOf,
} from '@cardroom/engine/pai-gow'
import { perUnit } from '../odds/pay-table.ts'
import { FastShoe } from '../random/random.ts'
import type { Kernel, SimulatedGame } from '../simulate/simulation.ts'
import { prepareNothing, simulation } from '../simulate/simulation.ts'
import { bestSettings, type TwoRanks } from './pairs/best-settings.ts'
import { strategyOf, wheelOf } from './setting.ts'

const HAND_SIZE = 7

/** A hand as the house way sets it. */
interface SetHand extends TwoRanks {
  /** As the player-dealer's hand it pushes with everybody. */
  readonly pushes: boolean
  /** The settings that a player who sees the player-dealer's hand may choose from. */
  readonly choices: readonly TwoRanks[]
}

/**
 * Pai gow poker with every hand set by the house way; a player who sees the player-dealer's hand first may do
 * better. Each deal makes as many hands as the deck has, and compares each with each of the others from both
 * sides: luck cancels out, and what remains is the player-dealer's edge. So a round here is a whole deal, and
 * the error is that of the deals.
 */
export function paiGowKernel({
  rules,
  readings,
  decks,
  strategy: asked,
}: SimulatedGame<PaiGowPokerRules>): Kernel {
  const strategy = asked ?? strategyOf(rules)
  const ranking = rankingOf(rules.joker.is, wheelOf(readings))
  const cards = cardsOf(deckOf(rules, decks))
  const shoe = new FastShoe(cards)
  const hands = Math.floor(cards.length / HAND_SIZE)
  const wins = perUnit(rules.showdown.wins.pays)
  const counts = { win: 0, push: 0, lose: 0 }
  const blocks = { count: 0, sum: 0, squares: 0 }

  const set = (seven: readonly Card[]): SetHand => {
    const { frontRank, backRank } = setByChart(rules.houseWay.chart, seven, ranking, rules.joker.is)
    const set = { front: frontRank, back: backRank }
    const pushes = rules.aceHighPush !== undefined && isAceHigh(seven, ranking)
    return { ...set, pushes, choices: strategy === 'best' ? bestSettings(settingsOf(seven, ranking)) : [set] }
  }
  const worth = { win: wins, push: 0, lose: -1, withdrawn: 0 }
  const outcome = (player: SetHand, bank: SetHand) => {
    if (bank.pushes) return 'push'
    return player.choices
      .map(({ front, back }) => {
        const compare = handComparisonOf(front, bank.front)
        return baseVerdict(rules.showdown, compare, handComparisonOf(back, bank.back)).outcome
      })
      .reduce((best, one) => (worth[one] > worth[best] ? one : best))
  }

  return {
    round(random) {
      shoe.shuffle()
      const dealt = Array.from({ length: hands }, () =>
        set(Array.from({ length: HAND_SIZE }, () => shoe.draw(random))),
      )
      let sum = 0
      for (const player of dealt) {
        for (const bank of dealt) {
          if (player === bank) continue
          const end = outcome(player, bank)
          if (end === 'win') {
            counts.win++
            sum += wins
          } else if (end === 'lose') {
            counts.lose++
            sum -= 1
          } else counts.push++
        }
      }
      const mean = sum / (hands * (hands - 1))
      blocks.count++
      blocks.sum += mean
      blocks.squares += mean * mean
    },
    tallies: () => [
      {
        on: 'base',
        results: [
          [wins, counts.win],
          [0, counts.push],
          [-1, counts.lose],
        ],
        action: counts.win + counts.push + counts.lose,
        blocks: { ...blocks },
      },
    ],
    reset: () => shoe.reset(),
    dealt: () => shoe.dealt(),
  }
}

export const paiGowSimulation = simulation(
  { file: import.meta.url, name: 'paiGowSimulation' },
  { chunk: 250, prepare: prepareNothing, make: paiGowKernel },
)
