import { expect, test } from 'vitest'
import { columns, wrap } from './table.ts'

test('columns are as wide as their widest cell', () => {
  expect(
    columns([
      ['a', 'bb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toBe('a    bb  c\naaa  b')
})

test('the widest column gives way, and its text goes on below', () => {
  expect(
    columns(
      [
        ['one', 'a sentence that is too long', '003:1'],
        ['two', 'short', '003:2'],
      ],
      27,
    ),
  ).toBe('one  a sentence that  003:1\n     is too long\ntwo  short            003:2')
})

test('colour takes no room', () => {
  expect(
    columns([
      ['\u001b[1mab\u001b[22m', 'x'],
      ['abc', 'y'],
    ]),
  ).toBe('\u001b[1mab\u001b[22m   x\nabc  y')
})

test('a wrapped text keeps its indent, a long word stays whole', () => {
  expect(wrap('  one two three', 9)).toEqual(['  one two', '  three'])
  expect(wrap('incomprehensibilities', 9)).toEqual(['incomprehensibilities'])
})
