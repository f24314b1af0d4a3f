import { createRequire } from 'node:module'
import type { rankHigh } from '@cardroom/engine/high'

/**
 * Prints how many milliseconds the named evaluator takes to load and to rank its first hand; the second
 * argument is where ours lies.
 */
const require = createRequire(import.meta.url)
const HAND = ['As', 'Kd', '7h', '7c', '4s', '3d', '2c']

const FIRST_HANDS: Readonly<Record<string, () => unknown>> = {
  cardroom: async () => {
    const ranking: { rankHigh: typeof rankHigh } = await import(process.argv[3]!)
    return ranking.rankHigh([48, 46, 21, 23, 8, 6, 3])
  },
  '@pokertools/evaluator': () => {
    const { evaluate, getCardCode } = require('@pokertools/evaluator')
    return evaluate(HAND.map(getCardCode))
  },
  phe: () => {
    const { evaluateCardCodes, cardCodes } = require('phe')
    return evaluateCardCodes(cardCodes(HAND))
  },
  'poker-evaluator': () => require('poker-evaluator').evalHand(HAND),
}

const now = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const start = now()
await FIRST_HANDS[process.argv[2]!]!()
console.log(now() - start)
