import { namesOf, Randomness } from '@cardroom/engine/cards'
import { rankHigh, rankHighFlat, rankSevens as rankSevensPlain } from '@cardroom/engine/ranking'
import { rankSevens } from '@cardroom/lab/rank-sevens'
import { numberedSeed } from '@cardroom/testing'
import { measure, type Work } from './measure.ts'
import { peer } from './peers.ts'
import type { Finding } from './table.ts'

const HANDS = 100_000

/** Different cards of one deck, again and again. */
export function randomHands(cards = 7, deck = 52): number[][] {
  const randomness = new Randomness(numberedSeed(7))
  return Array.from({ length: HANDS }, () => {
    const hand = new Set<number>()
    while (hand.size < cards) hand.add(randomness.below(deck))
    // as long as it needs to be, as those of the peers are: a set that is spread leaves room to grow
    return [...hand].slice()
  })
}

/** Goes through hands from the first on, as often as it takes. Each evaluator has a loop of its own. */
export function over<T>(hands: readonly T[], rank: (hand: T) => number): Work {
  return new Function(
    'hands',
    'rank',
    `return times => {
      let sum = 0
      for (let left = times; left > 0; left -= hands.length) {
        const end = Math.min(left, hands.length)
        for (let i = 0; i < end; i++) sum = (sum + rank(hands[i])) | 0
      }
      return sum
    }`,
  )(hands, rank)
}

/** Lists of each kind that callers have: compiled code reads them in different ways. */
const MAKES: readonly ((hand: readonly number[]) => readonly number[])[] = [
  // as literals, and what is read from JSON, are
  hand => hand.map(card => card),
  // with room for each card before the first came
  hand => Array.from({ length: hand.length }, (_, i) => hand[i]!),
  // of all kinds of values, such as one that came out of a set
  hand => [...new Set(hand)],
  hand => Object.freeze([...hand]),
]
const inEveryMake = (hands: readonly (readonly number[])[]) =>
  hands.map((hand, i) => MAKES[i % MAKES.length]!(hand))

/** Seven cards at random, as lists of numbers and from one flat array, beside the registry's evaluators. */
export async function evaluators(): Promise<Finding[]> {
  const hands = randomHands()
  return [...(await ofOneMake(hands)), await ofEveryMake(hands)]
}

/** Runs last: code that has read lists of every kind reads those of one kind more slowly from then on. */
async function ofEveryMake(hands: readonly number[][]): Promise<Finding> {
  const [ours, ...others] = await measure({
    'cardroom, number[]': over(inEveryMake(hands), rankHigh),
    ...peers(hands, inEveryMake),
  })
  const what = '7 random cards as number[], packed, holey and frozen lists by turns'
  return { what, unit: 'hands', ours: ours!, peers: others, inEveryPass: true }
}

async function ofOneMake(hands: readonly number[][]): Promise<Finding[]> {
  const flat = Uint8Array.from(hands.flat())
  const ranks = new Uint16Array(HANDS)
  const manyAtOnce =
    (rank: (cards: Uint8Array, ranks: Uint16Array) => void): Work =>
    times => {
      let sum = 0
      for (let left = times; left > 0; left -= HANDS) {
        rank(flat, ranks)
        sum += ranks[0]!
      }
      return sum
    }
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
    'cardroom, many at once, WebAssembly': manyAtOnce(rankSevens),
    'cardroom, many at once, TypeScript': manyAtOnce(rankSevensPlain),
    ...peers(hands),
  })
  const [list, oneByOne, many, plain, ...others] = rates
  return [
    { what: '7 random cards as number[]', unit: 'hands', ours: list!, peers: others, inEveryPass: true },
    { what: '7 random cards from a flat array', unit: 'hands', ours: oneByOne!, peers: others },
    { what: '7 random cards from a flat array', unit: 'hands', ours: many!, peers: [plain!, ...others] },
  ]
}

interface Tools {
  getCardCode(name: string): number
  evaluate(codes: readonly number[]): number
}
interface Phe {
  cardCodes(names: readonly string[]): number[]
  evaluateCardCodes(codes: readonly number[]): number
}
interface PokerEvaluator {
  evalHand(cards: string[]): { value: number }
}
interface Solver {
  Hand: { solve(cards: string[]): { rank: number } }
}

/** Those that take numbers get them in lists as they are `made`. */
function peers(
  hands: readonly number[][],
  made: (hands: readonly number[][]) => readonly (readonly number[])[] = hands => hands,
): Record<string, Work> {
  const names = hands.map(hand => namesOf(hand).split(' '))
  const tools = peer<Tools>('@pokertools/evaluator')
  const phe = peer<Phe>('phe')
  const pokerEvaluator = peer<PokerEvaluator>('poker-evaluator')
  const solver = peer<Solver>('pokersolver')
  const works: Record<string, Work> = {}
  const measured = <T>(name: string, theirs: readonly T[], rank: (hand: T) => number) => {
    if (!ranksAsWeDo(hands, theirs, rank)) throw new Error(`${name} was asked about other hands`)
    works[name] = over(theirs, rank)
  }
  if (tools) {
    const codes = made(names.map(hand => hand.map(tools.getCardCode)))
    measured('@pokertools/evaluator', codes, tools.evaluate)
  }
  if (phe) measured('phe', made(names.map(phe.cardCodes)), phe.evaluateCardCodes)
  if (pokerEvaluator) measured('poker-evaluator', names, hand => pokerEvaluator.evalHand(hand).value)
  if (solver) measured('pokersolver', names, hand => solver.Hand.solve(hand).rank)
  return works
}

const SAMPLED_HANDS = 10_000
const COMMON_CATEGORIES = 8

/** Whether another evaluator finds equal hands equal, at least within the common categories. */
function ranksAsWeDo<T>(
  hands: readonly number[][],
  theirs: readonly T[],
  rank: (hand: T) => number,
): boolean {
  const found = new Map<number, number>()
  for (let i = 0; i < SAMPLED_HANDS; i++) {
    const [ours, other] = [rankHigh(hands[i]!), rank(theirs[i]!)]
    if ((found.get(ours) ?? other) !== other) return false
    found.set(ours, other)
  }
  return new Set(found.values()).size >= COMMON_CATEGORIES
}
