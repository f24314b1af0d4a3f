import type { TableView } from '@cardroom/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { placedStorage } from '../connection/local/whereabouts.ts'

/** A seated table: to return to it, and to show it beside others. */
export interface SeatedTable {
  readonly id: string
  readonly title: string
  /** The word of a private table. */
  readonly word?: string
}

const STORAGE_KEY = 'cardroom.tables'
const NO_TABLES: readonly SeatedTable[] = []

/** The stored tables, as far as they are valid. */
export function readTables(kept: string | null): readonly SeatedTable[] {
  let found: unknown
  try {
    found = JSON.parse(kept ?? '[]')
  } catch {
    return NO_TABLES
  }
  return Array.isArray(found) ? found.flatMap(readTable) : NO_TABLES
}

function readTable(found: unknown): SeatedTable[] {
  if (typeof found !== 'object' || found === null || !('id' in found) || !('title' in found)) return []
  const { id, title } = found
  const word = 'word' in found && typeof found.word === 'string' ? { word: found.word } : {}
  return typeof id === 'string' && typeof title === 'string' ? [{ id, title, ...word }] : []
}

const listeners = new Set<() => void>()
let text: string | null = null
let tables = NO_TABLES

/** The tables as stored, the same in every tab. */
function current(): readonly SeatedTable[] {
  const kept = placedStorage.getItem(STORAGE_KEY)
  if (kept !== text) {
    text = kept
    tables = readTables(kept)
  }
  return tables
}

function keep(next: readonly SeatedTable[]): void {
  placedStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

export function keepTable(table: SeatedTable): void {
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

export const useSeatedTables = (): readonly SeatedTable[] => useSyncExternalStore(subscribe, current)

/** Remembers a table while the player sits there. */
export function useSeatedTable({ id, title, word, you }: TableView): void {
  const isSeated = you.seat !== undefined
  useEffect(() => {
    if (isSeated) keepTable({ id, title, ...(word === undefined ? {} : { word }) })
  }, [id, title, word, isSeated])
}
