import { expect, test } from 'vitest'
import { wordsCommand } from './words.ts'

test('finds no missing message, and lists the messages that read as in English', async () => {
  const answer = (await wordsCommand.answer(['es'])) as readonly { missing: string[]; unchanged: string[] }[]
  expect(answer[0]?.missing).toEqual([])
  expect(answer[0]?.unchanged).toContain('printed.Ante')
})

test('refuses a language that the project does not have', async () => {
  await expect(wordsCommand.answer(['de'])).rejects.toThrow('no language "de"')
})
