import type { PositionValues } from '@cardroom/lab'
import { expect, test } from 'vitest'
import { sayValues } from './lab.ts'
import { english } from './languages/en/index.ts'

test('says values with their reasons and their basis', () => {
  const values: PositionValues = {
    game: 'our/game',
    method: 'exact',
    unit: 1000,
    choices: [
      {
        choice: { move: 'stand' },
        move: 'stand',
        value: -0.1,
        cents: -100,
        why: { say: 'why-chances', values: { win: 0.4, push: 0.1, lose: 0.5 } },
      },
      {
        choice: { move: 'surrender' },
        move: 'surrender',
        value: -0.5,
        cents: -500,
        why: { say: 'why-gives-up', values: { units: 0.5 } },
      },
    ],
    notes: [{ say: 'values-after-a-split' }],
  }
  const { choices, notes } = sayValues(english, values)
  expect(choices.map(({ why }) => why)).toEqual([
    'wins 40.0 %, pushes 10.0 %, loses 50.0 %',
    'gives up 0.5 × the first wager, whatever comes',
  ])
  expect(notes).toEqual([
    'After a split each hand is played by its own cards and by which second cards so far were of the pair’s kind, without a look at what else lies in the others.',
  ])
})
