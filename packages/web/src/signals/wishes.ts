import { useSyncExternalStore } from 'react'

/** How somebody wants to be called: what the page remembers of it. */
export const WISHES = ['sound', 'vibration', 'notices'] as const
export type Wish = (typeof WISHES)[number]

/** Notices come only to those who have asked for them. */
const UNSAID: Readonly<Record<Wish, boolean>> = { sound: true, vibration: true, notices: false }

const listeners = new Set<() => void>()
const keyOf = (wish: Wish): string => `cardroom.${wish}`

export function wishes(wish: Wish): boolean {
  const kept = localStorage.getItem(keyOf(wish))
  return kept === null ? UNSAID[wish] : kept === 'on'
}

export function wishFor(wish: Wish, on: boolean): void {
  localStorage.setItem(keyOf(wish), on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWish = (wish: Wish): boolean => useSyncExternalStore(listen, () => wishes(wish))
