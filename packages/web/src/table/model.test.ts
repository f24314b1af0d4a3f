import type { View } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { tablePictureOf } from './model.ts'

test('shows chips bought after a round of a pot game at once', () => {
  const view: View = {
    piles: [],
    wagers: [],
    pots: [],
    seats: [{ seat: 3, stack: 0, bet: 0, change: 0 }],
    buttons: [],
    log: [],
    awaiting: { kind: 'nothing' },
  }
  // The part of a table that the picture reads.
  const table = {
    seats: [{ seat: 3, stack: 50_000, player: { name: 'Ann' } }],
    buttons: [],
    floor: {},
    you: { name: 'Ann', seat: 3, may: [] },
    last: { id: 'r', result: { net: { 3: -50_000 } }, view },
  } as unknown as TableView
  const [ann] = tablePictureOf(table, english).sitters
  expect(ann?.stack).toBe(50_000)
})
