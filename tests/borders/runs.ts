/**
 * How many broken inputs are tried at a border. Every day they are the same few; with ROUNDS, as the soak says it,
 * they are as many others, and each border stops after a while however many are left.
 */
const { ROUNDS } = process.env

const MAX_RUN_MS = 120_000

export const runs = (
  everyDay: number,
): { numRuns: number; seed?: number; interruptAfterTimeLimit?: number } =>
  ROUNDS === undefined
    ? { numRuns: everyDay, seed: 1 }
    : { numRuns: Number(ROUNDS), interruptAfterTimeLimit: MAX_RUN_MS }
