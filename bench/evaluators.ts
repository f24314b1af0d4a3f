import { createRequire } from 'node:module'
import { namesOf, Randomness, rankHigh, rankHighFlat } from '@cardroom/engine'
import { seedOf } from '../tests/random-play.ts'
import { measure, type Work } from './measure.ts'
import type { Finding } from './table.ts'

const HANDS = 100_000

/** Seven different cards, again and again. */
function randomHands(): number[][] {
  const randomness = new Randomness(seedOf(7))
  return Array.from({ length: HANDS }, () => {
    const hand = new Set<number>()
    while (hand.size < 7) hand.add(randomness.below(52))
    return [...hand]
  })
}

const over =
  <T>(hands: readonly T[], rank: (hand: T) => number): Work =>
  times => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += rank(hands[i % HANDS]!)
    return sum
  }

/** Seven cards at random, as lists of numbers and from one flat array, beside the registry's evaluators. */
export function evaluators(): Finding[] {
  const require = createRequire(import.meta.url)
  const hands = randomHands()
  const flat = Uint8Array.from(hands.flat())
  const names = hands.map(hand => namesOf(hand).split(' '))
  const tools = require('@pokertools/evaluator')
  const phe = require('phe')
  const pokerEvaluator = require('poker-evaluator')
  const { Hand } = require('pokersolver')
  const codes = (code: (name: string) => number) => names.map(hand => hand.map(code))
  const rates = measure({
    'cardroom, number[]': over(hands, rankHigh),
    'cardroom, flat': times => {
      let sum = 0
      for (let i = 0; i < times; i++) sum += rankHighFlat(flat, (i % HANDS) * 7, 7)
      return sum
    },
    '@pokertools/evaluator': over(codes(tools.getCardCode), tools.evaluate),
    phe: over(codes(phe.cardCode), phe.evaluateCardCodes),
    'poker-evaluator': over(names, hand => pokerEvaluator.evalHand(hand).value),
    pokersolver: over(names, hand => Hand.solve(hand).rank),
  })
  const [list, flatRate, ...peers] = rates
  return [
    { what: '7 random cards as number[]', unit: 'hands', ours: list!, peers },
    { what: '7 random cards from a flat array', unit: 'hands', ours: flatRate!, peers },
  ]
}
