import { useSyncExternalStore } from 'react'
import { IS_BOARD } from './is-board.ts'
import { IS_SITE } from './is-site.ts'

/** Where the page plays: in the card room that it was loaded from, or in one on this device. */
export type Where = 'house' | 'device'

/** A board waits for the house: what is played on its own device is nothing to it. */
const isAlone = !IS_BOARD && globalThis.navigator?.onLine === false
let now: Where = IS_SITE || isAlone ? 'device' : 'house'
const listeners = new Set<() => void>()

export const whereNow = (): Where => now

export function moveTo(where: Where): void {
  now = where
  for (const listener of listeners) listener()
}

export function listenToMoves(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWhere = (): Where => useSyncExternalStore(listenToMoves, whereNow)

/** One is somebody else on one's own device: what is remembered of the two is kept apart. */
export const placedStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: key => localStorage.getItem(placed(key)),
  setItem: (key, value) => localStorage.setItem(placed(key), value),
  removeItem: key => localStorage.removeItem(placed(key)),
}

const placed = (key: string): string => (IS_BOARD ? `board.${key}` : now === 'device' ? `device.${key}` : key)
