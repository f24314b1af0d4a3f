import type { LocalAnswer, LocalQuestion } from '@cardroom/server/local'

/** What the page says to the card room on its device. Lines and questions are numbered by the page. */
export type ToRoom =
  | { readonly do: 'connect'; readonly line: number }
  | { readonly do: 'say'; readonly line: number; readonly text: string }
  | { readonly do: 'hang-up'; readonly line: number }
  | { readonly do: 'ask'; readonly number: number; readonly question: LocalQuestion }

export type FromRoom =
  | { readonly kind: 'opened'; readonly line: number }
  | { readonly kind: 'heard'; readonly line: number; readonly text: string }
  | { readonly kind: 'closed'; readonly line: number; readonly code: number; readonly reason: string }
  | { readonly kind: 'answered'; readonly number: number; readonly answer: LocalAnswer }
