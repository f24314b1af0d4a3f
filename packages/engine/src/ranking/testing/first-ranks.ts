import { parentPort, workerData } from 'node:worker_threads'
import type { Card } from '../../cards/card.ts'
import { rankHigh } from '../high.ts'
import { areHighTablesFilled } from '../high-tables.ts'
import { rankLowA5 } from '../low-a5.ts'

/** How hands rank in a thread that has ranked nothing yet. */
export interface FirstRanks {
  readonly high: readonly number[]
  readonly low: readonly number[]
  /** The error that two equal cards end in. */
  readonly error: unknown
  readonly areTablesFilled: boolean
}

function errorOf(hand: readonly Card[]): unknown {
  try {
    return rankHigh(hand)
  } catch (error) {
    return error
  }
}

const hands = workerData as readonly (readonly Card[])[]
const high = hands.map(rankHigh)
const error = errorOf([7, 7, 1, 2, 3])
const areTablesFilled = areHighTablesFilled()
parentPort?.postMessage({
  high,
  low: hands.map(rankLowA5),
  error,
  areTablesFilled,
} satisfies FirstRanks)
