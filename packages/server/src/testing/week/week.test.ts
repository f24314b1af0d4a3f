import { expect, test } from 'vitest'
import { temporaryFolder } from '../room.ts'
import { report, week } from './week.ts'

test('a day of a room: the books balance every shift, the sheets show the planned differences, the audit finds nothing', async () => {
  const day = await week({ data: temporaryFolder(), days: 1, rounds: 2 })
  expect(day.problems, report(day)).toEqual([])
  expect(day).toMatchObject({ shifts: 2, handRounds: 4, voided: 2, short: 200 })
  expect(day.miscounts.map(({ cents, corrected }) => [cents, corrected])).toEqual([
    [-100, true],
    [-200, false],
  ])
  expect(day.rulings).toBeGreaterThan(0)
  expect(day.boxes).toBeGreaterThanOrEqual(12)
  // What was collected after the last shift lies in boxes that nobody has pulled.
  expect(day.counted).toBeLessThanOrEqual(day.collection + day.jackpot - day.short)
}, 120_000)
