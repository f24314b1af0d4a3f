import type { LocalAnswer, LocalQuestion } from '@cardroom/room/device'

/** A message to the card room on this device. The page numbers connections and questions. */
export type DeviceRoomRequest =
  | { readonly do: 'connect'; readonly line: number }
  | { readonly do: 'say'; readonly line: number; readonly text: string }
  | { readonly do: 'hang-up'; readonly line: number }
  | { readonly do: 'ask'; readonly number: number; readonly question: LocalQuestion }

export type DeviceRoomMessage =
  | { readonly kind: 'opened'; readonly line: number }
  | { readonly kind: 'heard'; readonly line: number; readonly text: string }
  | { readonly kind: 'closed'; readonly line: number; readonly code: number; readonly reason: string }
  | { readonly kind: 'answered'; readonly number: number; readonly answer: LocalAnswer }
