import { expect, test } from 'vitest'
import { incidentsShape } from '../floor/shape.ts'
import { readAll } from '../shape/shape.ts'
import { BANKED_AUTOMATIC_CONSEQUENCES, BANKED_CONSEQUENCES, BANKED_MOMENTS } from './incident.ts'
import { bankedIncidents, faceDownIncidents } from './incidents.ts'
import { PAI_GOW_AUTOMATIC_CONSEQUENCES, PAI_GOW_CONSEQUENCES, PAI_GOW_MOMENTS } from './pai-gow/incident.ts'
import { bankedFields } from './shape.ts'

const row = { name: 'flood', says: { when: { say: 'when' }, then: { say: 'then' } }, cite: 'practice' }

const placesIn = (...rows: readonly object[]): string[] => {
  const read = readAll(bankedFields.incidents, rows)
  return 'mistakes' in read ? read.mistakes.map(({ at }) => at.join('.')) : []
}

test('the shape accepts every incident of practice', () => {
  expect(readAll(bankedFields.incidents, faceDownIncidents)).toEqual({ value: faceDownIncidents })
})

test('refuses an unknown consequence or moment at its place', () => {
  expect(placesIn(...bankedIncidents, { ...row, written: 'ruling', then: 'everybody-swims' })).toEqual([
    `${bankedIncidents.length}.then`,
  ])
  expect(placesIn({ ...row, written: 'ruling', when: 'at-high-tide', then: 'misdeal' })).toEqual(['0.when'])
  expect(placesIn({ ...row, written: 'ruling', names: ['boat'], then: 'misdeal' })).toEqual(['0.names.0'])
})

test('refuses a ruling with an automatic consequence, and an automatic incident with a ruled one', () => {
  expect(placesIn({ ...row, written: 'ruling', then: 'next-card' })).toEqual(['0.then'])
  expect(placesIn({ ...row, written: 'in-the-record', then: 'misdeal' })).toEqual(['0.then'])
})

test('refuses the rulings of pai gow for other games', () => {
  const stub = { ...row, written: 'ruling', then: 'completed-from-the-stub' }
  expect(placesIn(stub)).toEqual(['0.then'])
  const paiGow = incidentsShape(PAI_GOW_MOMENTS, PAI_GOW_CONSEQUENCES, PAI_GOW_AUTOMATIC_CONSEQUENCES)
  expect(readAll(paiGow, [stub])).toEqual({ value: [stub] })
})

test('no list has a word twice', () => {
  for (const list of [
    BANKED_MOMENTS,
    BANKED_CONSEQUENCES,
    BANKED_AUTOMATIC_CONSEQUENCES,
    PAI_GOW_MOMENTS,
    PAI_GOW_CONSEQUENCES,
    PAI_GOW_AUTOMATIC_CONSEQUENCES,
  ]) {
    expect(new Set(list).size).toBe(list.length)
  }
})
