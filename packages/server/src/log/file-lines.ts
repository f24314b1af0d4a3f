import { constants, fstatSync, openSync, writeSync } from 'node:fs'

/** So many bytes wait for a reader that has stopped reading; what is more is left out, and counted. */
const MOST_WAITING = 1024 * 1024
/** After how many milliseconds a pipe that is full is tried again. */
const AGAIN = 50

/** Lines on their way to a file, a terminal or a pipe. */
export interface Lines {
  write(line: string): void
  /** How many lines nobody will read. */
  readonly lost: number
}

/** Lines for a file descriptor. A reader that has gone or does not read neither ends the house nor stops it. */
export function fileLines(descriptor: number): Lines {
  const fd = unblocked(descriptor)
  let waiting: Buffer[] = []
  let size = 0
  let lost = 0

  /** Writes as much as is taken. */
  function put(): void {
    let all = Buffer.concat(waiting)
    try {
      while (all.length > 0) all = all.subarray(writeSync(fd, all))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') {
        setTimeout(put, AGAIN).unref()
      } else {
        lost += waiting.length
        all = all.subarray(all.length)
      }
    }
    waiting = all.length > 0 ? [all] : []
    size = all.length
  }

  return {
    get lost() {
      return lost
    },
    write(line) {
      if (size + line.length > MOST_WAITING) {
        lost++
        return
      }
      const idle = waiting.length === 0
      const bytes = Buffer.from(line)
      waiting.push(bytes)
      size += bytes.length
      if (idle) put()
    },
  }
}

/** The same pipe or terminal, but one that says that it is full instead of waiting until it is not. */
function unblocked(descriptor: number): number {
  try {
    const file = fstatSync(descriptor)
    if (!file.isFIFO() && !file.isCharacterDevice()) return descriptor
    return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY)
  } catch {
    return descriptor
  }
}
