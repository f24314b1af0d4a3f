import { parseArgs } from 'node:util'
import { BadInput, type Question } from '../command.ts'
import { sheetAsMarkdown, sheetAsText } from '../print-sheet.ts'
import { type Sheet, sheetOf } from '../sheet.ts'

export const rules: Question = {
  help: `cardroom rules GAME [--markdown] [--json]

The rule sheet of a game: deck, wagers, pay tables, charts, house way, order of settlement, every schedule
option, readings and incidents, each with the lines of the filing on which it rests.

  --markdown   as Markdown`,

  async answer(args): Promise<Sheet> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { markdown: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [game, ...more] = positionals
    if (game === undefined || more.length > 0)
      throw new BadInput('one game is needed: "cardroom games" lists them')
    const sheet = await sheetOf(game)
    return values.markdown ? { ...sheet, markdown: sheetAsMarkdown(sheet) } : sheet
  },

  print(answer) {
    const sheet = answer as Sheet
    return sheet.markdown ?? sheetAsText(sheet)
  },
}
