import { gameOf, type Rules } from '@cardroom/engine'
import type { FeeTable } from '@cardroom/engine/collection'
import { feesOnly } from '../filed/fees-only.ts'
import type { SayText } from '../sheet/said.ts'
import { type Entry, type EntryKind, entriesOf, feesOnlyEntries } from './entries.ts'
import { WordIndex } from './word-index.ts'

/** What is said alike, by one game or by many. */
export interface Hit {
  readonly kind: EntryKind
  readonly title: string
  readonly text: string
  readonly score: number
  readonly games: readonly { readonly id: string; readonly name: string; readonly cite: string }[]
}

/** What is looked up in: games and what is collected for them. */
interface Book {
  readonly games: readonly Rules[]
  readonly feeTables: readonly FeeTable[]
}

export type Search = (query: string) => Hit[]

/** Reads all rules once; then every question is answered at once. */
export function openSearch({ games, feeTables }: Book, say: SayText): Search {
  const names = new Map([...games, ...feesOnly].map(({ id, name }) => [id, name]))
  const index = new WordIndex([
    ...games.flatMap(rules => entriesOf(gameOf(rules), feeTables, say)),
    ...feesOnly.flatMap(game => feesOnlyEntries(game, feeTables, say)),
  ])
  return query => {
    const groups = new Map<string, { first: Entry; score: number; games: Hit['games'][number][] }>()
    for (const { entry, score } of index.find(query)) {
      const key = [entry.kind, entry.title, entry.text].join('\n')
      const group = groups.get(key) ?? { first: entry, score, games: [] }
      group.games.push({ id: entry.game, name: names.get(entry.game)!, cite: entry.cite })
      groups.set(key, group)
    }
    return [...groups.values()].map(({ first, score, games: where }) => ({
      kind: first.kind,
      title: first.title,
      text: first.text,
      score,
      games: where,
    }))
  }
}
