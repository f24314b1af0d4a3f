import type { Nothing, Seat } from '@cardroom/engine'

/** Phrases that are sent with one press; every reader gets them in their own language. */
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

/** The longest chat text, in characters. */
export const MAX_CHAT_CHARACTERS = 200

/** What a chat message says. */
export type ChatMessage = { readonly phrase: Phrase } | { readonly text: string }

/** A chat message as everybody at the table gets it. */
export interface ChatLine {
  readonly id: string
  readonly at: number
  /** Identifies the speaker at this table, whatever they are called: readers mute by it. */
  readonly who: string
  readonly name: string
  /** Missing for an onlooker. */
  readonly seat?: Seat
  readonly said: ChatMessage
}

/** The kinds of chat that a table's opener can choose. */
export const CHAT_KINDS = ['free', 'phrases', 'off'] as const
/** The kind of chat at a table. */
export type ChatKind = (typeof CHAT_KINDS)[number]

/** Why a chat message is refused. */
export interface ChatRefusals {
  'chat-is-off': Nothing
  'chat-phrases-only': Nothing
  'chat-too-fast': Nothing
}
