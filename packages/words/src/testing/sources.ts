import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../../')

/** The text of all sources but tests, words and what is said in them. */
export const sources = (): string[] =>
  readdirSync(packages)
    .filter(name => name !== 'words')
    .flatMap(name => below(join(packages, name, 'src')))
    .map(file => readFileSync(file, 'utf8'))

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/(\.(test|soak)\.tsx?$)|(^|\/)testing\//.test(name))
    .map(name => join(folder, name))

/**
 * Every key that these sources may say: a text in quotes that is no name of a field, and whatever begins and ends
 * like a text with something put into it, `word-${name}`.
 */
export function keysSaid(texts: readonly string[]): (key: string) => boolean {
  const quoted = new Set<string>()
  const patterns = new Map<string, RegExp>()
  for (const text of texts) {
    for (const [, key] of text.matchAll(/'([a-z][a-z\d-]*)'(?!\??:)/g)) quoted.add(key!)
    for (const [all, head, tail] of text.matchAll(/`([a-z][a-z\d-]*-)?\$\{[^}`]+\}(-[a-z\d-]+)?`/g)) {
      if (head || tail) patterns.set(all, new RegExp(`^${head ?? ''}.+${tail ?? ''}$`))
    }
  }
  return key => quoted.has(key) || [...patterns.values()].some(pattern => pattern.test(key))
}
