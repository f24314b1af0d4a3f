import type { Option } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { mainOption } from './main-option.ts'

const main = (...options: Option[]): string | undefined => mainOption({ seat: 2, options })?.move

const GIVE_UP: Option = { move: 'give-up', safe: true, ends: true }

test('emphasises the safe move', () => {
  expect(main({ move: 'one-more' }, { move: 'enough', safe: true })).toBe('enough')
})

test('emphasises a move with a fixed price instead of giving up', () => {
  expect(main(GIVE_UP, { move: 'put-in', cents: { min: 2, max: 9 } }, { move: 'follow', costs: 2 })).toBe(
    'follow',
  )
  expect(main(GIVE_UP, { move: 'put-in', cents: { min: 2, max: 9 } })).toBeUndefined()
})

test('never emphasises a move that must be confirmed', () => {
  expect(main({ move: 'everything', grave: true }, { move: 'look' })).toBe('look')
})
