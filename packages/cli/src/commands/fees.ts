import { BadInput } from '../command/bad-input.ts'
import { byVerb, type Question } from '../command/command.ts'
import { compare } from './fees/compare.ts'

const whatOf: Question = {
  help: '"cardroom fee GAME" says what one option takes; "cardroom fees compare GAME" lays all of them side by side.',
  answer() {
    throw new BadInput('what about them? cardroom fees compare GAME')
  },
  print: String,
}

/** What one asks of all schedule options of a game together. */
export const fees = byVerb({ compare }, whatOf)
