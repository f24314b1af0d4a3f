import { completeRecord, isRefusal } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { findMismatch, notYet, type WorkedRound, workedRounds, wrongRefusal } from './worked.ts'

const library = await openRulebook()

/** The difference between a round and what was worked out; nothing if there is none. */
function faultOf({ record, expect: expected }: WorkedRound): string | undefined {
  const answer = completeRecord(record, library, english.say)
  return isRefusal(answer)
    ? wrongRefusal({ said: sayRefusal(english, answer), ...answer }, expected.error)
    : findMismatch(answer.result, expected)
}

describe.each(games)('worked rounds: $id', ({ id }) => {
  const asFiled = workedRounds.filter(({ game, id: round }) => game === id && !(round in notYet))
  for (const round of asFiled) {
    test(`${round.id}: ${round.topic ?? round.why}`, () => expect(faultOf(round), round.why).toBeUndefined())
  }
})

test('every worked round is of a filed game', () => {
  const filed = new Set(games.map(({ id }) => id))
  expect(workedRounds.filter(({ game }) => !filed.has(game))).toEqual([])
})

test('every worked round has an id of its own', () => {
  const ids = workedRounds.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('not-yet.json lists exactly the rounds that differ', () => {
  const differing = workedRounds.filter(round => round.id in notYet && faultOf(round) !== undefined)
  expect(differing.map(({ id }) => id).sort()).toEqual(Object.keys(notYet).sort())
  console.info(`${differing.length} of ${workedRounds.length} worked rounds are not yet as filed`)
})
