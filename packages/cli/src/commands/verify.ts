import { parseArgs } from 'node:util'
import { isRefusal, verifyRecord } from '@cardroom/engine'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { Question } from '../command/command.ts'
import { jsonValues, readInput } from '../input/input.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'

interface Verified {
  readonly records: number
  readonly agreed: number
  readonly differ: readonly { readonly file: string; readonly record: number; readonly difference: string }[]
}

export const verify: Question = {
  help: `cardroom verify FILE… [--rules FILE] [--json]

Recomputes finished records and prints the first difference of each; the exit code is 1 if there is any.

${RULES_HELP}`,

  async answer(args): Promise<Verified> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: rulesFlag,
      allowPositionals: true,
    })
    if (positionals.length === 0)
      throw new BadInput('a file with finished records is needed (- for standard input)')
    const library = await openRulebookWith(values.rules)
    let records = 0
    const differ: { file: string; record: number; difference: string }[] = []
    for (const file of positionals) {
      for (const [i, value] of jsonValues(readInput(file), file).values.entries()) {
        records++
        const wrong = value instanceof BadInput ? value.message : verifyRecord(value, library, english.say)
        const difference = isRefusal(wrong) ? sayRefusal(english, wrong) : wrong
        if (difference !== undefined) differ.push({ file, record: i + 1, difference })
      }
    }
    return { records, agreed: records - differ.length, differ }
  },

  print(answer) {
    const { records, agreed, differ } = answer as Verified
    return [
      ...differ.map(one => `${one.file}, record ${one.record}: ${one.difference}`),
      `${agreed} of ${records} records agree`,
    ].join('\n')
  },

  exitCode: answer => ((answer as Verified).differ.length > 0 ? 1 : 0),
}
