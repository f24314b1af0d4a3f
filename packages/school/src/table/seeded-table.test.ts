import { granted, playRecord } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { LEVELS } from '../exercise/exercise.ts'
import { Chance } from './chance.ts'
import { layTable } from './seeded-table.ts'

const book = await openRulebook()

test('every game: a table of each level is laid, played to its end, and its record comes to the same', () => {
  for (const rules of book.games) {
    const game = granted(book.game(rules.id))
    for (const level of LEVELS) {
      for (const fees of [false, true]) {
        const table = layTable(game, book, { level, fees }, new Chance('tables', rules.id, level))
        expect(table, rules.id).toBeDefined()
        table?.playOut()
        expect(granted(playRecord(table?.record(), book)).round.result).toEqual(table?.round.result)
      }
    }
  }
})
