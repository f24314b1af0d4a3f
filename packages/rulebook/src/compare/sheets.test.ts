import { gameOf } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { mute } from '../testing/mute.ts'
import { compareSheets } from './sheets.ts'

const sheet = (id: string) => sheetOf(gameOf(games.find(rules => rules.id === id)!)).sections

const rowsOf = (a: string, b: string) =>
  compareSheets(sheet(a), sheet(b), mute).sections.flatMap(({ title, rows }) =>
    rows.map(row => ({ title, ...row })),
  )

test('pairs rows under the same head, each with its lines', () => {
  const rows = rowsOf('outlaws/pure-21-5-blackjack', 'stars/pure-21-5-blackjack')
  expect(rows.find(({ title, what }) => title === 'Buster Blackjack' && what === '6')).toMatchObject({
    a: { text: 'banked-odds 15:1', cite: '000:147' },
    b: { text: 'banked-odds 25:1', cite: '003:2272' },
    same: false,
  })
})

test('pairs statements of the same sentence, and leaves the others alone', () => {
  const rows = rowsOf('comstock/texas-holdem', 'comstock/pan')
  expect(rows.some(({ a, b }) => a === null && b !== null)).toBe(true)
  const places = rowsOf('comstock/ez-baccarat-panda-8', 'players/ez-baccarat-panda-8').find(({ a }) =>
    a?.text.startsWith('banked-places'),
  )
  expect(places?.b?.text).toMatch(/^banked-places/)
})

test('finds no difference to itself, and the same differences in both directions', () => {
  for (const [i, { id }] of games.entries()) {
    expect(compareSheets(sheet(id), sheet(id), mute)).toMatchObject({ different: 0 })
    const other = games[(i * 7 + 3) % games.length]!.id
    const { same, different } = compareSheets(sheet(id), sheet(other), mute)
    expect(compareSheets(sheet(other), sheet(id), mute)).toMatchObject({ same, different })
  }
})
