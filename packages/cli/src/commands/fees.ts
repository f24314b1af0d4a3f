import { BadInput } from '../command/bad-input.ts'
import { byVerb, type QueryCommand } from '../command/command.ts'
import { feesCompareCommand } from './fees/compare.ts'

const whatOf: QueryCommand = {
  help: '"cardroom fee GAME" says what one option takes; "cardroom fees compare GAME" lays all of them side by side.',
  answer() {
    throw new BadInput('what about them? cardroom fees compare GAME')
  },
  print: String,
}

/** Questions about all schedule options of a game together. */
export const feesCommand = byVerb({ compare: feesCompareCommand }, whatOf)
