import { expect, test } from 'vitest'
import { citedLines, joinCites } from './cite.ts'

test('reads lines, ranges and lists of them, with and without the filing named again', () => {
  expect(citedLines('003:718')).toEqual([{ file: '003', from: 718, to: 718 }])
  expect(citedLines('003:1143-1144')).toEqual([{ file: '003', from: 1143, to: 1144 }])
  expect(citedLines('000:53, 003:9-10')).toEqual([
    { file: '000', from: 53, to: 53 },
    { file: '003', from: 9, to: 10 },
  ])
  expect(citedLines('002:1795, 1903')).toEqual([
    { file: '002', from: 1795, to: 1795 },
    { file: '002', from: 1903, to: 1903 },
  ])
  expect(citedLines('practice')).toEqual([])
})

test('joins citations: names each filing once in a row, and no lines twice', () => {
  expect(joinCites('002:1674', '002:1680', '002:1674')).toBe('002:1674, 1680')
  expect(joinCites('002:11, 26', '003:125-127', '003:146, 155', '002:26')).toBe(
    '002:11, 26, 003:125-127, 146, 155',
  )
  expect(joinCites('practice', '003:1')).toBe('003:1')
  expect(joinCites('practice')).toBe('practice')
  expect(joinCites()).toBe('')
})

test('refuses a text that is no citation', () => {
  for (const text of ['', '718', '003', '003:', '003:9-8', '003:0', '003:7,8', 'page 7']) {
    expect(citedLines(text)).toBeUndefined()
  }
})
