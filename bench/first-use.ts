import { execFileSync } from 'node:child_process'
import { median } from './measure.ts'
import { peer } from './peers.ts'
import type { Finding } from './table.ts'

const STARTS = 7
const EVALUATORS = ['cardroom', '@pokertools/evaluator', 'phe', 'poker-evaluator']

/** How long the first hand takes in a fresh process: whatever tables an evaluator has, it must build or read them. */
export function firstUse(): Finding[] {
  const names = EVALUATORS.filter(name => name === 'cardroom' || peer(name))
  const times = new Map<string, number[]>(names.map(name => [name, []]))
  for (let start = 0; start < STARTS; start++) {
    for (const name of names) {
      const answer = execFileSync(process.execPath, [`${import.meta.dirname}/first-use-process.ts`, name])
      times.get(name)!.push(Number(answer))
    }
  }
  const [ours, ...peers] = names.map(name => ({ name, perSecond: 1000 / median(times.get(name)!) }))
  return [{ what: 'the first hand in a fresh process, tables and all', unit: 'time', ours: ours!, peers }]
}
