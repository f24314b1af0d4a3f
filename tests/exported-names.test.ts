import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, readSourceTree } from '../scripts/imports.ts'
import { ALLOWED } from './exported-names.ts'

/** An exported name means one thing in the whole project. */

const root = join(import.meta.dirname, '..')
const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:class|interface|type|function\*?|const|let|enum) (\w+)/gm

/** The names that a file declares and exports: an overloaded function, or a value and its type, is one name. */
const declaredIn = (text: string): Set<string> =>
  new Set([...text.matchAll(DECLARATION)].flatMap(([, name]) => name ?? []))

/** Every exported name with the files that declare it, relative to `packages`. */
function filesByName(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { files } of readSourceTree(root).packages.values()) {
    for (const { path } of files) {
      if (isTest(path)) continue
      for (const name of declaredIn(readFileSync(join(root, path), 'utf8')))
        found.set(name, [...(found.get(name) ?? []), path.replace('packages/', '').replace('/src/', '/')])
    }
  }
  return found
}

const doubles = new Map([...filesByName()].filter(([, files]) => files.length > 1))
const allowed = Object.values(ALLOWED).flat()

test('finds declarations of every kind, and only exported ones', () => {
  const text = [
    'export class A {}',
    'export abstract class B {}',
    'export interface C {}',
    'export type D = A',
    'export function e(a: A): void',
    'export function e(a: A, b: B): void {}',
    'export function* f() {}',
    'export async function g() {}',
    'export const h = 1',
    'const hidden = 1',
    "export { i } from './i.ts'",
  ].join('\n')
  expect([...declaredIn(text)]).toEqual(['A', 'B', 'C', 'D', 'e', 'f', 'g', 'h'])
})

test('exports no name from two places, except where the list gives a reason', () => {
  const fresh = [...doubles].filter(([name]) => !allowed.includes(name))
  expect(fresh.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([])
})

test('gives no reason for a name that is exported once, and lists none twice', () => {
  expect(Object.values(ALLOWED).flatMap(names => names.filter(name => !doubles.has(name)))).toEqual([])
  expect(allowed.filter((name, i) => allowed.indexOf(name) !== i)).toEqual([])
})
