import { parseArgs } from 'node:util'
import { roomOf } from '@cardroom/engine'
import { openRulebook, rooms } from '@cardroom/rulebook'
import { openSearch, type Search, type SearchHit, type Topic, topicsOf } from '@cardroom/rulebook/search'
import { english } from '@cardroom/words/en'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { lineWidth, style } from '../../terminal/style.ts'
import { wrap } from '../../terminal/table.ts'

interface Answer {
  readonly query: string
  /** The number of statements found; `hits` has the best of them. */
  readonly found: number
  readonly hits: readonly SearchHit[]
  /** Their topics, best first, with the games and rooms that share each. */
  readonly topics: readonly (Pick<Topic, 'kind' | 'title' | 'games' | 'rooms'> & { readonly found: number })[]
}

/** Opened with the first question: a batch asks many. */
let opened: Search | undefined

/** Looks something up in all rooms. */
export const searchCommand: QueryCommand = {
  help: `cardroom rules search WORDS [--limit N] [--json]

Looks words or a whole question up in the rules, incidents, readings, fees and glossaries of all rooms: who rules
what, best first, with the lines of the filings. Rooms and games that are named in it come first.

  cardroom rules search "what does the floor rule when a card is exposed at Comstock hold’em"

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
    const topics = topicsOf(hits).map(({ hits: of, ...topic }) => ({ ...topic, found: of.length }))
    return { query, found: hits.length, hits: hits.slice(0, limit), topics }
  },

  print(answer) {
    const { found, hits, topics } = answer as Answer
    if (found === 0) return 'Nothing is filed about that.'
    const shown = topicsOf(hits)
    const others = topics.slice(shown.length, shown.length + MAX_OTHER_TOPICS).map(({ title }) => title)
    const more =
      found > hits.length
        ? [
            `${found - hits.length} more: --limit ${found}${others.length > 0 ? `. Also: ${others.join(', ')}` : ''}`,
          ]
        : []
    return [...shown.map(topicAsText), ...more].join('\n\n')
  },
}

/** How many further topics are listed. */
const MAX_OTHER_TOPICS = 8

const indentLine = (line: string): string[] => wrap(`  ${line}`, lineWidth())

const topicAsText = ({ title, kind, hits }: Topic): string =>
  [`${style('bold', title)} ${style('dim', kind)}`, ...hits.flatMap(hitAsLines)].join('\n')

function hitAsLines({ text, games }: SearchHit): string[] {
  const who = byCite(games).map(([cite, names]) => style('dim', `${cite}: ${names.join(', ')}`))
  return [...indentLine(text), ...who.flatMap(indentLine)]
}

/** Games that cite the same lines in one line. */
function byCite(games: SearchHit['games']): [cite: string, names: string[]][] {
  const lines = new Map<string, string[]>()
  for (const { id, name, cite } of games) {
    lines.set(cite, [...(lines.get(cite) ?? []), `${name} (${rooms[roomOf(id)] ?? roomOf(id)})`])
  }
  return [...lines]
}
