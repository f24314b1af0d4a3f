import type { EntryKind } from './entries.ts'

/** A statement that one game or many make alike. */
export interface SearchHit {
  readonly kind: EntryKind
  readonly title: string
  readonly text: string
  readonly score: number
  readonly games: readonly { readonly id: string; readonly name: string; readonly cite: string }[]
}
