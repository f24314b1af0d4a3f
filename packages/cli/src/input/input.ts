import { readFileSync } from 'node:fs'
import { BadInput } from '../command/bad-input.ts'

/** A file, or standard input for `-`. */
export function readInput(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new BadInput(code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`, file)
  }
}

/** The JSON values of a file: one value, or JSON Lines with one a line. A line that is no JSON is an error of its own. */
export function jsonValues(text: string, file: string): { lines: boolean; values: (unknown | BadInput)[] } {
  const whole = parse(text, file)
  const rows = text.split('\n').filter(line => line.trim() !== '')
  if (!(whole instanceof BadInput))
    return { lines: rows.length === 1 && file.endsWith('.jsonl'), values: [whole] }
  if (rows.length < 2) throw whole
  const values = rows.map((row, i) => parse(row, `line ${i + 1}`))
  // A file without a single JSON line was meant to be one value.
  if (values.every(value => value instanceof BadInput)) throw whole
  return { lines: true, values }
}

function parse(text: string, place: string): unknown | BadInput {
  try {
    return JSON.parse(text)
  } catch (error) {
    return new BadInput(`not JSON (${(error as Error).message.split('\n')[0]})`, place)
  }
}
