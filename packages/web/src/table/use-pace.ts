import { useSyncExternalStore } from 'react'

/** How fast cards are laid out on this person's page. */
export const PACES = ['slow', 'usual', 'quick', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/** What the usual pace is multiplied by. */
const FACTORS: Readonly<Record<Pace, number>> = { slow: 2, usual: 1, quick: 0.4, 'at-once': 0 }

const KEY = 'cardroom.pace'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the person chose; who wants no motion sees everything at once until then. */
function chosen(): Pace {
  const kept = localStorage.getItem(KEY)
  const pace = PACES.find(one => one === kept)
  return pace ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at-once' : 'usual')
}

export function choosePace(pace: Pace): void {
  localStorage.setItem(KEY, pace)
  for (const listener of listeners) listener()
}

export function usePace(): { readonly pace: Pace; readonly factor: number } {
  const pace = useSyncExternalStore(subscribe, chosen)
  return { pace, factor: FACTORS[pace] }
}
