import { completeRecord, isRefusal, writeRefusal } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { examples, mismatch, noExamples } from './examples.ts'

const library = await openRulebook()

describe.skipIf(noExamples)('worked rounds from the filings', () => {
  for (const game of games) {
    const worked = examples().filter(example => example.game === game.id)
    if (worked.length === 0) continue
    test(`${game.id}: ${worked.length} rounds`, () => {
      const wrong = worked.flatMap(example => {
        const answer = completeRecord(example.record, library, english.say)
        if (isRefusal(answer))
          return example.expect.error ? [] : [`${example.id}: refused, ${writeRefusal(answer)}`]
        const fault = example.expect.error
          ? 'not refused'
          : mismatch(answer.result as unknown as Record<string, unknown>, example.expect)
        return fault ? [`${example.id} (${example.topic}): ${fault}. ${example.why}`] : []
      })
      expect(wrong).toEqual([])
    })
  }
})
