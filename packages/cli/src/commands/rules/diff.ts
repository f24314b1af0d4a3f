import { parseArgs } from 'node:util'
import { isRefusal, type RuleSet } from '@cardroom/engine'
import {
  type ComparedRow,
  type ComparedSection,
  type ComparedText,
  type Comparison,
  compareRules,
} from '@cardroom/rulebook/compare'
import { english } from '@cardroom/words/en'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { badInputOf } from '../../command/refused.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../../input/own-rules.ts'
import { lineWidth, style } from '../../terminal/style.ts'
import { inColumns } from '../../terminal/table.ts'

/** Compares everything; people see only the differences unless they ask for all. */
const showsAll = new WeakSet<object>()

export const diffCommand: QueryCommand = {
  help: `cardroom rules diff A B [--all] [--rules FILE] [--json]

Two filings side by side: deck, seats, wagers, pay tables, charts, streets, order of settlement, readings and
incidents, with the lines of each.

  --all          also what is the same in both
${RULES_HELP}`,

  async answer(args): Promise<Comparison> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { all: { type: 'boolean' }, ...rulesFlag },
      allowPositionals: true,
    })
    const [a, b, ...more] = positionals
    if (a === undefined || b === undefined || more.length > 0)
      throw new BadInput('two games are needed: cardroom rules diff outlaws/omaha cameo/omaha')
    const library = await openRulebookWith(values.rules)
    const rules = (id: string): RuleSet => {
      const game = library.game(id)
      if (isRefusal(game)) throw badInputOf(game)
      return game.rules
    }
    const answer = compareRules(rules(a), rules(b), english.say, library.feeTables)
    if (values.all) showsAll.add(answer)
    return answer
  },

  print(answer) {
    return printDifferences(answer as Comparison, showsAll.has(answer))
  },
}

export function printDifferences({ a, b, same, different, sections }: Comparison, all = false): string {
  const shown = sections.filter(({ rows }) => all || rows.some(row => !row.same))
  return [
    `${style('bold', a)} and ${style('bold', b)}: ${different} differences, ${same} the same`,
    ...shown.map(section => sectionAsText(section, { a, b, all })),
  ].join('\n\n')
}

function sectionAsText(
  { title, rows }: ComparedSection,
  { a, b, all }: { a: string; b: string; all: boolean },
): string {
  const head = ['   ', a, b].map(text => style('underline', text))
  const shown = rows.filter(row => all || !row.same)
  return [style('bold', title), inColumns([head, ...shown.map(rowCells)], lineWidth())].join('\n')
}

const rowCells = (row: ComparedRow): string[] => {
  const mark = row.same ? '   ' : ' ≠ '
  return [`${mark}${row.what}`, saidText(row.a), saidText(row.b)]
}

const saidText = (said: ComparedText | null): string =>
  said ? `${said.text}${said.cite ? ` ${style('dim', `(${said.cite})`)}` : ''}` : '–'
