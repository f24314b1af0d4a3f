/**
 * How many broken inputs each border gets: in `npm test` always the same few, in the soak ROUNDS new ones, within a
 * time limit.
 */
const { ROUNDS } = process.env

const MAX_RUN_MS = 120_000

export const runs = (
  everyDay: number,
): { numRuns: number; seed?: number; interruptAfterTimeLimit?: number } =>
  ROUNDS === undefined
    ? { numRuns: everyDay, seed: 1 }
    : { numRuns: Number(ROUNDS), interruptAfterTimeLimit: MAX_RUN_MS }
