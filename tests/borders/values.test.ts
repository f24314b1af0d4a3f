import { openRulebook } from '@cardroom/rulebook'
import { brokenJson } from '@cardroom/testing'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bordersOf } from './borders.ts'
import { runs } from './runs.ts'

const borders = bordersOf(await openRulebook())

describe.each(borders)('$what', ({ what, examples, read }) => {
  test('accepts most right values', () => {
    const taken = examples.filter(example => read(example).length === 0)
    expect(taken.length).toBeGreaterThan(examples.length / 2)
  })

  test('accepts or refuses any wrong value, with a sentence', () => {
    let [taken, refused] = [0, 0]
    fc.assert(
      fc.property(brokenJson(examples), value => {
        const why = read(value)
        for (const one of why) expect(sayRefusal(english, one)).not.toBe('')
        if (why.length > 0) refused++
        else taken++
      }),
      runs(what === 'a game of one’s own' ? 100 : 300),
    )
    expect(Math.min(taken, refused)).toBeGreaterThan(0)
  })
})
