import { gameOf, groupedBy, type Rules } from '@cardroom/engine'
import type { FeeTable } from '@cardroom/engine/collection'
import { feesOnly } from '../filed/fees-only.ts'
import type { SayText } from '../sheet/said.ts'
import { type Entry, entriesOf, feesOnlyEntries } from './entries.ts'
import type { Hit } from './hit.ts'
import { questionReader } from './question.ts'
import { type Found, WordIndex } from './word-index.ts'

/** What is looked up in: games and what is collected for them. */
interface Book {
  readonly games: readonly Rules[]
  readonly feeTables: readonly FeeTable[]
}

/** Looks for words in all rule sheets, the best answer first. */
export type Search = (query: string) => Hit[]

/** What is of the kind that was asked for counts for so much more. */
const KIND = 2

/** Reads all rules once; then every question is answered at once. */
export function openSearch({ games, feeTables }: Book, say: SayText): Search {
  const all = [...games, ...feesOnly]
  const names = new Map(all.map(({ id, name }) => [id, name]))
  const entries = [
    ...games.flatMap(rules => entriesOf(gameOf(rules), feeTables, say)),
    ...feesOnly.flatMap(game => feesOnlyEntries(game, feeTables, say)),
  ]
  const index = new WordIndex(entries)
  const read = questionReader(all, entries)
  return query => {
    const { words, named, kind } = read(query)
    const found = index.find(words, entry => ({
      rank: named(entry.game),
      weight: entry.kind === kind ? KIND : 1,
    }))
    return hitsOf(found, names)
  }
}

/** What is said alike makes one hit. */
function hitsOf(found: readonly Found<Entry>[], names: ReadonlyMap<string, string>): Hit[] {
  const groups = groupedBy(found, ({ entry }) => [entry.kind, entry.title, entry.text].join('\n'))
  return [...groups.values()].map(group => {
    const { entry, score } = group[0]!
    return {
      kind: entry.kind,
      title: entry.title,
      text: entry.text,
      score,
      games: group.map(({ entry: { game, cite } }) => ({ id: game, name: names.get(game)!, cite })),
    }
  })
}
