import { type Card, UNKNOWN } from '../cards/card.ts'
import type { Action } from './actions.ts'

/**
 * The cards that each player was dealt, in order. A card dealt unknown and shown in the end is known from the
 * start: it fills one of the places still held when the hand was shown.
 */
export function dealtCards(actions: readonly Action[], players: number): Card[][] {
  const dealt: Card[][] = Array.from({ length: players }, () => [])
  /** The places in `dealt` that each player still holds. */
  const held: number[][] = Array.from({ length: players }, () => [])
  for (const action of actions) {
    if (action.kind === 'hole') {
      for (const card of action.cards) {
        held[action.player]!.push(dealt[action.player]!.push(card) - 1)
      }
    } else if (action.kind === 'draw') {
      for (const card of action.cards) drop(held[action.player]!, dealt[action.player]!, card)
    } else if (action.kind === 'show' && action.cards) {
      learn(held[action.player]!, dealt[action.player]!, action.cards)
    }
  }
  return dealt
}

function drop(held: number[], dealt: readonly Card[], card: Card): void {
  const known = held.findIndex(place => dealt[place] === card)
  const at = known < 0 ? held.findIndex(place => dealt[place] === UNKNOWN) : known
  if (at >= 0) held.splice(at, 1)
}

function learn(held: readonly number[], dealt: Card[], shown: readonly Card[]): void {
  const news = shown.filter(card => card !== UNKNOWN && !held.some(place => dealt[place] === card))
  for (const place of held) {
    if (dealt[place] === UNKNOWN && news.length > 0) dealt[place] = news.shift()!
  }
}
