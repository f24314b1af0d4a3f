// Three nodes, people and bots, and one fault after the other; then everything is held against the log.
import { chaos, report } from './chaos.ts'
import { FAULTS, type Fault } from './faults.ts'

const { ROUNDS = '10', SECONDS = '180', FAULT } = process.env
const isFault = (name: string | undefined): name is Fault => FAULTS.some(fault => fault === name)
const tally = await chaos({
  rounds: Number(ROUNDS),
  seconds: Number(SECONDS),
  ...(isFault(FAULT) ? { faults: [FAULT] } : {}),
  log: console.log,
})
console.log(report(tally))
process.exit(tally.problems.length === 0 ? 0 : 1)
