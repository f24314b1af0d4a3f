import { expect, test } from 'vitest'
import { grammar } from '../grammar/en.ts'
import { speak } from '../speak.ts'
import { pseudoMessages } from './pseudo.ts'

test('makes every sentence longer, accented and bracketed', async () => {
  const m = speak(grammar, await pseudoMessages())
  expect(m.table.you).toBe('[Yóóúú]')
  expect(m.table.seat({ seat: 3 })).toBe('[Sééáát 3]')
  expect(m.seating.place({ n: 1 })).toMatch(/^\[.*\]$/)
  expect(m.refusal({ code: 'not-now', at: [], values: { name: 'misdeal' } })).toMatch(/^\["misdeal" .*\]$/)
})
