import { useSyncExternalStore } from 'react'

/** Whether the player wants the coach where it is allowed; kept for this browser, off by default. */
const STORAGE_KEY = 'cardroom.coach'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isWanted = (): boolean => localStorage.getItem(STORAGE_KEY) === 'on'

export function wantCoach(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export const useCoachWanted = (): boolean => useSyncExternalStore(subscribe, isWanted)
