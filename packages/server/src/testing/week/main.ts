// A week of a room: six tables, two shifts a day, every box counted; then books and audit.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report, week } from './week.ts'

const { DAYS = '7', ROUNDS = '30', DATA } = process.env
const data = DATA ?? mkdtempSync(join(tmpdir(), 'cardroom-week-'))
const result = await week({ data, days: Number(DAYS), rounds: Number(ROUNDS), log: console.log })
console.log(report(result))
console.log(`it is kept in ${data}`)
process.exit(result.problems.length === 0 ? 0 : 1)
