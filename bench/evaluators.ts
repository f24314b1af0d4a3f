import { namesOf, Randomness } from '@cardroom/engine/cards'
import { rankHigh, rankHighFlat, rankSevens } from '@cardroom/engine/ranking'
import { seedOf } from '../tests/random/seed.ts'
import { measure, type Work } from './measure.ts'
import { peer } from './peers.ts'
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

/** Goes through the hands from the first on, as often as it takes. Each evaluator has a loop of its own. */
function over<T>(hands: readonly T[], rank: (hand: T) => number): Work {
  return new Function(
    'hands',
    'rank',
    `return times => {
      let sum = 0
      for (let left = times; left > 0; left -= hands.length) {
        const end = Math.min(left, hands.length)
        for (let i = 0; i < end; i++) sum += rank(hands[i])
      }
      return sum
    }`,
  )(hands, rank)
}

/** Seven cards at random, as lists of numbers and from one flat array, beside the registry's evaluators. */
export async function evaluators(): Promise<Finding[]> {
  const hands = randomHands()
  const flat = Uint8Array.from(hands.flat())
  const ranks = new Uint16Array(HANDS)
  const rates = await measure({
    'cardroom, number[]': over(hands, rankHigh),
    'cardroom, one by one': times => {
      let sum = 0
      for (let left = times; left > 0; left -= HANDS) {
        const end = Math.min(left, HANDS)
        for (let i = 0; i < end; i++) sum += rankHighFlat(flat, i * 7, 7)
      }
      return sum
    },
    'cardroom, many at once': times => {
      let sum = 0
      for (let left = times; left > 0; left -= HANDS) {
        rankSevens(flat, ranks)
        sum += ranks[0]!
      }
      return sum
    },
    ...peers(hands),
  })
  const [list, oneByOne, many, ...others] = rates
  return [
    { what: '7 random cards as number[]', unit: 'hands', ours: list!, peers: others },
    { what: '7 random cards from a flat array', unit: 'hands', ours: oneByOne!, peers: others },
    { what: '7 random cards from a flat array', unit: 'hands', ours: many!, peers: others },
  ]
}

interface Tools {
  getCardCode(name: string): number
  evaluate(codes: number[]): number
}
interface Phe {
  cardCode(name: string): number
  evaluateCardCodes(codes: number[]): number
}
interface PokerEvaluator {
  evalHand(cards: string[]): { value: number }
}
interface Solver {
  Hand: { solve(cards: string[]): { rank: number } }
}

function peers(hands: readonly number[][]): Record<string, Work> {
  const names = hands.map(hand => namesOf(hand).split(' '))
  const codes = (code: (name: string) => number) => names.map(hand => hand.map(code))
  const tools = peer<Tools>('@pokertools/evaluator')
  const phe = peer<Phe>('phe')
  const pokerEvaluator = peer<PokerEvaluator>('poker-evaluator')
  const solver = peer<Solver>('pokersolver')
  return {
    ...(tools && { '@pokertools/evaluator': over(codes(tools.getCardCode), tools.evaluate) }),
    ...(phe && { phe: over(codes(phe.cardCode), phe.evaluateCardCodes) }),
    ...(pokerEvaluator && {
      'poker-evaluator': over(names, hand => pokerEvaluator.evalHand(hand).value),
    }),
    ...(solver && { pokersolver: over(names, hand => solver.Hand.solve(hand).rank) }),
  }
}
