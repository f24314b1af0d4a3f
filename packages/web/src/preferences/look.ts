import { useSyncExternalStore } from 'react'

export const BACKS = ['house', 'blue', 'green', 'black'] as const
export const DECKS = ['two', 'four'] as const
export const CARDS = ['usual', 'big'] as const
export const HANDS = ['right', 'left'] as const

/** How somebody wants the table to look. */
export interface Look {
  /** The colour of cards' backs, where the house has no two decks that take turns. */
  readonly backs: (typeof BACKS)[number]
  /** Two colours of suits, or four. */
  readonly deck: (typeof DECKS)[number]
  readonly cards: (typeof CARDS)[number]
  /** The side on which the buttons are within reach. */
  readonly hand: (typeof HANDS)[number]
}

export const CHOICES: { readonly [K in keyof Look]: readonly Look[K][] } = {
  deck: DECKS,
  cards: CARDS,
  backs: BACKS,
  hand: HANDS,
}

const USUAL: Look = { backs: 'house', deck: 'two', cards: 'usual', hand: 'right' }

const KEY = 'cardroom.look'

/** What was kept, as far as it is still something that one can choose. */
export function readLook(kept: string | null): Look {
  let found: unknown
  try {
    found = JSON.parse(kept ?? '{}')
  } catch {
    return USUAL
  }
  const pick = <K extends keyof Look>(what: K): Look[K] => {
    const value: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, what) : undefined
    return CHOICES[what].find(one => one === value) ?? USUAL[what]
  }
  return { backs: pick('backs'), deck: pick('deck'), cards: pick('cards'), hand: pick('hand') }
}

const listeners = new Set<() => void>()
let look: Look | undefined

const current = (): Look => {
  look ??= readLook(localStorage.getItem(KEY))
  return look
}

/** The styles go by it. */
function show(): void {
  Object.assign(document.documentElement.dataset, current())
}

/** From the first picture on the page looks as it was chosen; what is chosen in another tab counts here too. */
export function beginLook(): void {
  show()
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return
    look = readLook(newValue)
    show()
    for (const listener of listeners) listener()
  })
}

export function chooseLook(change: Partial<Look>): void {
  look = { ...current(), ...change }
  localStorage.setItem(KEY, JSON.stringify(look))
  show()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLook = (): Look => useSyncExternalStore(subscribe, current, () => USUAL)
