import { parseArgs } from 'node:util'
import { roomOf } from '@cardroom/engine'
import { openRulebook, rooms } from '@cardroom/rulebook'
import { type Hit, openSearch, type Search } from '@cardroom/rulebook/search'
import { english } from '@cardroom/words/en'
import { BadInput } from '../../command/bad-input.ts'
import type { Question } from '../../command/command.ts'
import { lineWidth, style } from '../../terminal/style.ts'
import { wrap } from '../../terminal/table.ts'

interface Answer {
  readonly query: string
  /** How many statements were found; `hits` has the best of them. */
  readonly found: number
  readonly hits: readonly Hit[]
}

/** Opened with the first question; a batch asks many. */
let opened: Search | undefined

/** Looks something up in all rooms. */
export const search: Question = {
  help: `cardroom rules search WORDS [--limit N] [--json]

Looks words up in the rules, incidents, readings, fees and glossaries of all rooms: who rules what, best first,
with the lines of the filings. The name of a room or a game among the words narrows the search.

  --limit N   so many answers (default 10)`,

  async answer(args): Promise<Answer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { limit: { type: 'string', default: '10' } },
      allowPositionals: true,
    })
    const query = positionals.join(' ').trim()
    if (query === '') throw new BadInput('words are needed: cardroom rules search "exposed card"')
    const limit = /^\d+$/.test(values.limit) ? Number(values.limit) : 0
    if (limit < 1) throw new BadInput(`"${values.limit}" is not a number from 1`, '--limit')
    opened ??= openSearch(await openRulebook(), english.say)
    const hits = opened(query)
    return { query, found: hits.length, hits: hits.slice(0, limit) }
  },

  print(answer) {
    const { found, hits } = answer as Answer
    if (found === 0) return 'Nothing is filed about that.'
    const more = found > hits.length ? [`${found - hits.length} more: --limit ${found}`] : []
    return [...hits.map(hitAsText), ...more].join('\n\n')
  },
}

function hitAsText({ kind, title, text, games }: Hit): string {
  const indented = (line: string) => wrap(`  ${line}`, lineWidth())
  const who = byCite(games).map(([cite, names]) => style('dim', `${cite}: ${names.join(', ')}`))
  return [`${style('bold', title)} ${style('dim', kind)}`, ...indented(text), ...who.flatMap(indented)].join(
    '\n',
  )
}

/** Games that cite the same lines in one line. */
function byCite(games: Hit['games']): [cite: string, names: string[]][] {
  const lines = new Map<string, string[]>()
  for (const { id, name, cite } of games) {
    lines.set(cite, [...(lines.get(cite) ?? []), `${name} (${rooms[roomOf(id)] ?? roomOf(id)})`])
  }
  return [...lines]
}
