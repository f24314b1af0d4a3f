import { expect, test } from 'vitest'
import { inColumns, wrap } from './table.ts'

test('makes columns as wide as their widest cell', () => {
  expect(
    inColumns([
      ['a', 'bb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toBe('a    bb  c\naaa  b')
})

test('narrows the widest column and wraps its text', () => {
  expect(
    inColumns(
      [
        ['one', 'a sentence that is too long', '003:1'],
        ['two', 'short', '003:2'],
      ],
      27,
    ),
  ).toBe('one  a sentence that  003:1\n     is too long\ntwo  short            003:2')
})

test('counts no width for colour', () => {
  expect(
    inColumns([
      ['\u001b[1mab\u001b[22m', 'x'],
      ['abc', 'y'],
    ]),
  ).toBe('\u001b[1mab\u001b[22m   x\nabc  y')
})

test('keeps the indent of wrapped text, and long words whole', () => {
  expect(wrap('  one two three', 9)).toEqual(['  one two', '  three'])
  expect(wrap('incomprehensibilities', 9)).toEqual(['incomprehensibilities'])
})
