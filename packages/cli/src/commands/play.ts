import { parseArgs } from 'node:util'
import {
  completeRecord,
  isRefusal,
  type Refusal,
  type ResultWritten,
  type RoundRecord,
  refuse,
} from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { Program } from '../command/command.ts'
import { refused, whyRefused } from '../command/refused.ts'
import { jsonValues, readInput } from '../input/input.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { printRound } from '../terminal/print-round.ts'

export const play: Program = {
  help: `cardroom play FILE… [--rules FILE] [--json]

Completes round records. A FILE holds one record or JSON Lines with one record a line; - is standard input.
With JSON Lines the answers come one a line in the same order; the answer to a record that is refused
is {"error": "…"}, the others go on, and the exit code is 2.

${RULES_HELP}`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, ...rulesFlag },
      allowPositionals: true,
    })
    let code = 0
    for (const { answer, alone } of await completeAll(positionals, values.rules)) {
      if (isRefusal(answer) && alone) throw refused(answer)
      if (isRefusal(answer)) code = 2
      if (alone && !values.json && process.stdout.isTTY) console.log(printRound(answer as Finished))
      else console.log(JSON.stringify(isRefusal(answer) ? { error: whyRefused(answer) } : answer))
    }
    return code
  },

  async answer(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: rulesFlag,
      allowPositionals: true,
    })
    const answers = await completeAll(positionals, values.rules)
    const [first] = answers
    if (answers.length > 1)
      return answers.map(({ answer }) => (isRefusal(answer) ? { error: whyRefused(answer) } : answer))
    if (isRefusal(first!.answer)) throw refused(first!.answer)
    return first!.answer
  },
}

type Finished = RoundRecord & { result: ResultWritten }

async function completeAll(
  files: readonly string[],
  rules: readonly string[],
): Promise<{ answer: Finished | Refusal; alone: boolean }[]> {
  if (files.length === 0) throw new BadInput('a file with records is needed (- for standard input)')
  const library = await openRulebookWith(rules)
  return files.flatMap(file => {
    const { lines, values } = jsonValues(readInput(file), file)
    return values.map(value => ({
      answer: value instanceof BadInput ? refuse(value.message) : completeRecord(value, library, english.say),
      alone: !lines,
    }))
  })
}
