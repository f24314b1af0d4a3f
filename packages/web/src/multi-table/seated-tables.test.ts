import { expect, test } from 'vitest'
import { readTables } from './seated-tables.ts'

test('reads back the seated tables, and nothing else', () => {
  const tables = [
    { id: 'a', title: 'Texas Hold’em' },
    { id: 'b', title: 'Ann’s card room', word: 'w' },
  ]
  expect(readTables(JSON.stringify(tables))).toEqual(tables)
  expect(
    readTables(JSON.stringify([...tables, 7, null, { id: 3 }, { id: 'c', title: 'C', word: 1 }])),
  ).toEqual([...tables, { id: 'c', title: 'C' }])
  for (const kept of [null, 'nonsense', '{}', 'null']) expect(readTables(kept)).toEqual([])
})
