import { isRefusal } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { groupsOf, rowsAt, withAnother, withoutRow } from './draft.ts'

const game = (await openRulebook()).game('comstock/ez-baccarat-panda-8')
if (isRefusal(game)) throw new Error(game.code)
const draft = { rules: structuredClone(game.rules) as object }
const wagersIn = (of: object) => (of as { rules: { wagers: { name: string }[] } }).rules.wagers

test('copies a row after itself and removes it again, and changes nothing else', () => {
  const names = wagersIn(draft).map(({ name }) => name)
  const more = withAnother(draft, ['rules', 'wagers', 1])
  expect(wagersIn(more).map(({ name }) => name)).toEqual(names.toSpliced(1, 0, names[1]!))
  expect(wagersIn(draft)).toHaveLength(names.length)
  expect(withoutRow(more, ['rules', 'wagers', 1])).toEqual(draft)
})

test('begins a row with its first field, and only there', () => {
  const fields = groupsOf(draft).find(({ name }) => name === 'rules.wagers')!.fields
  const begin = fields.flatMap(field => rowsAt(field, fields).map(row => row.join('.')))
  const wagers = begin.filter(row => /^rules\.wagers\.\d+$/.test(row))
  expect(wagers).toEqual(wagersIn(draft).map((_, i) => `rules.wagers.${i}`))
  expect(new Set(begin).size).toBe(begin.length)
})
