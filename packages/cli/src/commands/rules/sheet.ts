import { parseArgs } from 'node:util'
import { isRefusal } from '@cardroom/engine'
import { feesOnly } from '@cardroom/rulebook'
import { saidSheet } from '@cardroom/rulebook/sheet/said.ts'
import { feesOnlySheet, type Sheet, sheetOf } from '@cardroom/rulebook/sheet/sheet.ts'
import { english } from '@cardroom/words/en'
import { BadInput } from '../../command/bad-input.ts'
import type { Question } from '../../command/command.ts'
import { refused, whyRefused } from '../../command/refused.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../../input/own-rules.ts'
import { sheetAsMarkdown, sheetAsText } from '../../terminal/print-sheet.ts'

type Answer = Sheet<string> & { readonly markdown?: string }

/** The rule sheet of one game. */
export const sheet: Question = {
  help: `cardroom rules GAME [--schedule S] [--rules FILE] [--markdown] [--json]

The rule sheet of a game: deck, wagers, pay tables, charts, house way, order of settlement, every schedule
option, readings and incidents, each with the lines of the filing on which it rests.

  --schedule S   only the fees of the option in force: 3, own/3; several for different numbers of players: 1,5,9;
                 none: only where they are filed
  --markdown     as Markdown
${RULES_HELP}`,

  async answer(args): Promise<Answer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { markdown: { type: 'boolean' }, schedule: { type: 'string' }, ...rulesFlag },
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0)
      throw new BadInput('one game is needed: "cardroom games" lists them')
    const library = await openRulebookWith(values.rules)
    const game = feesOnly.find(one => one.id === id) ?? library.game(id)
    if (isRefusal(game)) throw refused(game)
    const { schedule } = values
    const inForce =
      schedule === undefined
        ? undefined
        : schedule === 'none'
          ? []
          : library.schedules(id, schedule.split(','))
    if (isRefusal(inForce)) throw new BadInput(`--${whyRefused(inForce)}`)
    const fees = { tables: library.feeTables, ...(inForce ? { inForce } : {}) }
    const filed = 'rules' in game ? sheetOf(game, fees) : feesOnlySheet(game, fees)
    const answer = saidSheet(filed, english.say)
    return values.markdown ? { ...answer, markdown: sheetAsMarkdown(answer) } : answer
  },

  print(answer) {
    const { markdown, ...answered } = answer as Answer
    return markdown ?? sheetAsText(answered)
  },
}
