import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** The service worker's own file: it stands beside the page, whose place it may answer for. */
export const WORKER = 'sw.js'

/** Tells the service worker which files this build has. Its own text changes with them, so that browsers notice. */
export const keepPage: Plugin = {
  name: 'keep-page',
  writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name !== WORKER && !/\.(br|gz|map)$/.test(entry.name))
      .map(entry =>
        join(entry.parentPath, entry.name)
          .slice(dir.length + 1)
          .replaceAll(sep, '/'),
      )
      .toSorted()
    const hash = createHash('sha256')
    for (const file of files) hash.update(file).update(readFileSync(join(dir, file)))
    const kept = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files })
    const path = join(dir, WORKER)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('__KEPT__', () => kept),
    )
  },
}
