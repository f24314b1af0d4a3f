import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('what stands between two phrases is the language’s own (m.joined), never a sign of the page’s', () => {
  const own = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(path => !path.endsWith('.test.ts'))
    .filter(path => /join\('[;,:] '\)|`\$\{m\.[^`]*\}: \$\{/.test(readFileSync(join(source, path), 'utf8')))
  expect(own).toEqual([])
})
