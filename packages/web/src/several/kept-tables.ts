import { useSyncExternalStore } from 'react'
import { placedStorage } from '../local/whereabouts.ts'

/** A table that one sits at: to go back to it, and to see it beside others. */
export interface KeptTable {
  readonly id: string
  readonly title: string
  /** What lets one in, where it is private. */
  readonly word?: string
}

const KEY = 'cardroom.tables'
const NONE: readonly KeptTable[] = []

/** What was kept, as far as it is tables. */
export function readTables(kept: string | null): readonly KeptTable[] {
  let found: unknown
  try {
    found = JSON.parse(kept ?? '[]')
  } catch {
    return NONE
  }
  return Array.isArray(found) ? found.flatMap(readTable) : NONE
}

function readTable(found: unknown): KeptTable[] {
  if (typeof found !== 'object' || found === null || !('id' in found) || !('title' in found)) return []
  const { id, title } = found
  const word = 'word' in found && typeof found.word === 'string' ? { word: found.word } : {}
  return typeof id === 'string' && typeof title === 'string' ? [{ id, title, ...word }] : []
}

const listeners = new Set<() => void>()
let text: string | null = null
let tables = NONE

/** Every tab of the browser has the same. */
function current(): readonly KeptTable[] {
  const kept = placedStorage.getItem(KEY)
  if (kept !== text) {
    text = kept
    tables = readTables(kept)
  }
  return tables
}

function keep(next: readonly KeptTable[]): void {
  placedStorage.setItem(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

export function keepTable(table: KeptTable): void {
  if (!current().some(({ id }) => id === table.id)) keep([...current(), table])
}

export function forgetTable(table: string): void {
  if (current().some(({ id }) => id === table)) keep(current().filter(({ id }) => id !== table))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useKeptTables = (): readonly KeptTable[] => useSyncExternalStore(subscribe, current)
