import { cardsOf, isRefusal, type Readings, type Refusal, type RuleSet } from '@cardroom/engine'
import { FastRandom, FastShoe } from '../../simulate/random.ts'
import type { Split } from '../equity/stage.ts'
import { handsOf, type WithBoard } from './game-hands.ts'
import { Counter, type FrequencyTable, frequencyTable } from './table.ts'

export interface FrequencyOptions {
  /** Deals where a hand is made of cards of one's own and of a board, and not any five play. */
  readonly simulate: number
  /** 64 hexadecimal digits. */
  readonly seed: string
  readonly split?: Split | undefined
}

/** How often each hand comes that a game ranks. */
export function frequenciesOf(
  rules: RuleSet,
  readings: Readings,
  options: FrequencyOptions,
): FrequencyTable[] | Refusal {
  const hands = handsOf(rules, readings, options.split)
  if (isRefusal(hands)) return hands
  return (hands as Exclude<typeof hands, Refusal>).map(one =>
    'board' in one ? simulated(one, options) : frequencyTable(one),
  )
}

function simulated(hands: WithBoard, { simulate, seed }: FrequencyOptions): FrequencyTable {
  const counter = new Counter(hands.name)
  const shoe = new FastShoe(cardsOf(hands.deck))
  const random = new FastRandom(seed, 0)
  const hole = new Array<number>(hands.hole).fill(0)
  const board = new Array<number>(hands.board).fill(0)
  for (let deal = 0; deal < simulate; deal++) {
    shoe.shuffle()
    for (let i = 0; i < hole.length; i++) hole[i] = shoe.draw(random)
    for (let i = 0; i < board.length; i++) board[i] = shoe.draw(random)
    counter.add(hands.rank(hole, board), 1)
  }
  const frequencies = counter.counts().map(({ kind, count }) => {
    const probability = count / simulate
    return { kind, probability, stderr: Math.sqrt((probability * (1 - probability)) / simulate) }
  })
  return { title: hands.title, method: 'simulated', hands: simulate, frequencies }
}
