import { type Memory, NOTHING_YET } from '@cardroom/lab'
import { placedStorage } from '../local/whereabouts.ts'

const placeOf = (game: string): string => `cardroom.practice.${game}`

/** What this browser remembers of the answers in a game. */
export function keptMemory(game: string): Memory {
  const text = placedStorage.getItem(placeOf(game))
  // Nothing but this file writes there.
  return text === null ? NOTHING_YET : (JSON.parse(text) as Memory)
}

export const keepMemory = (game: string, memory: Memory): void =>
  placedStorage.setItem(placeOf(game), JSON.stringify(memory))

export const forgetMemory = (game: string): void => placedStorage.removeItem(placeOf(game))
