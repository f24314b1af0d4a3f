import type { EntryKind } from './entries.ts'

/** What is said alike, by one game or by many. */
export interface Hit {
  readonly kind: EntryKind
  readonly title: string
  readonly text: string
  readonly score: number
  readonly games: readonly { readonly id: string; readonly name: string; readonly cite: string }[]
}
