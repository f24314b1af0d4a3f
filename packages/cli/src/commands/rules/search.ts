import { parseArgs } from 'node:util'
import { roomOf } from '@cardroom/engine'
import { openRulebook, rooms } from '@cardroom/rulebook'
import { type Hit, openSearch, type Search, type Topic, topicsOf } from '@cardroom/rulebook/search'
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
  /** Under which names they stand, best first, and which games and rooms share each. */
  readonly topics: readonly (Pick<Topic, 'kind' | 'title' | 'games' | 'rooms'> & { readonly found: number })[]
}

/** Opened with the first question; a batch asks many. */
let opened: Search | undefined

/** Looks something up in all rooms. */
export const search: Question = {
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
    const others = topics.slice(shown.length, shown.length + OTHERS).map(({ title }) => title)
    const more =
      found > hits.length
        ? [
            `${found - hits.length} more: --limit ${found}${others.length > 0 ? `. Also: ${others.join(', ')}` : ''}`,
          ]
        : []
    return [...shown.map(topicAsText), ...more].join('\n\n')
  },
}

/** So many names of what was found besides. */
const OTHERS = 8

const indented = (line: string): string[] => wrap(`  ${line}`, lineWidth())

const topicAsText = ({ title, kind, hits }: Topic): string =>
  [`${style('bold', title)} ${style('dim', kind)}`, ...hits.flatMap(hitAsLines)].join('\n')

function hitAsLines({ text, games }: Hit): string[] {
  const who = byCite(games).map(([cite, names]) => style('dim', `${cite}: ${names.join(', ')}`))
  return [...indented(text), ...who.flatMap(indented)]
}

/** Games that cite the same lines in one line. */
function byCite(games: Hit['games']): [cite: string, names: string[]][] {
  const lines = new Map<string, string[]>()
  for (const { id, name, cite } of games) {
    lines.set(cite, [...(lines.get(cite) ?? []), `${name} (${rooms[roomOf(id)] ?? roomOf(id)})`])
  }
  return [...lines]
}
