import { expect, test } from 'vitest'
import { firstDifference } from './verify.ts'

const is = { net: { 1: -500, 2: 500 }, wagers: [{ seat: 2, rule: '003:513, 527' }] }

test('compares a record field by field', () => {
  expect(firstDifference(structuredClone(is), is, ['result'])).toBeUndefined()
  expect(firstDifference({ ...is, net: { 1: -500, 2: 400 } }, is, ['result'])).toMatchObject({
    code: 'result-differs',
    at: ['result', 'net', '2'],
    values: { said: '400', is: '500' },
  })
  expect(firstDifference({ ...is, wagers: [] }, is, ['result'])).toMatchObject({
    at: ['result', 'wagers', 0],
    values: { said: 'undefined' },
  })
})

test('treats two ways to cite the same lines as equal', () => {
  const cited = (rule: string) => firstDifference({ ...is, wagers: [{ seat: 2, rule }] }, is, [])
  expect(cited('003:513, 003:527')).toBeUndefined()
  expect(cited('003:513, 003:528')).toMatchObject({ at: ['wagers', 0, 'rule'] })
  expect(cited('practice')).toMatchObject({ at: ['wagers', 0, 'rule'] })
})
