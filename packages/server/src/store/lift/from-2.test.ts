import { expect, test } from 'vitest'
import { from2 } from './from-2.ts'
import type { About } from './step.ts'

const about: About = {
  settings() {
    throw new Error('nobody asks')
  },
  result: () => undefined,
}

test('a shuffle becomes a shoe of its own, for one round', () => {
  expect(from2.event({ type: 'committed', commitment: 'c', secret: 's' }, about)).toEqual({
    type: 'committed',
    shoe: { id: 'c', commitment: 'c', secret: 's' },
  })
})

test('the seed is no longer kept: it is made from the secret', () => {
  const dealt = { type: 'dealt', id: 't.1', at: 5, setup: {}, accounts: {} }
  expect(from2.event({ ...dealt, seed: 'x' }, about)).toEqual(dealt)
  const input = { type: 'input', input: { kind: 'settle' } }
  expect(from2.event(input, about)).toEqual(input)
})

const shuffle = { commitment: 'c', secret: 's', added: [] }
const table = { version: 9, phase: 'round', seats: {}, rounds: 7, closed: false, own: {} }
const round = { id: 't.7', setup: {}, accounts: {}, inputs: [] }

test('a snapshot in the middle of a round: the round is the only one of its shoe', () => {
  const last = { id: 't.6', seed: 'x', shuffle }
  expect(from2.snapshot({ ...table, shuffle, round: { ...round, seed: 'y' }, last }, about)).toEqual({
    ...table,
    shoes: 7,
    shoe: { id: 'c', number: 7, shuffle, place: 0, rounds: ['t.7'], freeHands: 0, seen: [] },
    round: { ...round, from: 0 },
    last: { id: 't.6', shoe: 'c', from: 0, shuffle, opened: true },
  })
})

test('a snapshot between two rounds has no shoe', () => {
  expect(from2.snapshot({ ...table, phase: 'idle' }, about)).toEqual({ ...table, phase: 'idle', shoes: 7 })
})
