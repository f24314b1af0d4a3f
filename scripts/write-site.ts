// Writes the page as a site that needs no card room: everything runs in the browser.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { siteInto } from './site.ts'

const USAGE = `npm run site -- [--out FOLDER]

Writes Cardroom as a static site: rulebook, lab and tables against bots run in the visitor's browser. Its files can
lie in any folder of any web host; addresses within it stand behind a hash, so that the host needs no settings.
Browsers do not run pages that are opened as files: any small web server will do, such as
  npx http-server FOLDER

  --out FOLDER  where it goes (dist/site); a folder with anything else in it is left alone
  --help        shows this
`

const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  process.stdout.write(USAGE)
  process.exit()
}
const out = resolve(values.out ?? join(import.meta.dirname, '../dist/site'))
if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'manifest.webmanifest'))) {
  process.stderr.write(`${out} has something else in it: name a folder that is new, empty, or a site.\n`)
  process.exit(2)
}
siteInto(out)
process.stdout.write(`The site is in ${out}: serve that folder, or hand it to a web host.\n`)
