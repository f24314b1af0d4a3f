import type { TableView } from '@cardroom/protocol'
import { useEffect } from 'react'
import { keepTable } from './kept-tables.ts'

/** Remembers a table as long as one sits there; who leaves is forgotten by what shows them. */
export function useKeptTable({ id, title, word, you }: TableView): void {
  const isSeated = you.seat !== undefined
  useEffect(() => {
    if (isSeated) keepTable({ id, title, ...(word === undefined ? {} : { word }) })
  }, [id, title, word, isSeated])
}
