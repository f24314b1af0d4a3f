import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** `setWhy(m.refusal(reply.why))`, with what stands in two brackets more. */
const WORDS_KEPT =
  /\bset(?!Timeout|Interval)[A-Z]\w*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?(?<!\.)\b(?:m|words)\.\w/

test('stores values and never sentences, so that the current language says them', () => {
  expect(WORDS_KEPT.test('setWhy(reply.ok ? undefined : m.table.refused(m.refusal(reply.why)))')).toBe(true)
  const keeping = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(path => !path.endsWith('.test.ts'))
    .filter(path => WORDS_KEPT.test(readFileSync(join(source, path), 'utf8')))
  expect(keeping).toEqual([])
})

test('joins two phrases with the language’s own mark (m.joined), never with the page’s', () => {
  const own = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(path => !path.endsWith('.test.ts'))
    .filter(path => /join\('[;,:] '\)|`\$\{m\.[^`]*\}: \$\{/.test(readFileSync(join(source, path), 'utf8')))
  expect(own).toEqual([])
})
