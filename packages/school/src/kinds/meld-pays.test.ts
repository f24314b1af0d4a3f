import type { Condition } from '@cardroom/engine/pan'
import { expect, test } from 'vitest'
import { everyExercise, exerciseName } from '../testing/exercises.ts'

/** Chips for a meld of three, looked up in the printed list row by row. */
function printedChips(conditions: readonly Condition[], valle: string, meld: readonly string[]): number {
  const ranks = meld.map(card => card[0]!)
  const suits = new Set(meld.map(card => card[1]))
  const isSquare = new Set(ranks).size === 1
  const inSpades = suits.size === 1 && suits.has('s')
  const row = conditions.find(one =>
    one.meld === 'square'
      ? isSquare &&
        one.valle === valle.includes(ranks[0]!) &&
        one.suits === (suits.size === 1 ? 'same' : 'different')
      : !isSquare && [...one.ranks].every(rank => ranks.includes(rank)),
  )
  return row ? ((inSpades ? row.spades : undefined) ?? row.chips) : 0
}

test('a meld of three brings from each opponent what the list of conditions prints', () => {
  let compared = 0
  for (const { rules, exercise } of everyExercise('pays')) {
    if (rules.family !== 'pan') continue
    const meld = String(exercise.question.values?.cards).split(' ')
    expect(exercise.situation.view.piles.every(({ pays }) => pays === undefined)).toBe(true)
    if (meld.length !== 3 || exercise.key.by !== 'cents') continue
    compared++
    const chips = printedChips(rules.conditions, rules.valle.ranks, meld)
    expect(exercise.key.cents.pays, exerciseName(exercise)).toBe(100 * chips)
  }
  expect(compared).toBeGreaterThan(2)
})
