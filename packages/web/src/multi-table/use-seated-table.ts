import type { TableView } from '@cardroom/protocol'
import { useEffect } from 'react'
import { keepTable } from './seated-tables.ts'

/** Remembers a table while the player sits there. */
export function useSeatedTable({ id, title, word, you }: TableView): void {
  const isSeated = you.seat !== undefined
  useEffect(() => {
    if (isSeated) keepTable({ id, title, ...(word === undefined ? {} : { word }) })
  }, [id, title, word, isSeated])
}
