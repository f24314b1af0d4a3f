import { availableParallelism } from 'node:os'
import type { Watch } from '@cardroom/lab'
import { Progress } from '../../terminal/progress.ts'
import { wholeNumber } from './asked.ts'

/** Does something long on all cores (or so many workers), with its progress on the terminal. */
export async function watched<T>(
  workers: string | undefined,
  work: (watch: Watch) => Promise<T>,
): Promise<T> {
  const progress = new Progress()
  try {
    return await work({
      workers: workers === undefined ? availableParallelism() : wholeNumber('--workers', workers),
      progress: progress.show,
    })
  } finally {
    progress.end()
  }
}
