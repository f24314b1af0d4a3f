import { useSyncExternalStore } from 'react'

/** Whether the table is a list instead of a picture, for screen readers; kept for this browser. */
const STORAGE_KEY = 'cardroom.speech'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOn = (): boolean => localStorage.getItem(STORAGE_KEY) === 'on'

export function switchMode(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export const useMode = (): boolean => useSyncExternalStore(subscribe, isOn)
