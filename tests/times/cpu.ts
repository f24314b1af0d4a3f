import { readdirSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The seconds of CPU that a file took, with the processes it started. */
    cpu?: number
  }
}

const HUNDREDTHS = 100

interface Process {
  readonly parent: number
  readonly ticks: number
}

/** The CPU time of this process and its children so far; undefined where the system has no `/proc`. */
function secondsTaken(): number {
  const processes = new Map<number, Process>()
  try {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) note(processes, Number(name))
  } catch {
    return process.cpuUsage().user / 1e6
  }
  let ticks = 0
  for (const [id, { ticks: own }] of processes) if (isBelow(processes, id)) ticks += own
  return ticks / HUNDREDTHS
}

function note(processes: Map<number, Process>, id: number): void {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Its own time, and that of its children who have ended: each in the program and in the system.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    processes.set(id, { parent: Number(fields[1]), ticks })
  } catch {
    // It has ended meanwhile.
  }
}

function isBelow(processes: Map<number, Process>, id: number): boolean {
  for (let at: number | undefined = id; at; at = processes.get(at)?.parent)
    if (at === process.pid) return true
  return false
}

/** Where the files of a worker share a process, each begins with what those before it took. */
const state = globalThis as { cpuBefore?: number }
const before = state.cpuBefore ?? 0

// biome-ignore lint/correctness/noEmptyPattern: Vitest wants what a hook destructures before the file.
afterAll(({}, file) => {
  const now = secondsTaken()
  file.meta.cpu = now - before
  state.cpuBefore = now
})
