// Writes the reference of everything that may be imported, from the code's own comments, as a static site.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { declarationsIn, EXPLAINED, facesOf } from './docs/faces.ts'
import { siteOf } from './docs/site.ts'
import { EXAMPLES, pageOf } from './docs-tasks.ts'
import { compileInto } from './packing/compile.ts'

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
const root = join(import.meta.dirname, '..')
const out = resolve(values.out ?? join(root, 'dist/docs'))
const built = mkdtempSync(join(tmpdir(), 'cardroom-docs-'))
try {
  compileInto(built)
  const packages = EXPLAINED.map(folder => {
    const manifest = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')
    const { name, description } = JSON.parse(manifest) as { name: string; description: string }
    return { name, description, faces: facesOf(folder, declarationsIn(built)) }
  })
  const site = siteOf(
    packages,
    EXAMPLES.map(name => ({ name, markdown: pageOf(name) })),
  )
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const [file, content] of site) writeFileSync(join(out, file), content)
  process.stdout.write(`${site.size} files in ${out}\n`)
} finally {
  rmSync(built, { recursive: true, force: true })
}
