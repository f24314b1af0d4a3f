import { useSyncExternalStore } from 'react'

/** The paces at which cards are laid out on this page. */
export const PACES = ['slow', 'usual', 'quick', 'at-once'] as const
type Pace = (typeof PACES)[number]

/** The factors on the usual delays. */
const PACE_FACTORS: Readonly<Record<Pace, number>> = { slow: 2, usual: 1, quick: 0.4, 'at-once': 0 }

const STORAGE_KEY = 'cardroom.pace'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen pace; by default, at once for readers who prefer reduced motion. */
function chosenPace(): Pace {
  const kept = localStorage.getItem(STORAGE_KEY)
  const pace = PACES.find(one => one === kept)
  return pace ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at-once' : 'usual')
}

export function choosePace(pace: Pace): void {
  localStorage.setItem(STORAGE_KEY, pace)
  for (const listener of listeners) listener()
}

export function usePace(): { readonly pace: Pace; readonly factor: number } {
  const pace = useSyncExternalStore(subscribe, chosenPace)
  return { pace, factor: PACE_FACTORS[pace] }
}
