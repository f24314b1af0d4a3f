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
  test('most of those that are right are taken', () => {
    const taken = examples.filter(example => read(example).length === 0)
    expect(taken.length).toBeGreaterThan(examples.length / 2)
  })

  test('whatever is wrong with it, it is taken or refused in words', () => {
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
