import { isOdds, type WagerLine, writeDecider } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { everyExercise, exerciseName } from '../testing/exercises.ts'

/** Every payment that a rule set prints. */
function* printed(value: unknown): Generator<string> {
  if (typeof value === 'string' && isOdds(value) && !/^0\d\d:/.test(value)) yield value
  if (typeof value === 'object' && value !== null) {
    for (const field of Object.values(value)) yield* printed(field)
  }
}

/** So many cents at these odds, without fractions. */
function atOdds(amount: number, odds: string): number {
  const [pays, per] = odds.split(':').map(BigInt) as [bigint, bigint]
  return Number((BigInt(amount) * pays) / per)
}

test('a wager pays its odds in the rule set, and what the round paid', () => {
  const odds = new Set<string>()
  for (const { rules, exercise, played } of everyExercise('pays')) {
    if (rules.family === 'pan') continue
    const { question, key } = exercise
    const due = key.by === 'cents' ? key.cents.pays! : Number.NaN
    const { who, hand, amount } = question.values ?? {}
    const isAsked = (line: WagerLine) =>
      writeDecider({ seat: line.player ?? line.seat, by: line.by }) === who &&
      line.hand === hand &&
      line.amount === amount &&
      line.due === due
    const line = played.round.result.wagers?.find(isAsked)
    expect(line, exerciseName(exercise)).toBeDefined()
    if (line?.odds === undefined) continue
    odds.add(line.odds)
    expect(due, exerciseName(exercise)).toBe(atOdds(line.amount, line.odds))
    // Even money is what a wager pays where nothing else is printed.
    if (line.odds !== '1:1') expect([...printed(rules)], exerciseName(exercise)).toContain(line.odds)
  }
  expect(odds.size).toBeGreaterThan(5)
})
