import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filings } from '@cardroom/rulebook/filings'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the texts of the filings; undefined where it is missing. */
    filings: string | null
  }
}

const root = join(import.meta.dirname, '..')
const places = [join(root, 'filings'), join(root, '../shared/seeds')]

/** Whether all of them lie in a folder; the tests do not work with some. */
function holdsAll(folder: string): boolean {
  if (!existsSync(folder)) return false
  const files = readdirSync(folder)
  return filings.every(({ number }) => files.some(file => file.startsWith(number)))
}

/** Looks for the filings once for all tests, which ask `inject('filings')`, and says what is left out without them. */
export default function findFilings(project: TestProject): void {
  const folder = places.find(holdsAll) ?? null
  if (!folder)
    console.info('Left out: the tests that read the filings. docs/filings.md says how to add them.')
  project.provide('filings', folder)
}
