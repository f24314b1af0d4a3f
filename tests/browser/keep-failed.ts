import { afterEach, beforeEach } from 'vitest'
import { keepFailed, watchOver } from './room.ts'

// A round that went wrong by chance hardly comes again: it is there to be stepped through, and to be played on.
beforeEach(({ task }) => watchOver(() => task.result?.state === 'fail'))
afterEach(keepFailed)
