// Writes every rule sheet as PDF: dist/sheets/ROOM/GAME.pdf. Names of games write only those.
import { join } from 'node:path'
import { games } from '@cardroom/rulebook'
import { printSheets } from './print-sheets.ts'

const out = join(import.meta.dirname, '../dist/sheets')
const asked = process.argv.slice(2)
const wanted = asked.length > 0 ? asked : games.map(({ id }) => id)
const unknown = wanted.find(id => !games.some(rules => rules.id === id))
if (unknown !== undefined) {
  console.error(`there is no game "${unknown}"`)
  process.exit(2)
}

const terminal = process.stdout.isTTY
let done = 0
let most = 0
for await (const { id, pages } of printSheets(wanted, out)) {
  done++
  most = Math.max(most, pages)
  const line = `${done} of ${wanted.length}: ${id}, ${pages === 1 ? '1 page' : `${pages} pages`}`
  process.stdout.write(terminal ? `\r\u001b[K${line}` : `${line}\n`)
}
console.log(`${terminal ? '\r\u001b[K' : ''}${done} sheets in ${out}, none longer than ${most} pages`)
