import { expect, test } from 'vitest'
import { excerptOf, joinExcerpts } from './excerpt.ts'

const text = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`)
const written = (lines: readonly { number: number; cited: boolean }[]) =>
  lines.map(({ number, cited }) => (cited ? `[${number}]` : String(number))).join(' ')

test('cited lines come with three before and three after', () => {
  const { file, lines } = excerptOf(text, { file: '003', from: 7, to: 8 })
  expect(file).toBe('003')
  expect(written(lines)).toBe('4 5 6 [7] [8] 9 10 11')
  expect(lines[3]).toEqual({ number: 7, text: 'line 7', cited: true })
})

test('stays within a text that is shorter than its citation', () => {
  expect(written(excerptOf(text, { file: '003', from: 1, to: 1 }).lines)).toBe('[1] 2 3 4')
  expect(written(excerptOf(text, { file: '003', from: 19, to: 22 }).lines)).toBe('16 17 18 [19] [20]')
  expect(excerptOf(text, { file: '003', from: 30, to: 31 }).lines).toEqual([])
})

test('drops blank lines at the ends, unless they are cited', () => {
  const gaps = ['a', '', '', 'b', '', '', 'c']
  expect(written(excerptOf(gaps, { file: '003', from: 4, to: 5 }).lines)).toBe('1 2 3 [4] [5] 6 7')
  expect(written(excerptOf(gaps.slice(1, 6), { file: '003', from: 3, to: 3 }).lines)).toBe('[3]')
})

test('joins excerpts that meet, with the cited lines of both', () => {
  const at = (file: string, from: number, to = from) => excerptOf(text, { file, from, to })
  const joined = joinExcerpts([at('003', 18), at('003', 4), at('001', 9), at('003', 6)])
  expect(joined.map(({ file, lines }) => `${file}: ${written(lines)}`)).toEqual([
    '001: 6 7 8 [9] 10 11 12',
    '003: 1 2 3 [4] 5 [6] 7 8 9',
    '003: 15 16 17 [18] 19 20',
  ])
})
