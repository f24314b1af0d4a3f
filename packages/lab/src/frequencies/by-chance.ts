import { cardsOf } from '@cardroom/engine/cards'
import { FastRandom, FastShoe } from '../random/random.ts'
import type { WithBoard } from './ranked.ts'
import { type FrequencyTable, HandCounter } from './table.ts'

export interface Deals {
  /** How many. */
  readonly simulate: number
  /** 64 hexadecimal digits. */
  readonly seed: string
}

/** How often each kind of hand comes among so many deals. */
export function dealtTable(hands: WithBoard, { simulate, seed }: Deals): FrequencyTable {
  const counter = new HandCounter(hands.name)
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
  const frequencies = counter.counts().map(({ name, count }) => {
    const probability = count / simulate
    return { name, probability, stderr: Math.sqrt((probability * (1 - probability)) / simulate) }
  })
  return { title: hands.title, method: 'simulated', hands: simulate, frequencies }
}
