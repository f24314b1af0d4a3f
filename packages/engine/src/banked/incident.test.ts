import { expect, test } from 'vitest'
import { incidentsShape } from '../floor/shape.ts'
import { readAll } from '../shape/shape.ts'
import { CONSEQUENCES, FOUND, MOMENTS } from './incident.ts'
import { bankedIncidents, faceDownIncidents } from './incidents.ts'
import { PAI_GOW_CONSEQUENCES, PAI_GOW_FOUND, PAI_GOW_MOMENTS } from './pai-gow/incident.ts'
import { bankedFields } from './shape.ts'

const row = { name: 'flood', says: { when: { say: 'when' }, then: { say: 'then' } }, cite: 'practice' }

const placesIn = (...rows: readonly object[]): string[] => {
  const read = readAll(bankedFields.incidents, rows)
  return 'mistakes' in read ? read.mistakes.map(({ at }) => at.join('.')) : []
}

test('what practice rules on is what the shape takes', () => {
  expect(readAll(bankedFields.incidents, faceDownIncidents)).toEqual({ value: faceDownIncidents })
})

test('a consequence or a moment that nobody knows is refused where it stands', () => {
  expect(placesIn(...bankedIncidents, { ...row, written: 'ruling', then: 'everybody-swims' })).toEqual([
    `${bankedIncidents.length}.then`,
  ])
  expect(placesIn({ ...row, written: 'ruling', when: 'at-high-tide', then: 'misdeal' })).toEqual(['0.when'])
  expect(placesIn({ ...row, written: 'ruling', names: ['boat'], then: 'misdeal' })).toEqual(['0.names.0'])
})

test('what is only found cannot be ruled, nor the other way round', () => {
  expect(placesIn({ ...row, written: 'ruling', then: 'next-card' })).toEqual(['0.then'])
  expect(placesIn({ ...row, written: 'in-the-record', then: 'misdeal' })).toEqual(['0.then'])
})

test('what pai gow rules is nothing to the other games', () => {
  const stub = { ...row, written: 'ruling', then: 'completed-from-the-stub' }
  expect(placesIn(stub)).toEqual(['0.then'])
  const paiGow = incidentsShape(PAI_GOW_MOMENTS, PAI_GOW_CONSEQUENCES, PAI_GOW_FOUND)
  expect(readAll(paiGow, [stub])).toEqual({ value: [stub] })
})

test('no word stands twice in a list', () => {
  for (const list of [MOMENTS, CONSEQUENCES, FOUND, PAI_GOW_MOMENTS, PAI_GOW_CONSEQUENCES, PAI_GOW_FOUND]) {
    expect(new Set(list).size).toBe(list.length)
  }
})
