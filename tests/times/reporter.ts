import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

interface Row {
  readonly file: string
  readonly project: string
  /** Since the run began, in milliseconds. */
  readonly from: number
  readonly to: number
  /** How long its modules were loaded, and how long its tests ran. */
  readonly load: number
  readonly run: number
  readonly cpu: number
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(7)

/** Says what each file took, the one with most CPU first: `npm test -- --times`. */
export default class Times implements Reporter {
  readonly #began = Date.now()
  readonly #from = new Map<string, number>()
  readonly #rows: Row[] = []

  onTestModuleQueued({ id }: TestModule): void {
    this.#from.set(id, Date.now() - this.#began)
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic()
    this.#rows.push({
      file: module.relativeModuleId,
      project: module.project.name,
      from: this.#from.get(module.id) ?? 0,
      to: Date.now() - this.#began,
      load: collectDuration + setupDuration,
      run: duration,
      cpu: (module.meta().cpu ?? 0) * 1000,
    })
    const path = process.env.TIMES_FILE
    if (path !== undefined) writeFileSync(path, JSON.stringify(this.#rows))
  }

  onTestRunEnd(): void {
    const rows = this.#rows.toSorted((a, b) => b.cpu - a.cpu)
    console.log('\n    cpu    load   tests    from      to')
    for (const { file, project, cpu, load, run, from, to } of rows)
      console.log(`${[cpu, load, run, from, to].map(seconds).join(' ')}  ${project} ${file}`)
    for (const [project, of] of Map.groupBy(rows, row => row.project))
      console.log(`${seconds(of.reduce((sum, { cpu }) => sum + cpu, 0))}  ${project}, ${of.length} files`)
  }
}
