// The long tests: every rule set over tens of thousands of random rounds, and what only a long run shows.
import { hand, installPackages } from './ready.js'

installPackages()
const ROUNDS = process.env.ROUNDS ?? '50000'
console.log(`${ROUNDS} rounds of every game; set ROUNDS for another number`)
hand(
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.soak.config.ts', ...process.argv.slice(2)],
  {
    ROUNDS,
  },
)
