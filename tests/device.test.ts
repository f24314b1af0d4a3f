import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../packages')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Imports of values, with their names; those of types leave nothing behind. */
const IMPORT = /^(?:import|export) (?!type\b)(?:\{([^}]*)\}|[^']*) from '([^']+)'/gm

/** What the card room on a device takes of Node, by module: everything that its files lead to within the package. */
function takenOfNode(path: string, seen = new Set<string>(), taken = new Map<string, Set<string>>()) {
  if (seen.has(path)) return taken
  seen.add(path)
  for (const [, names = '', from = ''] of read(path).matchAll(IMPORT)) {
    const values = names.split(',').flatMap(name => /^\s*(?!type\b)(\w+)/.exec(name)?.[1] ?? [])
    if (from.startsWith('node:')) taken.set(from, new Set([...(taken.get(from) ?? []), ...values]))
    else if (from.startsWith('.') && (names.trim() === '' || values.length > 0))
      takenOfNode(join(dirname(path), from), seen, taken)
  }
  return taken
}

test('whatever the card room on a device takes of Node, the page has a stand-in for', () => {
  const taken = takenOfNode('server/src/local/index.ts')
  expect([...taken.keys()].toSorted()).toEqual(['node:crypto', 'node:timers/promises'])
  const standIn = read('web/src/local/node/crypto.ts')
  for (const name of taken.get('node:crypto') ?? [])
    expect(standIn).toMatch(new RegExp(`export (const|function) ${name}\\b`))
})
