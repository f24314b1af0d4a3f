import type { Odds } from '@cardroom/engine'
import {
  deckOf,
  FIVE_CARD_HANDS,
  suitedWheelOf,
  type ThreeCardRules,
  threeCardHand,
} from '@cardroom/engine/banked'
import { cardsOf } from '@cardroom/engine/cards'
import { categoryOfHigh, rankHighFlat } from '@cardroom/engine/ranking'
import { renameSuit, renamingOf } from '../cards/suit-classes.ts'
import { endValues, perUnit } from '../odds/pay-table.ts'
import { FastShoe } from '../random/random.ts'
import type { Kernel, SimulatedGame } from '../simulate/simulation.ts'
import { simulation } from '../simulate/simulation.ts'
import { sumResults } from '../simulate/tally.ts'
import { qualifyingRank, threeCardBestPlay } from './odds.ts'
import { rankTable } from './table.ts'

const DECK_SIZE = 52
const at = (a: number, b: number, c: number): number => (a * DECK_SIZE + b) * DECK_SIZE + c

/** Whether each hand is played against each open card: by the hand's number and the card. */
export function threeCardPlays({ rules, readings }: SimulatedGame<ThreeCardRules>): Uint8Array {
  const byClass = new Map<number, Uint8Array>()
  for (const { cards, open, plays } of threeCardBestPlay(rules, readings).decisions) {
    const key = keyOf(cards)
    const row = byClass.get(key) ?? new Uint8Array(DECK_SIZE)
    byClass.set(key, row)
    if (plays) row[open!] = 1
  }
  const table: number[] = []
  eachHand(hand => {
    const renaming = renamingOf(hand)
    const row = byClass.get(keyOf(hand.map(card => renameSuit(card, renaming))))!
    for (let open = 0; open < DECK_SIZE; open++) table.push(row[renameSuit(open, renaming)]!)
  })
  return Uint8Array.from(table)
}

const keyOf = (cards: readonly number[]): number => {
  const [a, b, c] = [...cards].sort((x, y) => y - x) as [number, number, number]
  return at(a, b, c)
}

function eachHand(visit: (hand: readonly [number, number, number], number: number) => void): void {
  let number = 0
  for (let a = 2; a < DECK_SIZE; a++) {
    for (let b = 1; b < a; b++) for (let c = 0; c < b; c++) visit([a, b, c], number++)
  }
}

/** Rounds of Three Card Poker, one player who plays as `plays` says. */
export function threeCardKernel(
  { rules, readings, decks }: SimulatedGame<ThreeCardRules>,
  plays: Uint8Array,
): Kernel {
  const wheel = suitedWheelOf(readings)
  const ranks = rankTable(wheel)
  const numbers = new Uint16Array(DECK_SIZE ** 3)
  const kinds = new Uint8Array(DECK_SIZE ** 3)
  const names: string[] = []
  eachHand(([a, b, c], number) => {
    const name = threeCardHand([a, b, c], wheel)
    if (!names.includes(name)) names.push(name)
    for (const place of [at(a, b, c), at(a, c, b), at(b, a, c), at(b, c, a), at(c, a, b), at(c, b, a)]) {
      numbers[place] = number
      kinds[place] = names.indexOf(name)
    }
  })
  const qualifying = qualifyingRank(rules)
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  /** Six ends and the fold; kinds of three cards; kinds of six. */
  const ends = new Float64Array(7)
  const threes = new Float64Array(names.length)
  const sixes = new Float64Array(FIVE_CARD_HANDS.length)
  const playEnds = endValues(rules.showdown, 'play', readings)
  const values = [
    ...endValues(rules.showdown, 'ante', readings).map((ante, end) => ante + playEnds[end]!),
    -1,
  ]
  const paid = (table: readonly { hand: string; pays: Odds }[], name: string) => {
    const row = table.find(one => one.hand === name)
    return row ? perUnit(row.pays) : -1
  }
  return {
    round(random) {
      shoe.shuffle()
      const hand = at(shoe.draw(random), shoe.draw(random), shoe.draw(random))
      const down = shoe.draw(random) * DECK_SIZE + shoe.draw(random)
      const open = shoe.draw(random)
      const own = ranks[hand]!
      const bank = ranks[down * DECK_SIZE + open]!
      if (plays[numbers[hand]! * DECK_SIZE + open] === 0) ends[6]!++
      else ends[(bank >= qualifying ? 0 : 3) + (own > bank ? 0 : own === bank ? 1 : 2)]!++
      threes[kinds[hand]!]!++
      sixes[categoryOfHigh(rankHighFlat(shoe.cards, 0, 6))]!++
    },
    tallies: () => {
      const rounds = ends.reduce((sum, n) => sum + n, 0)
      return [
        {
          on: 'ante',
          results: sumResults(values.map((value, end) => [value, ends[end]!])),
          action: 2 * rounds - ends[6]!,
        },
        {
          on: 'pair-plus',
          results: sumResults(names.map((name, kind) => [paid(rules.pairPlus.pays, name), threes[kind]!])),
          action: rounds,
        },
        {
          on: '6-card-bonus',
          results: sumResults(
            FIVE_CARD_HANDS.map((name, kind) => [paid(rules.sixCard.pays, name), sixes[kind]!]),
          ),
          action: rounds,
        },
      ]
    },
    reset: () => shoe.reset(),
    dealt: () => shoe.dealt(),
  }
}

export const threeCardSimulation = simulation(
  { file: import.meta.url, name: 'threeCardSimulation' },
  { chunk: 100_000, prepare: threeCardPlays, make: threeCardKernel },
)
