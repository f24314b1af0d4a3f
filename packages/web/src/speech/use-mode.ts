import { useSyncExternalStore } from 'react'

/** Whether the table is a list instead of a picture, as whoever plays by ear wants it; kept for this browser. */
const KEY = 'cardroom.speech'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOn = (): boolean => localStorage.getItem(KEY) === 'on'

export function switchMode(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export const useMode = (): boolean => useSyncExternalStore(subscribe, isOn)
