import { parseArgs } from 'node:util'
import { type Game, isRefusal, type Rules } from '@cardroom/engine'
import { findOptions } from '@cardroom/engine/collection'
import { type FeesOnlyGame, feesOnlyGame } from '@cardroom/rulebook'
import { regimeSection } from '@cardroom/rulebook/regimes'
import { feesOnlySheet, type Sheet, saidSheet, sheetOf } from '@cardroom/rulebook/sheet'
import { type FilingTexts, readFilings } from '@cardroom/server/filings'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { badInputOf } from '../../command/refused.ts'
import { type CitedTexts, citedBy, citesOf } from '../../input/cited.ts'
import { FILINGS_HELP, filingsFlag, filingsFolder } from '../../input/filings.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../../input/own-rules.ts'
import { REGIME_HELP, regimeFlag, regimeNamed } from '../../input/regime.ts'
import { sheetAsMarkdown, sheetAsText } from '../../terminal/print-sheet.ts'
import { sayAsInRecords } from '../../terminal/record-names.ts'

type Answer = Sheet<string> & { readonly markdown?: string; readonly cited?: CitedTexts }

/** What a regime means for the game, instead of all that was filed. */
function underRegime(id: string, game: Game<Rules> | FeesOnlyGame, sheet: Sheet): Sheet {
  const regime = regimeNamed(id)
  if (!('rules' in game))
    throw new BadInput('only the fees of this game were filed, not its rules', '--regime')
  return { ...sheet, sections: [regimeSection(regime, game.rules)] }
}

/** The rule sheet of one game. */
export const sheetCommand: QueryCommand = {
  help: `cardroom rules GAME [--schedule S] [--lines [--filings DIR]] [--regime R] [--rules FILE] [--markdown] [--json]

The rule sheet of a game: deck, wagers, pay tables, charts, house way, order of settlement, every schedule
option, readings and incidents, each with the lines of the filing on which it rests.

  --schedule S   only the fees of the option in force: 3, own/3; several for different numbers of players: 1,5,9;
                 none: only where they are filed
  --lines        under what is said the lines of the filing that it rests on, among a few of their neighbours
${FILINGS_HELP}
${REGIME_HELP}: only what
                 that forbids, changes or asks of the table, rule by rule, with the lines of the filing
  --markdown     as Markdown
${RULES_HELP}`,

  async answer(args): Promise<Answer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        markdown: { type: 'boolean' },
        schedule: { type: 'string' },
        lines: { type: 'boolean' },
        ...regimeFlag,
        ...filingsFlag,
        ...rulesFlag,
      },
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0)
      throw new BadInput('one game is needed: "cardroom games" lists them')
    if (values.lines && values.markdown) throw new BadInput('not with --markdown', '--lines')
    const library = await openRulebookWith(values.rules)
    const offered = library.game(id)
    const game = isRefusal(offered) ? (feesOnlyGame(id) ?? offered) : offered
    if (isRefusal(game)) throw badInputOf(game)
    const { schedule } = values
    const inForce =
      schedule === undefined
        ? undefined
        : schedule === 'none'
          ? []
          : findOptions(library.feeTables, id, schedule.split(','))
    if (isRefusal(inForce)) throw badInputOf(inForce, '--schedule')
    const fees = { tables: library.feeTables, ...(inForce ? { inForce } : {}) }
    const whole = 'rules' in game ? sheetOf(game, fees) : feesOnlySheet(game, fees)
    const filed = values.regime === undefined ? whole : underRegime(values.regime, game, whole)
    const answer = saidSheet(filed, sayAsInRecords)
    if (values.markdown) return { ...answer, markdown: sheetAsMarkdown(answer) }
    if (!values.lines) return answer
    const folder = filingsFolder(values.filings)
    const texts: FilingTexts = folder === undefined ? new Map() : readFilings(folder)
    return { ...answer, cited: citedBy(citesOf(answer.sections), texts, library.feeTables) }
  },

  print(answer) {
    const { markdown, cited, ...answered } = answer as Answer
    return markdown ?? sheetAsText(answered, cited)
  },
}
