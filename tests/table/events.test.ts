import { expect, test } from 'vitest'
import { at, baccarat, holdem, open } from './at-table.ts'

test.each([baccarat, holdem])('a table of $game is rebuilt from its events at every moment', settings => {
  const played = at(settings, ['Ann', 'Bob', 'Cyd'])
  for (let i = 0; i < 10; i++) {
    played.next()
    const to = played.offeredTo
    if (to !== undefined) {
      const name = played.nameAt(to)
      played.bankOf(name, 20_000)
      for (const other of ['Ann', 'Bob', 'Cyd'].filter(one => one !== name)) {
        played.wagersOf(other, { on: 'banker', amount: 1000 })
      }
    }
    played.deal()
  }
  for (const length of [played.events.length, 40, 33, 27, 12, 5]) {
    const table = open(settings, { events: JSON.parse(JSON.stringify(played.events.slice(0, length))) })
    const again = open(settings, { snapshot: JSON.parse(JSON.stringify(table.save())) })
    expect(again.round?.view('house')).toEqual(table.round?.view('house'))
    for (const event of played.events.slice(length)) again.replay(event)
    expect(again.save()).toEqual(played.table.save())
  }
  expect(played.total()).toBe(300_000)
})
