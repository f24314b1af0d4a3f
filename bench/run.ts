import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { benchmarks } from './benchmarks.ts'
import { asData, type Finding, printed } from './table.ts'

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = positionals.find(name => !Object.hasOwn(benchmarks, name))
if (unknown !== undefined) {
  console.error(`there is no benchmark "${unknown}" (${Object.keys(benchmarks).join(', ')})`)
  process.exit(2)
}

const findings: Finding[] = []
for (const [name, { does, run }] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  if (process.stderr.isTTY) process.stderr.write(`${name}: ${does} …\n`)
  findings.push(...(await run()))
}

const machine = { node: process.versions.node, processor: cpus()[0]?.model.trim() ?? 'unknown processor' }
if (values.json) console.log(JSON.stringify({ ...machine, findings: asData(findings) }))
else console.log(`Node ${machine.node}, ${machine.processor}\n\n${printed(findings)}`)
