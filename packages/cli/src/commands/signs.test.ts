import { beforeEach, expect, test, vi } from 'vitest'
import { signsCommand } from './signs.ts'

// Nothing is printed here, so any program passes for a Chromium.
beforeEach(() => {
  vi.stubEnv('CHROMIUM', process.execPath)
})

test.each([
  [[], '--pdf'],
  [['--pdf', 'x', '--lang', 'tlh'], 'one of en'],
  [['--pdf', 'x', '--url', 'nowhere'], 'no card room answers there'],
  [['--pdf', 'x', '--url', 'http://127.0.0.1:1'], 'no card room answers there'],
  [['--pdf', 'x', 'more'], 'more'],
])('%j is refused', async (args, why) => {
  await expect((async () => signsCommand.answer(args))()).rejects.toThrow(why)
})
