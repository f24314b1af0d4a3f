import { type Nothing, refuser } from '@cardroom/engine'

/** Why the choices of a seat are not valued. */
export interface ValuesRefusals {
  'values-not-known-yet': { game: string }
  'values-not-of-this-move': { game: string; move: string }
  'no-choice-to-value': Nothing
  'not-a-finished-round': Nothing
  'no-card-of-that-name': { card: string }
  'decks-as-filed': { from: number; to: number; decks: number }
  'hand-of-so-many': { place: string; cards: number; has: number }
  'board-of-so-many': { cards: readonly number[]; has: number }
  'no-such-wager-lies': { wager: string }
  'more-than-were-in-the-shoe': { card: string }
  'seat-not-in-the-round': { seat: number }
  'no-such-meld': { cards: string }
  'more-hidden-than-left': { hidden: number; left: number }
  'chip-not-seen': { game: string }
  'values-not-of-showing': Nothing
  'values-not-of-running-twice': Nothing
  'values-not-of-raising-the-stakes': Nothing
  'values-not-of-exposing': Nothing
  'values-not-of-betting-no-more': Nothing
}

export const refuseValues = refuser<ValuesRefusals>()
