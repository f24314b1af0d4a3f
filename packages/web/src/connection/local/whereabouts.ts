import { useSyncExternalStore } from 'react'
import { IS_SITE } from '../../shared/routing/is-site.ts'
import { IS_BOARD } from './is-board.ts'

/** The card room that the page plays in: the server's, or one on this device. */
type RoomLocation = 'house' | 'device'

/** A board waits for the server: it never shows the card room on its own device. */
const isAlone = !IS_BOARD && globalThis.navigator?.onLine === false
let now: RoomLocation = IS_SITE || isAlone ? 'device' : 'house'
const listeners = new Set<() => void>()

export const whereNow = (): RoomLocation => now

export function moveTo(where: RoomLocation): void {
  now = where
  for (const listener of listeners) listener()
}

export function listenToMoves(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWhere = (): RoomLocation => useSyncExternalStore(listenToMoves, whereNow)

/** The player has another identity on the own device: the two are stored under separate keys. */
export const placedStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: key => localStorage.getItem(placedKey(key)),
  setItem: (key, value) => localStorage.setItem(placedKey(key), value),
  removeItem: key => localStorage.removeItem(placedKey(key)),
}

const placedKey = (key: string): string =>
  IS_BOARD ? `board.${key}` : now === 'device' ? `device.${key}` : key
