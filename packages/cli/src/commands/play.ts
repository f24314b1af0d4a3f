import { parseArgs } from 'node:util'
import {
  completeRecord,
  granted,
  isRefusal,
  type Library,
  type ResultWritten,
  type RoundRecord,
} from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { BadInput, wrongAnswer } from '../command/bad-input.ts'
import type { Program } from '../command/command.ts'
import { refused } from '../command/refused.ts'
import { jsonValues, readInput } from '../input/input.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { printRound } from '../terminal/print-round.ts'

export const play: Program = {
  help: `cardroom play FILE… [--rules FILE] [--json]

Completes round records. A FILE holds one record or JSON Lines with one record a line; - is standard input.
With JSON Lines the answers come one a line in the same order; the answer to a record that is refused
is {"error": "…", "code": "…", "at": "…"}, the others go on, and the exit code is 2.

${RULES_HELP}`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, ...rulesFlag },
      allowPositionals: true,
    })
    let code = 0
    const library = await openRulebookWith(values.rules)
    for (const { answer, alone } of completeAll(positionals, library)) {
      if (answer instanceof BadInput) {
        if (alone) throw answer
        code = 2
        console.log(JSON.stringify(wrongAnswer(answer)))
      } else if (alone && !values.json && process.stdout.isTTY) {
        console.log(printRound(answer, granted(library.game(answer.game)).rules))
      } else console.log(JSON.stringify(answer))
    }
    return code
  },

  async answer(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: rulesFlag,
      allowPositionals: true,
    })
    const library = await openRulebookWith(values.rules)
    const answers = completeAll(positionals, library).map(({ answer }) => answer)
    const [first, ...more] = answers
    if (more.length > 0) return answers.map(one => (one instanceof BadInput ? wrongAnswer(one) : one))
    if (first === undefined || first instanceof BadInput) throw first ?? new BadInput(NOTHING)
    return first
  },
}

const NOTHING = 'a file with records is needed (- for standard input)'

type Finished = RoundRecord & { result: ResultWritten }

function completeAll(
  files: readonly string[],
  library: Library,
): { answer: Finished | BadInput; alone: boolean }[] {
  if (files.length === 0) throw new BadInput(NOTHING)
  const answerTo = (value: unknown): Finished | BadInput => {
    if (value instanceof BadInput) return value
    const answer = completeRecord(value, library, english.say)
    return isRefusal(answer) ? refused(answer) : answer
  }
  return files.flatMap(file => {
    const { lines, values } = jsonValues(readInput(file), file)
    return values.map(value => ({ answer: answerTo(value), alone: !lines }))
  })
}
