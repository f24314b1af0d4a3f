import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One of some words, kept for this browser. */
export class StoredChoice<T extends string> {
  readonly #key: string
  readonly #words: readonly T[]
  readonly #usual: () => T

  constructor(name: string, words: readonly T[], usual: () => T) {
    this.#key = `cardroom.${name}`
    this.#words = words
    this.#usual = usual
  }

  /** The chosen word; the usual one until something was chosen. */
  readonly now = (): T => {
    const stored = localStorage.getItem(this.#key)
    return this.#words.find(word => word === stored) ?? this.#usual()
  }

  choose(word: T): void {
    localStorage.setItem(this.#key, word)
    for (const listener of listeners) listener()
  }
}

export type OnOff = 'on' | 'off'

/** Something that is on or off in this browser. */
export const storedSwitch = (name: string, usual: OnOff): StoredChoice<OnOff> =>
  new StoredChoice<OnOff>(name, ['on', 'off'], () => usual)

/** The chosen word, as it changes. */
export const useStoredChoice = <T extends string>(choice: StoredChoice<T>): T =>
  useSyncExternalStore(subscribe, choice.now)
