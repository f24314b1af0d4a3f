import { gameOf } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { INCIDENT_NAMES, PRINTED_NAMES, READING_NAMES, READING_VALUES } from './names.ts'

const sheets = games.map(rules => sheetOf(gameOf(rules)))
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

test('lists the names of all filed incidents and no others', () => {
  expect(sorted(sheets.flatMap(sheet => sheet.incidents.map(({ name }) => name)))).toEqual(
    sorted(INCIDENT_NAMES),
  )
})
test('lists the names of all readings and of their values', () => {
  const readings = sheets.flatMap(sheet => sheet.readings)
  expect(sorted(readings.map(({ name }) => name))).toEqual(sorted(READING_NAMES))
  expect(sorted(readings.flatMap(one => [one.default, ...one.others]))).toEqual(sorted(READING_VALUES))
})

test('lists every name that a layout prints, except names of games', () => {
  const called = new Set(games.map(({ name }) => name))
  const printed = games.flatMap(rules => [
    ...('wagers' in rules ? rules.wagers.map(({ name }) => name) : []),
    ...('natural' in rules ? [rules.natural.name] : []),
  ])
  expect(sorted(printed.filter(name => !called.has(name)))).toEqual(sorted(PRINTED_NAMES))
})
