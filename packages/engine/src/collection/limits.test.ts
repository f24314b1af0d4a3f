import { describe, expect, test } from 'vitest'
import type { FeeOption } from './fee.ts'
import { limitsOf } from './limits.ts'
import { banked } from './testing/schedules.ts'

describe('limits', () => {
  const limits = (limit: FeeOption['limit'], posted = {}) => limitsOf(banked(limit ? { limit } : {}), posted)

  test('takes the printed limits, or narrower posted ones', () => {
    const printed = { kind: 'wager', min: 500, max: 200000 } as const
    expect(limits(printed)).toMatchObject({ min: 500, max: 200000 })
    expect(limits(printed, { max: 10000 })).toMatchObject({ min: 500, max: 10000 })
    expect(limits(printed, { min: 100 })).toMatchObject({
      code: 'minimum-not-filed',
      values: { amount: 100, filed: { say: 'money-span', values: { from: 500, to: 200000 } } },
    })
    expect(limits({ kind: 'wager', min: 500 })).toEqual({ min: 500, bonus: {}, bonusUpToBase: false })
  })

  test('takes the widest limits of a range that the house posts from', () => {
    const posted = { kind: 'posted', min: { from: 500, to: 10000 }, max: { from: 5000, to: 200000 } } as const
    expect(limits(posted)).toMatchObject({ min: 500, max: 200000 })
    expect(limits(posted, { min: 10000, max: 50000 })).toMatchObject({ min: 10000, max: 50000 })
    expect(limits(posted, { min: 20000 })).toHaveProperty('code')
    expect(limits({ kind: 'minimum', of: [200, 500] })).toMatchObject({ min: 200 })
    expect(limits(undefined, { min: 100, max: 200 })).toMatchObject({ min: 100, max: 200 })
  })

  test('limits bonus bets apart', () => {
    const bonus = { '*': { min: 500, max: 5000 } }
    expect(limitsOf(banked({ bonus }))).toEqual({ bonus, bonusUpToBase: false })
  })

  test('allows a bonus bet up to the maximum of the table', () => {
    const schedule = banked({
      limit: { kind: 'wager', min: 1000, max: 50000 },
      bonus: { fortune: { upToTable: true } },
    })
    expect(limitsOf(schedule)).toMatchObject({ bonus: { fortune: { max: 50000 } } })
    expect(limitsOf(schedule, { max: 20000 })).toMatchObject({ bonus: { fortune: { max: 20000 } } })
  })
})
