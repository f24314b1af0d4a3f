import { playRecord, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { EXERCISE_LEVELS } from '../exercise/exercise.ts'
import { Chance } from '../table/chance.ts'
import { layTable } from './families.ts'

const book = await openRulebook()

test('lays a table of each level in every game, plays it to its end, and replays its record', () => {
  for (const rules of book.games) {
    const game = unwrap(book.game(rules.id))
    for (const level of EXERCISE_LEVELS) {
      for (const fees of [false, true]) {
        const table = layTable(game, book, { level, fees }, new Chance('tables', rules.id, level))
        expect(table, rules.id).toBeDefined()
        table?.playOut()
        expect(unwrap(playRecord(table?.record(), book)).round.result).toEqual(table?.round.result)
      }
    }
  }
})
