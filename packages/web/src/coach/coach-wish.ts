import { useSyncExternalStore } from 'react'

/** Whether somebody wants the coach wherever it is allowed; kept for this browser, and off until they do. */
const KEY = 'cardroom.coach'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isWanted = (): boolean => localStorage.getItem(KEY) === 'on'

export function wantCoach(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export const useCoachWanted = (): boolean => useSyncExternalStore(subscribe, isWanted)
