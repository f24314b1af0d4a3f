import { rankCommand } from '@cardroom/cli/rank'
import { expect, test } from 'vitest'
import { contains, type WorkedQuestion, workedQuestions } from './worked.ts'

interface RankReply {
  readonly rank: number
  readonly qualifies?: boolean
}

/** What is wrong with the answer to a worked hand. */
function faults({ cmd, expect: expected = {}, beats = [], ties = [], qualifies }: WorkedQuestion): string[] {
  const [, kind, cards, ...options] = cmd as [string, string, string, ...string[]]
  const of = (hand: string) => rankCommand.answer([kind, hand, ...options]) as RankReply
  const answer = of(cards)
  return [
    ...beats.filter(hand => !(answer.rank > of(hand).rank)).map(hand => `does not beat ${hand}`),
    ...ties.filter(hand => answer.rank !== of(hand).rank).map(hand => `does not tie ${hand}`),
    ...(qualifies === undefined || answer.qualifies === qualifies ? [] : ['qualifies']),
    ...(contains(answer, expected) ? [] : [`answered ${JSON.stringify(answer)}`]),
  ]
}

test('ranks the worked hands as they were worked out', () => {
  const worked = workedQuestions.filter(({ cmd }) => cmd[0] === 'rank')
  expect(worked.length).toBeGreaterThan(0)
  expect(worked.flatMap(hand => faults(hand).map(fault => `${hand.id} ${fault}`))).toEqual([])
})
