// Writes every rule sheet as PDF (dist/sheets/ROOM/GAME.pdf) and the sign of a table for each schedule option
// (dist/signs/ROOM/GAME/own-3.pdf). Names of games write only those.
import { join } from 'node:path'
import { games } from '@cardroom/rulebook'
import { printSheets } from './print-sheets.ts'
import { printSigns } from './print-signs.ts'

const dist = join(import.meta.dirname, '../dist')
const asked = process.argv.slice(2)
const wanted = asked.length > 0 ? asked : games.map(({ id }) => id)
const unknown = wanted.find(id => !games.some(rules => rules.id === id))
if (unknown !== undefined) {
  console.error(`there is no game "${unknown}"`)
  process.exit(2)
}

const terminal = process.stdout.isTTY
const paper = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`)

/** Says of each what was printed, and in the end how much. */
async function tell(
  printed: AsyncGenerator<{ readonly pages: number; readonly what: string }>,
  kind: string,
  out: string,
): Promise<void> {
  let done = 0
  let most = 0
  for await (const { pages, what } of printed) {
    done++
    most = Math.max(most, pages)
    const line = `${done}: ${what}, ${paper(pages)}`
    process.stdout.write(terminal ? `\r\u001b[K${line}` : `${line}\n`)
  }
  console.log(`${terminal ? '\r\u001b[K' : ''}${done} ${kind} in ${out}, none longer than ${paper(most)}`)
}

async function* sheets(out: string) {
  for await (const { id, pages } of printSheets(wanted, out)) yield { what: id, pages }
}

async function* signs(out: string) {
  for await (const { id, schedule, pages } of printSigns(wanted, out)) {
    yield { what: `${id} ${schedule}`, pages }
  }
}

await tell(sheets(join(dist, 'sheets')), 'sheets', join(dist, 'sheets'))
await tell(signs(join(dist, 'signs')), 'signs', join(dist, 'signs'))
