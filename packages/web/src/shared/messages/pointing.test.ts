import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('joins two phrases with the language’s own mark (m.joined), never with the page’s', () => {
  const own = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(path => !path.endsWith('.test.ts'))
    .filter(path => /join\('[;,:] '\)|`\$\{m\.[^`]*\}: \$\{/.test(readFileSync(join(source, path), 'utf8')))
  expect(own).toEqual([])
})
