import { gameOf, groupedBy, type Rules } from '@cardroom/engine'
import type { FeeTable } from '@cardroom/engine/collection'
import { feesOnly } from '../filed/fees-only.ts'
import type { SayText } from '../sheet/said.ts'
import { entriesOf, feesOnlyEntries, type SearchEntry } from './entries.ts'
import { questionReader } from './question.ts'
import type { SearchHit } from './topics.ts'
import { type SearchMatch, WordIndex } from './word-index.ts'

/** What is searched: games and their fees. */
interface Book {
  readonly games: readonly Rules[]
  readonly feeTables: readonly FeeTable[]
}

/** Looks for words in all rule sheets, the best answer first. */
export type Search = (query: string) => SearchHit[]

/** How much more an entry of the wanted kind counts. */
const KIND_WEIGHT = 2

/** Reads all rules once; every question is then answered at once. */
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
      weight: entry.kind === kind ? KIND_WEIGHT : 1,
    }))
    return hitsOf(found, names)
  }
}

/** Merges equal statements into one hit. */
function hitsOf(found: readonly SearchMatch<SearchEntry>[], names: ReadonlyMap<string, string>): SearchHit[] {
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
