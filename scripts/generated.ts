import { join } from 'node:path'
import { listGames } from '@cardroom/rulebook/listing'
import { taskPages } from './docs-tasks.ts'
import { filingsPage } from './filings-page.ts'
import { readSourceTree } from './imports.ts'
import { json } from './json.ts'
import { pictureOf } from './picture.ts'
import { schemaFiles } from './schemas.ts'
import { verifyPage } from './verify-page.ts'

/** The committed files that are made from the code, by their path from the project's root. */
export const committedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['packages/rulebook/src/listing/listing.json', json(listGames())],
    ['docs/filings.md', filingsPage()],
    ['packages/web/verify.html', verifyPage()],
    ['docs/pictures/house.svg', pictureOf(readSourceTree(join(import.meta.dirname, '..')))],
    ...taskPages(),
  ])

/** Files that are not committed. */
export const builtFiles = (): ReadonlyMap<string, string> =>
  new Map([...schemaFiles()].map(([name, content]) => [`dist/schemas/${name}`, content]))
