import { useSyncExternalStore } from 'react'

const CARD_BACKS = ['house', 'blue', 'green', 'black'] as const
const DECK_COLOURS = ['two', 'four'] as const
const CARD_SIZES = ['usual', 'big'] as const
const MAIN_HANDS = ['right', 'left'] as const

/** The player's preferences for the look of the table. */
export interface Look {
  /** The colour of cards' backs, where the house has no two decks that take turns. */
  readonly backs: (typeof CARD_BACKS)[number]
  /** Two colours of suits, or four. */
  readonly deck: (typeof DECK_COLOURS)[number]
  readonly cards: (typeof CARD_SIZES)[number]
  /** The side of the buttons. */
  readonly hand: (typeof MAIN_HANDS)[number]
}

export const LOOK_CHOICES: { readonly [K in keyof Look]: readonly Look[K][] } = {
  deck: DECK_COLOURS,
  cards: CARD_SIZES,
  backs: CARD_BACKS,
  hand: MAIN_HANDS,
}

const DEFAULT_LOOK: Look = { backs: 'house', deck: 'two', cards: 'usual', hand: 'right' }

const STORAGE_KEY = 'cardroom.look'

/** The stored look, with defaults for unknown values. */
export function readLook(kept: string | null): Look {
  let found: unknown
  try {
    found = JSON.parse(kept ?? '{}')
  } catch {
    return DEFAULT_LOOK
  }
  const pick = <K extends keyof Look>(what: K): Look[K] => {
    const value: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, what) : undefined
    return LOOK_CHOICES[what].find(one => one === value) ?? DEFAULT_LOOK[what]
  }
  return { backs: pick('backs'), deck: pick('deck'), cards: pick('cards'), hand: pick('hand') }
}

const listeners = new Set<() => void>()
let look: Look | undefined

const current = (): Look => {
  look ??= readLook(localStorage.getItem(STORAGE_KEY))
  return look
}

/** Sets the attributes that the styles use. */
function show(): void {
  Object.assign(document.documentElement.dataset, current())
}

/** Applies the stored look before the first rendering, and follows changes in other tabs. */
export function beginLook(): void {
  show()
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORAGE_KEY) return
    look = readLook(newValue)
    show()
    for (const listener of listeners) listener()
  })
}

export function chooseLook(change: Partial<Look>): void {
  look = { ...current(), ...change }
  localStorage.setItem(STORAGE_KEY, JSON.stringify(look))
  show()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLook = (): Look => useSyncExternalStore(subscribe, current, () => DEFAULT_LOOK)
