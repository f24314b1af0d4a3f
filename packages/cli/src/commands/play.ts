import { parseArgs } from 'node:util'
import { completeRecord, type Library, type ResultWritten, type RoundRecord } from '@cardroom/engine/record'
import { isRefusal, unwrap } from '@cardroom/engine/say'
import { loadGames } from '@cardroom/rulebook/load'
import { nameHand } from '@cardroom/words/en/hand-names'
import { BadInput, wrongAnswer } from '../command/bad-input.ts'
import type { ProgramCommand } from '../command/command.ts'
import { jsonValues, readInput } from '../input/input.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'

export const playCommand: ProgramCommand = {
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
    const records = recordsIn(positionals)
    const library = await libraryFor(records, values.rules)
    for (const { value, alone } of records) {
      const answer = await answerTo(value, library)
      if (answer instanceof BadInput) {
        if (alone) throw answer
        code = 2
        console.log(JSON.stringify(wrongAnswer(answer)))
      } else if (alone && !values.json && process.stdout.isTTY) {
        const { printRound } = await import('../terminal/print-round.ts')
        console.log(printRound(answer, unwrap(library.game(answer.game)).rules))
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
    const records = recordsIn(positionals)
    const library = await libraryFor(records, values.rules)
    const answers = await Promise.all(records.map(({ value }) => answerTo(value, library)))
    const [first, ...more] = answers
    if (more.length > 0) return answers.map(one => (one instanceof BadInput ? wrongAnswer(one) : one))
    if (first === undefined || first instanceof BadInput) throw first ?? new BadInput(NO_FILE)
    return first
  },
}

const NO_FILE = 'a file with records is needed (- for standard input)'

type FinishedRound = RoundRecord & { result: ResultWritten }

interface RecordInFile {
  readonly value: unknown | BadInput
  /** Whether it is the only record of its file. */
  readonly alone: boolean
}

function recordsIn(files: readonly string[]): RecordInFile[] {
  if (files.length === 0) throw new BadInput(NO_FILE)
  return files.flatMap(file => {
    const { lines, values } = jsonValues(readInput(file), file)
    return values.map(value => ({ value, alone: !lines }))
  })
}

/** Loads only the games that the records name, unless there are games of the room's own. */
async function libraryFor(records: readonly RecordInFile[], rules: readonly string[]): Promise<Library> {
  if (rules.length > 0) return openRulebookWith(rules)
  return loadGames(records.flatMap(({ value }) => gameNamedIn(value)))
}

function gameNamedIn(record: unknown): string[] {
  if (typeof record !== 'object' || record === null || !('game' in record)) return []
  return typeof record.game === 'string' ? [record.game] : []
}

async function answerTo(value: unknown | BadInput, library: Library): Promise<FinishedRound | BadInput> {
  if (value instanceof BadInput) return value
  const answer = completeRecord(value, library, nameHand)
  if (!isRefusal(answer)) return answer
  // Loading all words takes as long as playing a round.
  const { badInputOf } = await import('../command/refused.ts')
  return badInputOf(answer)
}
