import type { Writable } from 'node:stream'

/** The most bytes buffered for a slow reader; further lines are dropped and counted. */
const MAX_WAITING_BYTES = 1024 * 1024

/** Writes lines to a file, a terminal or a pipe. */
export interface Lines {
  write(line: string): void
  /** The number of dropped lines. */
  readonly lost: number
}

/** Writes lines to a stream. A reader that has gone or does not read neither ends the process nor blocks it. */
export function linesTo(stream: Writable): Lines {
  let lost = 0
  stream.on('error', () => {})
  return {
    get lost() {
      return lost
    },
    write(line) {
      if (stream.writableLength > MAX_WAITING_BYTES) lost++
      else
        stream.write(line, error => {
          if (error) lost++
        })
    },
  }
}
