import { availableParallelism } from 'node:os'
import type { Watch } from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import { Progress } from '../../terminal/progress.ts'
import { wholeNumber } from './odds-question.ts'

/** Runs long work on all cores (or on this many workers), with its progress on the terminal. */
export async function withProgress<T>(
  workers: string | undefined,
  work: (watch: Watch) => Promise<T>,
): Promise<T> {
  const progress = new Progress()
  try {
    return await work({
      workers: workers === undefined ? availableParallelism() : wholeNumber('--workers', workers),
      progress: (what, done, of) => progress.show(english.say(what), done, of),
    })
  } finally {
    progress.end()
  }
}
