import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from '../scripts/imports.ts'

const engine = join(import.meta.dirname, '../packages/engine')

/** What a test of the engine runs in a thread of its own, and so asks Node for the test's messages. */
const RUN_IN_THREAD = 'src/ranking/testing/first-ranks.ts'

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : []
  })
}

const files = sources(join(engine, 'src')).filter(file => file !== join(engine, RUN_IN_THREAD))

test('the engine has no dependency', () => {
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
  expect(kinds.filter(kind => kind in manifest)).toEqual([])
})

test('the engine imports nothing but itself', () => {
  const foreign = files.flatMap(file =>
    importsIn(readFileSync(file, 'utf8'))
      .filter(name => !name.startsWith('.'))
      .map(name => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(foreign).toEqual([])
})

test('the engine reads no clock, no random number and nothing of its surroundings', () => {
  const outside =
    /\b(Math\.random|Date\.now|new Date|performance\.|process\.|globalThis|setTimeout|fetch\(|crypto\.)/
  expect(files.filter(file => outside.test(readFileSync(file, 'utf8')))).toEqual([])
})
