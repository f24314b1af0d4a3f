import type { ChatKind, Phrase } from '@cardroom/protocol'

export interface ChatWords {
  readonly title: string
  unread(values: { n: number }): string
  readonly lines: string
  readonly nothing: string
  readonly phrases: Readonly<Record<Phrase, string>>
  readonly quick: string
  readonly write: string
  readonly send: string
  readonly mute: string
  muteName(values: { name: string }): string
  muted(values: { n: number }): string
  readonly unmute: string
  readonly kind: string
  readonly kinds: Readonly<Record<ChatKind, string>>
}
