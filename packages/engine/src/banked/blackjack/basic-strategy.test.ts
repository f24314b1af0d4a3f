import { expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { basicMoveFor, splits, strategyFor, surrenders } from './basic-strategy.ts'
import type { VerdictRow } from './rules.ts'

const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const total = (points: number, soft = false) => ({ points, soft, natural: false, over: false })
const under = (...verdicts: VerdictRow[]) => strategyFor({ verdicts })
const usual = under({ when: ['bank over'], outcome: 'win', pays: '1:1', cite: '000:94' })
const push22 = under({ when: ['bank 22'], outcome: 'push', cite: '004:1697' })

test('low totals hit and high totals stand against every card of the player-dealer', () => {
  for (const up of UPS) {
    expect([5, 8].map(points => basicMoveFor(usual, total(points), up))).toEqual(['hit', 'hit'])
    expect([17, 20].map(points => basicMoveFor(usual, total(points), up))).toEqual(['stand', 'stand'])
    expect(basicMoveFor(usual, total(12, true), up)).toBe('hit')
    expect(basicMoveFor(usual, total(20, true), up)).toBe('stand')
  }
})

test('doubles against weak cards, soft hands without a double stand or hit', () => {
  expect(basicMoveFor(usual, total(11), 11)).toBe('double or hit')
  expect(basicMoveFor(usual, total(10), 10)).toBe('hit')
  expect(basicMoveFor(usual, total(18, true), 6)).toBe('double or stand')
  expect(basicMoveFor(usual, total(18, true), 9)).toBe('hit')
  expect(basicMoveFor(usual, total(18, true), 7)).toBe('stand')
})

test('stiff hands hit and fewer are doubled where 22 pushes', () => {
  expect(basicMoveFor(usual, total(12), 5)).toBe('stand')
  expect(basicMoveFor(push22, total(12), 5)).toBe('hit')
  expect(basicMoveFor(push22, total(11), 10)).toBe('hit')
})

test('splits pairs', () => {
  const row = (card: string) => UPS.filter(up => splits(usual, cards(card)[0]!, up))
  expect(row('8s')).toEqual(UPS)
  expect(row('As')).toEqual(UPS)
  expect(row('9s')).toEqual([2, 3, 4, 5, 6, 8, 9])
  expect([...row('5s'), ...row('Ts'), ...row('Ks')]).toEqual([])
})

test('surrenders hard 15 to 17 against strong cards', () => {
  const row = (points: number, soft = false) => UPS.filter(up => surrenders(total(points, soft), up))
  expect([15, 16, 17].map(points => row(points))).toEqual([[10, 11], [9, 10, 11], [11]])
  expect(row(16, true)).toEqual([])
})
