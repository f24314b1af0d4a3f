// Writes the packages as others install them: JavaScript with type declarations and source maps, one tarball each.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packInto } from './packing/pack.ts'

const USAGE = `npm run pack -- [--out FOLDER]

Writes a tarball of every package that others may install, and prints their sizes. To try them:
  npm install FOLDER/*.tgz

  --out FOLDER  where they go (dist/npm)
  --help        shows this
`

const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  process.stdout.write(USAGE)
  process.exit()
}
const out = resolve(values.out ?? join(import.meta.dirname, '../dist/npm'))
for (const { name, file, bytes } of await packInto(out)) {
  process.stdout.write(`${name.padEnd(20)} ${`${Math.round(bytes / 1024)} KB`.padStart(8)}  ${file}\n`)
}
