import { isRefusal } from '@cardroom/engine'
import { type CourseMemory, EMPTY_COURSE_MEMORY, readMemory } from '@cardroom/school'
import { placedStorage } from '../connection/local/whereabouts.ts'

const placeOf = (name: string): string => `cardroom.school.${name}`

/** What a player of that name has learnt on this device; empty if unreadable. */
export function storedLearning(name: string): CourseMemory {
  const read = readMemory(parsed(placedStorage.getItem(placeOf(name))))
  return isRefusal(read) ? EMPTY_COURSE_MEMORY : read
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const storeLearning = (name: string, memory: CourseMemory): void =>
  placedStorage.setItem(placeOf(name), JSON.stringify(memory))

export const forgetLearning = (name: string): void => placedStorage.removeItem(placeOf(name))
