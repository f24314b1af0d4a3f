import { isBadInput } from '@cardroom/cli'
import { feeCommand } from '@cardroom/cli/fee'
import { expect, test } from 'vitest'
import { contains, type WorkedQuestion, workedQuestions, wrongRefusal } from './worked.ts'

function faultOf({ cmd, expect: expected = {} }: WorkedQuestion): string | undefined {
  try {
    const answer = feeCommand.answer(cmd.slice(1))
    if (expected.error) return `not refused: ${JSON.stringify(answer)}`
    return contains(answer, expected) ? undefined : `answered ${JSON.stringify(answer)}`
  } catch (error) {
    if (!isBadInput(error)) throw error
    return wrongRefusal({ said: error.message, ...error }, expected.error)
  }
}

test('answers the worked questions about fees', () => {
  const asked = workedQuestions.filter(({ cmd }) => cmd[0] === 'fee')
  const wrong = asked.flatMap(question => {
    const fault = faultOf(question)
    return fault ? [`${question.id}: ${question.cmd.join(' ')}: ${fault}. ${question.why}`] : []
  })
  expect(asked.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
