import { type Card, UNKNOWN } from '@cardroom/engine/cards'
import { CompareHands, type ComparisonShape } from '../../wasm/compare-hands.ts'
import { MAX_HANDS } from '../../wasm/every-board.ts'
import { CompareByRanks } from './compare-by-ranks.ts'
import { isKnown } from './contest.ts'
import type { EquityQuestion, EquitySituation } from './question.ts'

/** Two cards of 52 each and any five of seven, for high alone or for high and eight-or-better. */
export function isHoldem({ rules }: EquityQuestion, { stage, holdings }: EquitySituation): boolean {
  const rankings = stage.halves.map(half => half.ranking).join()
  return (
    typeof WebAssembly !== 'undefined' &&
    rules.showdown.plays === 'any' &&
    stage.boards === 1 &&
    stage.deck.length === 52 &&
    (rankings === 'high' || rankings === 'high,eight-or-better') &&
    holdings.length <= MAX_HANDS &&
    holdings.every(hands => hands.every(hand => hand.length === 2))
  )
}

type Comparison = CompareHands | CompareByRanks

const made = new Map<string, Comparison>()

/** With so many cards to come most boards have the same ranks as others. */
const MANY_TO_COME = 4

/** Whether boards of the same ranks are looked at together. */
export const byRanks = (situation: EquitySituation): boolean => shapeOf(situation).toCome >= MANY_TO_COME

/** Compares the hands of a situation; comparisons are cached. */
export function comparisonOf(situation: EquitySituation): Comparison {
  const shape = shapeOf(situation)
  const key = Object.values(shape).join()
  const comparison =
    made.get(key) ?? (byRanks(situation) ? new CompareByRanks(shape) : new CompareHands(shape))
  made.set(key, comparison)
  return comparison
}

export const shapeOf = ({ stage, holdings, boards }: EquitySituation): ComparisonShape => ({
  hands: holdings.length,
  toCome: boards[0]!.filter(card => card === UNKNOWN).length,
  low: stage.halves.length === 2,
  highNeedsPair: stage.halves[0]!.needs !== undefined,
})

/** Every hand that can be made of one with unknown cards. */
export function everyHand(hand: readonly Card[], left: readonly Card[]): (readonly Card[])[] {
  if (isKnown(hand)) return [hand]
  const known = hand.filter(card => card !== UNKNOWN)
  if (known.length === 1) return left.map(card => [known[0]!, card])
  return left.flatMap((first, i) => left.slice(i + 1).map(second => [first, second]))
}
