import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lines of each filing by its number, from the folder in which their texts lie, if there is one. */
export function linesOfFilings(folder: string | null): ReadonlyMap<string, readonly string[]> {
  if (folder === null) return new Map()
  const texts = readdirSync(folder).filter(file => /^\d{3}.*\.txt$/.test(file))
  return new Map(texts.map(file => [file.slice(0, 3), readFileSync(join(folder, file), 'utf8').split('\n')]))
}
