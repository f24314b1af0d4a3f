import type { Option } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { mainOption } from './main-option.ts'

const main = (...options: Option[]): string | undefined => mainOption({ seat: 2, options })?.move

const GIVE_UP: Option = { move: 'give-up', safe: true, ends: true }

test('the safe move stands out', () => {
  expect(main({ move: 'one-more' }, { move: 'enough', safe: true })).toBe('enough')
})

test('giving up does not: what goes on with the hand for a fixed price does', () => {
  expect(main(GIVE_UP, { move: 'put-in', cents: { min: 2, max: 9 } }, { move: 'follow', costs: 2 })).toBe(
    'follow',
  )
  expect(main(GIVE_UP, { move: 'put-in', cents: { min: 2, max: 9 } })).toBeUndefined()
})

test('what is asked for twice never does', () => {
  expect(main({ move: 'everything', grave: true }, { move: 'look' })).toBe('look')
})
