import { expect, test } from 'vitest'
import { literalsIn } from './literals.ts'

const quoted = ({ one }: { one: boolean }) => (one ? 'it’s one' : 'none')
const nested = ({ n }: { n: number }) => `before ${n === 1 ? 'one' : `${n} many`} after`
const silent = ({ n }: { n: number }) => `${n}, ${{ of: n }.of}`

test('texts in quotes and between the values of a template are found, values inside values too', () => {
  expect(literalsIn(String(quoted))).toEqual(['it’s one', 'none'])
  expect(literalsIn(String(nested))).toEqual(['before ', 'one', ' many', ' after'])
  expect(literalsIn(String(silent))).toEqual([])
  expect(literalsIn("'one \\'two\\''")).toEqual(["one \\'two\\'"])
})
