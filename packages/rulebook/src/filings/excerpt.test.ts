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

test('a text has a first and a last line, and may be shorter than what is cited of it', () => {
  expect(written(excerptOf(text, { file: '003', from: 1, to: 1 }).lines)).toBe('[1] 2 3 4')
  expect(written(excerptOf(text, { file: '003', from: 19, to: 22 }).lines)).toBe('16 17 18 [19] [20]')
  expect(excerptOf(text, { file: '003', from: 30, to: 31 }).lines).toEqual([])
})

test('blank lines at the ends are left away, cited ones are not', () => {
  const gaps = ['a', '', '', 'b', '', '', 'c']
  expect(written(excerptOf(gaps, { file: '003', from: 4, to: 5 }).lines)).toBe('1 2 3 [4] [5] 6 7')
  expect(written(excerptOf(gaps.slice(1, 6), { file: '003', from: 3, to: 3 }).lines)).toBe('[3]')
})

test('excerpts that meet are one, and a line is cited if one of them cites it', () => {
  const at = (file: string, from: number, to = from) => excerptOf(text, { file, from, to })
  const joined = joinExcerpts([at('003', 18), at('003', 4), at('001', 9), at('003', 6)])
  expect(joined.map(({ file, lines }) => `${file}: ${written(lines)}`)).toEqual([
    '001: 6 7 8 [9] 10 11 12',
    '003: 1 2 3 [4] 5 [6] 7 8 9',
    '003: 15 16 17 [18] 19 20',
  ])
})
