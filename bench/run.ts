import { cpus } from 'node:os'
import { evaluators } from './evaluators.ts'
import { rounds } from './rounds.ts'
import { server } from './server.ts'
import { type Finding, printed } from './table.ts'

const benchmarks: Readonly<Record<string, () => Finding[] | Promise<Finding[]>>> = {
  rounds,
  evaluators,
  server,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find(name => !(name in benchmarks))
if (unknown !== undefined) {
  console.error(`there is no benchmark "${unknown}" (${Object.keys(benchmarks).join(', ')})`)
  process.exit(2)
}

const findings: Finding[] = []
for (const [name, benchmark] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (process.stderr.isTTY) process.stderr.write(`measuring ${name} …\n`)
  findings.push(...(await benchmark()))
}

console.log(`Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}\n`)
console.log(printed(findings))
