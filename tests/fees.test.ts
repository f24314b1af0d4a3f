import { fee } from '@cardroom/cli/fee'
import { describe, expect, test } from 'vitest'
import { askedExamples, contains, noExamples } from './examples.ts'

function fault(args: readonly string[], expected: Readonly<Record<string, unknown>>): string | undefined {
  try {
    const answer = fee.answer(args)
    if (expected.error) return `not refused: ${JSON.stringify(answer)}`
    return contains(answer, expected) ? undefined : `answered ${JSON.stringify(answer)}`
  } catch (error) {
    return expected.error ? undefined : `refused: ${(error as Error).message}`
  }
}

describe.skipIf(noExamples)('fees that were worked out from the filings', () => {
  const asked = askedExamples().filter(({ cmd }) => cmd[0] === 'fee')

  test(`${asked.length} questions`, () => {
    const wrong = asked.flatMap(({ id, cmd, expect: expected, why }) => {
      const found = fault(cmd.slice(1), expected ?? {})
      return found ? [`${id}: ${cmd.slice(1).join(' ')}: ${found}. ${why}`] : []
    })
    expect(asked.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })
})
