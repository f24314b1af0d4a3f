import { join } from 'node:path'
import { familyNames } from '@cardroom/engine'
import { listGames } from '@cardroom/rulebook/listing'
import { SCHEMA_KINDS, schemaOf } from '@cardroom/rulebook/schemas'
import { english } from '@cardroom/words/en'
import { taskPages } from './docs-tasks.ts'
import { filingsPage } from './filings-page.ts'
import { readHouse } from './imports.ts'
import { pictureOf } from './picture.ts'
import { verifyPage } from './verify-page.ts'

/** The files that are made from the code, by their path from the project's root. */
export function generated(): ReadonlyMap<string, string> {
  const files = new Map([
    ['packages/rulebook/src/listing/listing.json', json(listGames())],
    ['docs/filings.md', filingsPage()],
    ['packages/web/verify.html', verifyPage()],
    ['docs/house.svg', pictureOf(readHouse(join(import.meta.dirname, '..')))],
    ...taskPages(),
  ])
  for (const kind of SCHEMA_KINDS) {
    for (const family of familyNames) {
      files.set(`schemas/${kind}-${family}.json`, json(schemaOf(kind, family, english.say)))
    }
  }
  return files
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
