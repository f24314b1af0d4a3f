import { gameOf } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { INCIDENT_NAMES, PRINTED_NAMES, READING_NAMES, READING_VALUES } from './names.ts'

const sheets = games.map(rules => sheetOf(gameOf(rules)))
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

test('every incident of a filing has a name in the list, and the list no other', () => {
  expect(sorted(sheets.flatMap(sheet => sheet.incidents.map(({ name }) => name)))).toEqual(
    sorted(INCIDENT_NAMES),
  )
})
test('every open point, and whatever it may be read as', () => {
  const readings = sheets.flatMap(sheet => sheet.readings)
  expect(sorted(readings.map(({ name }) => name))).toEqual(sorted(READING_NAMES))
  expect(sorted(readings.flatMap(one => [one.default, ...one.others]))).toEqual(sorted(READING_VALUES))
})

test('everything that a layout prints, but for what is called as a game', () => {
  const called = new Set(games.map(({ name }) => name))
  const printed = games.flatMap(rules => [
    ...('wagers' in rules ? rules.wagers.map(({ name }) => name) : []),
    ...('natural' in rules ? [rules.natural.name] : []),
  ])
  expect(sorted(printed.filter(name => !called.has(name)))).toEqual(sorted(PRINTED_NAMES))
})
