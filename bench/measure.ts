/** How often a second something can be done: the median of several passes. */
export interface Rate {
  readonly name: string
  readonly perSecond: number
}

/** Does its work `times` times and gives back a number that depends on it, so that nothing is optimised away. */
export type Work = (times: number) => number

const PASSES = 5
const PASS_MS = 300
const WARM_MS = 1500

/** Measures several things in turn, pass by pass, so that a slow moment of the machine hits all of them. */
export function measure(works: Readonly<Record<string, Work>>): Rate[] {
  const names = Object.keys(works)
  const batch = new Map(names.map(name => [name, calibrate(works[name]!)]))
  const rates = new Map<string, number[]>(names.map(name => [name, []]))
  for (let pass = 0; pass < PASSES; pass++) {
    for (const name of names) rates.get(name)!.push(once(works[name]!, batch.get(name)!))
  }
  return names.map(name => ({ name, perSecond: median(rates.get(name)!) }))
}

let sink = 0

function once(work: Work, times: number): number {
  const start = performance.now()
  sink += work(times)
  return (times * 1000) / (performance.now() - start)
}

/** Runs until the compiler has done its work, then says how many repetitions make a pass. */
function calibrate(work: Work): number {
  let times = 1
  let spent = 0
  for (;;) {
    const start = performance.now()
    sink += work(times)
    const took = performance.now() - start
    spent += took
    if (spent > WARM_MS) return Math.max(1, Math.round((times * PASS_MS) / took))
    if (took < PASS_MS / 2) times *= 2
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!

/** Keeps the results of all passes alive. */
export const sunk = (): number => sink
