import { expect, test } from 'vitest'
import { pseudoEnglish } from './pseudo.ts'

test('makes every sentence longer, accented and bracketed', async () => {
  const m = await pseudoEnglish()
  expect(m.table.you).toBe('[Yóóúú]')
  expect(m.table.seat({ seat: 3 })).toBe('[Sééáát 3]')
  expect(m.seating.place({ n: 1 })).toMatch(/^\[.*\]$/)
  expect(m.refusal({ code: 'not-now', at: [], values: { name: 'misdeal' } })).toMatch(/^\["misdeal" .*\]$/)
})
