import { expect, test } from 'vitest'
import type { PlayerChart } from './rules.ts'
import { bankDraws, chartedMove } from './value.ts'

const total = (points: number, soft = false) => ({ points, soft, natural: false, over: false })
const pure: PlayerChart = { mustStand: { hard: 19, cite: '000:73' }, mustHit: { upTo: 11, cite: '000:73' } }
const joker: PlayerChart = {
  mustStand: { hard: 20, soft: 20, cite: '003:38' },
  mustHit: { upTo: 11, cite: '003:37' },
}
const spanish: PlayerChart = { mustStand: { hard: 17, cite: '003:1539' } }

test('a chart makes a player stand or hit, or leaves the choice', () => {
  expect([11, 12, 18, 19].map(points => chartedMove(total(points), pure))).toEqual([
    'hit',
    'choice',
    'choice',
    'stand',
  ])
  expect([19, 21].map(points => chartedMove(total(points, true), pure))).toEqual(['choice', 'choice'])
  expect([19, 20].map(points => chartedMove(total(points, true), joker))).toEqual(['choice', 'stand'])
  expect([4, 16, 17].map(points => chartedMove(total(points), spanish))).toEqual([
    'choice',
    'choice',
    'stand',
  ])
  expect(chartedMove({ ...total(21, true), natural: true }, pure)).toBe('stand')
})

test('a chart says when the player-dealer draws', () => {
  const draws = (points: number, soft = false) =>
    bankDraws(total(points, soft), { hard: 16, soft: 17, cite: '' })
  expect([draws(16), draws(17), draws(17, true), draws(18, true)]).toEqual([true, false, true, false])
})
