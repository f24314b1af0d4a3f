import { expect, test } from 'vitest'
import { citedLines } from './cite.ts'

test('lines, ranges and lists of them, with and without the filing named again', () => {
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

test('what is no citation', () => {
  for (const text of ['', '718', '003', '003:', '003:9-8', '003:0', '003:7,8', 'page 7']) {
    expect(citedLines(text)).toBeUndefined()
  }
})
