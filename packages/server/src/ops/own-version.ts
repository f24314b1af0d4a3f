import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this package, as it says itself. */
export function ownVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
