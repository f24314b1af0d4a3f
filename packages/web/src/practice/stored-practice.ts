import { EMPTY_PRACTICE_MEMORY, type PracticeMemory } from '@cardroom/lab'
import { placedStorage } from '../connection/local/whereabouts.ts'

const placeOf = (game: string): string => `cardroom.practice.${game}`

/** The answers of a game that this browser has stored. */
export function storedPractice(game: string): PracticeMemory {
  const text = placedStorage.getItem(placeOf(game))
  // Only this file writes this entry.
  return text === null ? EMPTY_PRACTICE_MEMORY : (JSON.parse(text) as PracticeMemory)
}

export const storePractice = (game: string, memory: PracticeMemory): void =>
  placedStorage.setItem(placeOf(game), JSON.stringify(memory))

export const forgetPractice = (game: string): void => placedStorage.removeItem(placeOf(game))
