import { expect, test } from 'vitest'
import { readAll } from '../../shape/shape.ts'
import { panShape } from './shape.ts'

const says = { when: { say: 'pan-when-misread' }, then: { say: 'pan-then-foul' } }
const row = { name: 'cards-in-the-sleeve', written: 'ruling', then: 'foul', says, cite: 'practice' }

/** Where the incidents of a rule set are wrong. */
function places(incidents: readonly object[]): string[] {
  const read = readAll(panShape, { family: 'pan', incidents })
  if (!('mistakes' in read)) return []
  return read.mistakes.map(({ at }) => at.join('.')).filter(place => place.startsWith('incidents'))
}

test('accepts more rulings of a room, as long as the floor knows the consequence', () => {
  expect(places([row, { ...row, when: 'in-the-turn', names: ['hand'] }])).toEqual([])
})

test('refuses a consequence that the floor does not know, at its place', () => {
  expect(places([row, { ...row, then: 'shown-the-door' }])).toEqual(['incidents.1.then'])
  expect(places([{ ...row, when: 'at-dawn' }])).toEqual(['incidents.0.when'])
})

test('refuses a ruling on an incident of the record, and a ruling as an incident of the record', () => {
  expect(places([{ ...row, then: 'short-pay-closes' }])).toEqual(['incidents.0.then'])
  expect(places([{ ...row, written: 'in-the-record' }])).toEqual(['incidents.0.then'])
})
