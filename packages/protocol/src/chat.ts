import type { Nothing, Seat } from '@cardroom/engine'

/** What can be said with one press; each reader hears it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-hand',
  'well-played',
  'thanks',
  'you-are-welcome',
  'sorry',
  'one-moment',
  'take-your-time',
  'your-turn',
  'ouch',
  'lucky',
  'unlucky',
  'one-more-round',
  'last-round',
  'back-soon',
  'good-game',
  'good-night',
] as const
/** A phrase that every language has. */
export type Phrase = (typeof PHRASES)[number]

/** How long something may be that is said at a table. */
export const MOST_CHARACTERS = 200

/** Something that is said at a table. */
export type Said = { readonly phrase: Phrase } | { readonly text: string }

/** Something that was said at a table. */
export interface ChatLine {
  readonly id: string
  readonly at: number
  /** The same person at this table, whatever they are called: whoever does not want to hear them goes by it. */
  readonly who: string
  readonly name: string
  /** Without it somebody who looks on. */
  readonly seat?: Seat
  readonly said: Said
}

/** What may be said at a table, as whoever opened it has chosen. */
export const CHATS = ['free', 'phrases', 'off'] as const
/** What may be said at a table. */
export type ChatKind = (typeof CHATS)[number]

/** Why something is not said at a table. */
export interface ChatRefusals {
  'chat-is-off': Nothing
  'chat-phrases-only': Nothing
  'chat-too-fast': Nothing
}
