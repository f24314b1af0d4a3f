// Writes what is made from the code: the list of games, the page about the filings, the words of the page that checks
// shuffles, the picture of the packages and the examples on the pages of the tasks; and into dist the published schemas.
// With --check nothing is written, and what is committed and not current is named.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtFiles, committedFiles } from './generated.ts'

const root = join(import.meta.dirname, '..')
const [only] = process.argv.slice(2).filter(word => !word.startsWith('--'))
const check = process.argv.includes('--check')

let stale = 0
for (const [path, content] of check ? committedFiles() : [...committedFiles(), ...builtFiles()]) {
  if (only !== undefined && !path.includes(only)) continue
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue
  if (check) {
    console.error(`${path} is not current: npm run generate`)
    stale++
    continue
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(path)
}
process.exit(stale > 0 ? 1 : 0)
