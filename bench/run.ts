import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchmarks } from './benchmarks.ts'
import { withFigures } from './readme.ts'
import { asData, type Finding, passesOf, printed } from './table.ts'

/** The page of figures that the README links to. */
const FIGURES = join(import.meta.dirname, '../docs/programmers/speed.md')

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, readme: { type: 'boolean' }, growth: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = positionals.find(name => !Object.hasOwn(benchmarks, name))
if (unknown !== undefined) {
  console.error(`there is no benchmark "${unknown}" (${Object.keys(benchmarks).join(', ')})`)
  process.exit(2)
}

const processors = cpus()
const machine = {
  node: process.versions.node,
  processor: processors[0]?.model.trim() ?? 'unknown processor',
  cores: processors.length,
  day: new Date().toISOString().slice(0, 10),
}
const { node, processor, cores, day } = machine
const onWhat = `Node ${node}, ${processor}, ${cores} cores, ${day}`

/** By what each figure was found. */
const how = (findings: readonly Finding[]): string => {
  const passes = passesOf(findings)
  return passes === undefined ? '' : `; medians of ${passes} passes, CPU time`
}

if (values.growth) {
  const { growth, printedGrowth } = await import('./growth.ts')
  const found = await growth()
  const table = printedGrowth(found)
  if (values.readme)
    write('--growth', `\n${onWhat}; medians of ${found[0]!.steps[0]!.passes} passes, CPU time.\n\n${table}\n`)
  console.log(values.json ? JSON.stringify({ ...machine, growth: found }) : `${onWhat}\n\n${table}`)
  process.exit(0)
}

const findings: Finding[] = []
for (const [name, { does, run }] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  if (process.stderr.isTTY) process.stderr.write(`${name}: ${does} …\n`)
  const found = await run()
  findings.push(...found)
  // Each as soon as it is there: the last ones take long.
  if (values.readme) write(name, `\n${onWhat}${how(found)}.\n\n${printed(found)}\n`)
}

function write(name: string, figures: string): void {
  const text = withFigures(readFileSync(FIGURES, 'utf8'), name, figures)
  if (text === undefined) throw new Error(`docs/programmers/speed.md has no place for "${name}"`)
  writeFileSync(FIGURES, text)
}

if (values.json) console.log(JSON.stringify({ ...machine, findings: asData(findings) }))
else console.log(`${onWhat}${how(findings)}\n\n${printed(findings)}`)
