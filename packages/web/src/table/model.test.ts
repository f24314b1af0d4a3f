import type { View } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { pictureOf } from './model.ts'

test('chips bought after a round of a pot game are seen at once', () => {
  const view: View = {
    piles: [],
    wagers: [],
    pots: [],
    seats: [{ seat: 3, stack: 0, bet: 0, change: 0 }],
    buttons: [],
    log: [],
    awaiting: { kind: 'nothing' },
  }
  // As much of a table as the picture looks at.
  const table = {
    seats: [{ seat: 3, stack: 50_000, player: { name: 'Ann' } }],
    buttons: [],
    floor: {},
    you: { name: 'Ann', seat: 3, may: [] },
    last: { id: 'r', result: { net: { 3: -50_000 } }, view },
  } as unknown as TableView
  const [ann] = pictureOf(table, english).sitters
  expect(ann?.stack).toBe(50_000)
})
