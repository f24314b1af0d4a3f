// Writes the reference of everything that may be imported, from the code's own comments, as a static site.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readReference } from './reference/reference.ts'

const USAGE = `npm run docs -- [--out FOLDER]

Writes the reference of everything that may be imported as a static site. It needs no server: open index.html.
The card room serves it at /docs once it is there.

  --out FOLDER  where it goes (dist/docs)
  --help        shows this
`

const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  process.stdout.write(USAGE)
  process.exit()
}
const out = resolve(values.out ?? join(import.meta.dirname, '../dist/docs'))
const { project, write } = await readReference()
await write(out)
process.stdout.write(`${project.children?.length} entry points in ${out}\n`)
