import { deckOf, FIVE_CARD_HANDS, isGoodFlop, isGoodStart, type UltimateRules } from '@cardroom/engine/banked'
import { cardsOf } from '@cardroom/engine/cards'
import { categoryOfHigh, PAIR, rankHigh } from '@cardroom/engine/ranking'
import { ENDS, perUnit } from '../odds/pay-table.ts'
import { FastShoe } from '../random/random.ts'
import type { Kernel, SimulatedGame } from '../simulate/simulation.ts'
import { prepareNothing, simulation } from '../simulate/simulation.ts'
import { sumResults } from '../simulate/tally.ts'
import { classOf, classPair } from './classes.ts'
import { anteAndBlind, ultimatePaysOf } from './pays.ts'
import { River } from './river.ts'
import { FOLD, RiverValues } from './values.ts'

/** Where the board lies among the cards that were dealt: after two of the player's and two of the player-dealer's. */
const BOARD_AT = 4

/** Rounds of Ultimate Texas Hold'em, one player who does what its family advises: the well-known strategy. */
export function ultimateKernel({ rules, readings, decks }: SimulatedGame<UltimateRules>): Kernel {
  const pays = ultimatePaysOf(rules, readings)
  const stays = anteAndBlind(pays)
  const [before, flop, last] = pays.bets.map(bets => Math.max(...bets)) as [number, number, number]
  const river = new River()
  const values = new RiverValues(pays)
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  const results = new Map<number, number>()
  const kinds = new Float64Array(FIVE_CARD_HANDS.length)
  let action = 0
  let rounds = 0

  const bets = (hole: readonly [number, number], board: readonly number[]): number => {
    if (isGoodStart(hole)) return before
    if (isGoodFlop(hole, board.slice(0, 3))) return flop
    river.turn(shoe.cards, BOARD_AT)
    values.find(river)
    const [x, y] = hole.map(card => classOf(card, river.flushSuit)) as [number, number]
    return values.last[river.kinds.indexOf(classPair(x, y))]! > 0 ? last : 0
  }

  return {
    round(random) {
      shoe.shuffle()
      for (let i = 0; i < BOARD_AT + 5; i++) shoe.draw(random)
      const [a, b, c, d, ...board] = shoe.dealt() as [number, number, number, number, ...number[]]
      const own = rankHigh([a, b, ...board])
      const bank = rankHigh([c, d, ...board])
      const kind = categoryOfHigh(own)
      const times = bets([a, b], board)
      const end = (categoryOfHigh(bank) >= PAIR ? 0 : 3) + (own > bank ? 0 : own === bank ? 1 : 2)
      const result = times === 0 ? FOLD : stays[kind * ENDS + end]! + times * pays.play[end]!
      results.set(result, (results.get(result) ?? 0) + 1)
      kinds[kind]!++
      action += times - FOLD
      rounds++
    },
    tallies: () => {
      const trips = FIVE_CARD_HANDS.map((name, kind) => {
        const row = rules.trips.pays.find(one => one.hand === name)
        return [row ? perUnit(row.pays) : -1, kinds[kind]!] as const
      })
      return [
        { on: 'ante', results: [...results], action },
        { on: 'trips', results: sumResults(trips), action: rounds },
      ]
    },
    reset: () => shoe.reset(),
    dealt: () => shoe.dealt(),
  }
}

export const ultimateSimulation = simulation(
  { file: import.meta.url, name: 'ultimateSimulation' },
  { chunk: 2000, prepare: prepareNothing, make: ultimateKernel },
)
