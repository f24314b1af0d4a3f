import { type Refusal, unwrap } from '@cardroom/engine'
import { namesOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valuesOf } from '../questions/values.ts'
import type { PositionValues } from '../values/answer.ts'
import { positionOf } from '../values/testing/position.ts'
import { STARTS } from './flops.ts'
import { handsOfStart } from './starts.ts'

const rules = filed('ultimate', 'cameo/ultimate-texas-holdem')
const asked = (own: string, board: string, options: string[]): PositionValues | Refusal =>
  valuesOf(positionOf(rules, { 2: own, bank: '?? ??', board }, ['ante', 'blind'], options))

/** Two cards of a start: a pair, two suits, one suit. */
function cardsOfStart(start: number): number[] {
  const [row, column] = [Math.trunc(start / 13), start % 13]
  return row < column ? [row * 4, column * 4] : [row * 4, column * 4 + 1]
}

test('the best choice before every flop gives the published edge: 2.18497138 % of the Ante', () => {
  let sum = 0
  for (let start = 0; start < STARTS; start++) {
    const values = unwrap(asked(namesOf(cardsOfStart(start)), '?? ?? ?? ?? ??', ['check', 'bet 3', 'bet 4']))
    sum += handsOfStart(start) * values.choices[0].value
  }
  expect(((-sum / 1326) * 100).toFixed(8)).toBe('2.18497138')
})

test('values a check after the flop as the river on average', () => {
  const { choices, method } = unwrap(asked('Kc 7d', 'Ks 8h 2d ?? ??', ['check', 'bet 2']))
  expect(method).toBe('exact')
  expect(choices[0]).toMatchObject({ move: 'bet 2' })
  const unseen = Array.from({ length: 52 }, (_, card) => namesOf([card])).filter(
    name => !'Kc 7d Ks 8h 2d'.includes(name),
  )
  const ends = unseen.flatMap((turn, i) =>
    unseen.slice(i + 1).map(river => {
      const board = `Ks 8h 2d ${turn} ${river}`
      return unwrap(asked('Kc 7d', board, ['fold', 'bet 1'])).choices[0].value
    }),
  )
  expect(ends).toHaveLength(1081)
  const check = choices.find(({ move }) => move === 'check')!
  expect(check.value).toBeCloseTo(ends.reduce((sum, end) => sum + end, 0) / ends.length, 10)
})

test('a hand that cannot lose bets at the river', () => {
  const { choices } = unwrap(asked('As Ks', 'Qs Js Ts 2d 3c', ['fold', 'bet 1']))
  expect(choices[0].move).toBe('bet 1')
  // Blind 500:1; the Play wager always wins, the Ante whenever the player-dealer qualifies.
  expect(choices[0].value).toBeGreaterThan(501)
  expect(choices[1]).toMatchObject({ move: 'fold', value: -2 })
})

test('refuses a board on which nobody decides', () => {
  expect(asked('As Ks', 'Qs Js Ts 2d ??', ['fold'])).toMatchObject({ code: 'board-of-so-many' })
})
