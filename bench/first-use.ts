import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asInstalled } from './as-installed.ts'
import { rateOf } from './measure.ts'
import { peer } from './peers.ts'
import type { Finding } from './table.ts'

const STARTS = 7
const EVALUATORS = ['cardroom', '@pokertools/evaluator', 'phe', 'poker-evaluator']
const ENGINE = join(import.meta.dirname, '../packages/engine/src')

/**
 * How long the first hand takes in a fresh process: whatever tables an evaluator has, it must build or read them. Ours
 * is measured as others install it, as JavaScript.
 */
export function firstUse(): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-first-use-'))
  try {
    return [measured(asInstalled(join(ENGINE, 'faces/high.ts'), ENGINE, folder))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measured(ranking: string): Finding {
  const names = EVALUATORS.filter(name => name === 'cardroom' || peer(name))
  const rates = new Map<string, number[]>(names.map(name => [name, []]))
  for (let start = 0; start < STARTS; start++) {
    for (const name of names) {
      const program = [`${import.meta.dirname}/first-use-process.ts`, name, ranking]
      rates.get(name)!.push(1000 / Number(execFileSync(process.execPath, program)))
    }
  }
  const [ours, ...peers] = names.map(name => rateOf(name, rates.get(name)!))
  return { what: 'the first hand in a fresh process, tables and all', unit: 'time', ours: ours!, peers }
}
