/** How often a second something can be done: the median of several passes. */
export interface Rate {
  readonly name: string
  readonly perSecond: number
  /** How far the passes lie apart: half of what is between the slowest and the fastest, as a part of the median. */
  readonly spread?: number
  /** How many passes there were. */
  readonly passes?: number
  /** What each of them came to, those of all that were measured in turn at the same place. */
  readonly perPass?: readonly number[]
  /** What else was measured, by its name and unit. */
  readonly figures?: Readonly<Record<string, number>>
}

/** Does its work `times` times and gives back a number that depends on it, so that nothing is optimised away. */
export type Work = (times: number) => number | Promise<number>

const PASSES = 5
const PASS_MS = 300
const WARM_MS = 1500

/** Measures several things in turn, pass by pass, so that a slow moment of the machine hits all of them. */
export async function measure(works: Readonly<Record<string, Work>>): Promise<Rate[]> {
  const all: { name: string; work: Work; times: number; rates: number[] }[] = []
  for (const [name, work] of Object.entries(works)) {
    all.push({ name, work, times: await calibrate(work), rates: [] })
  }
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { work, times, rates } of all) rates.push((times * 1000) / (await timeOf(work, times)))
  }
  return all.map(({ name, rates }) => rateOf(name, rates))
}

/** The median of what several passes came to, and how far they lie apart. */
export function rateOf(name: string, rates: readonly number[]): Rate {
  const perSecond = median(rates)
  const spread = (Math.max(...rates) - Math.min(...rates)) / 2 / perSecond
  return { name, perSecond, spread, passes: rates.length, perPass: rates }
}

let sink = 0

/** The time that this thread has worked, in milliseconds: what else the machine does is left out. */
export const now = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function timeOf(work: Work, times: number): Promise<number> {
  const start = now()
  sink += await work(times)
  return Math.max(now() - start, 0.001)
}

/** Runs until the compiler has done its work, then says how many repetitions make a pass. */
async function calibrate(work: Work): Promise<number> {
  let times = 1
  let spent = 0
  for (;;) {
    const took = await timeOf(work, times)
    spent += took
    if (spent > WARM_MS) return Math.max(1, Math.round((times * PASS_MS) / took))
    if (took < PASS_MS / 2) times *= 2
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1]!

/** Keeps the results of all passes alive. */
export const sinkValue = (): number => sink
