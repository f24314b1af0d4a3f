import { isRefusal } from '@cardroom/engine'
import { type Memory, NOTHING_LEARNT, readMemory } from '@cardroom/school'
import { placedStorage } from '../local/whereabouts.ts'

const placeOf = (name: string): string => `cardroom.school.${name}`

/** What somebody of that name has learnt on this device; what cannot be read was never learnt. */
export function keptMemory(name: string): Memory {
  const read = readMemory(parsed(placedStorage.getItem(placeOf(name))))
  return isRefusal(read) ? NOTHING_LEARNT : read
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const keepMemory = (name: string, memory: Memory): void =>
  placedStorage.setItem(placeOf(name), JSON.stringify(memory))

export const forgetMemory = (name: string): void => placedStorage.removeItem(placeOf(name))
