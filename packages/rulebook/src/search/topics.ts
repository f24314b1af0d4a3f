import { groupedBy, roomOf } from '@cardroom/engine'
import type { EntryKind } from './entries.ts'

/** A statement that one game or many make alike. */
export interface SearchHit {
  readonly kind: EntryKind
  readonly title: string
  readonly text: string
  readonly score: number
  readonly games: readonly { readonly id: string; readonly name: string; readonly cite: string }[]
}

/** Hits under one name: one incident or one part of the rules, as each room words it. */
export interface Topic {
  readonly kind: EntryKind
  readonly title: string
  /** Its statements, best first. */
  readonly hits: readonly SearchHit[]
  /** The games and the rooms that share it. */
  readonly games: readonly string[]
  readonly rooms: readonly string[]
}

/** Hits under their names, in the order of the best hit of each. */
export function topicsOf(hits: readonly SearchHit[]): Topic[] {
  const topics = groupedBy(hits, ({ kind, title }) => `${kind}\n${title}`)
  return [...topics.values()].map(of => {
    const games = [...new Set(of.flatMap(hit => hit.games.map(({ id }) => id)))]
    const { kind, title } = of[0]!
    return { kind, title, hits: of, games, rooms: [...new Set(games.map(roomOf))] }
  })
}
