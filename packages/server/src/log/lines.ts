import type { Writable } from 'node:stream'

/** So many bytes wait for a reader that has stopped reading; what is more is left out, and counted. */
const MOST_WAITING = 1024 * 1024

/** Lines on their way to a file, a terminal or whoever reads them at the other end of a pipe. */
export interface Lines {
  write(line: string): void
  /** How many lines nobody will read. */
  readonly lost: number
}

/** Lines for a stream. A reader that has gone or does not read neither ends the house nor stops it. */
export function linesTo(stream: Writable): Lines {
  let lost = 0
  stream.on('error', () => {})
  return {
    get lost() {
      return lost
    },
    write(line) {
      if (stream.writableLength > MOST_WAITING) lost++
      else
        stream.write(line, error => {
          if (error) lost++
        })
    },
  }
}
