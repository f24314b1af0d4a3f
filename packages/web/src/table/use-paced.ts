import type { TableView } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { delayAfter, viewAfter } from './paced.ts'

interface Paced {
  /** The table as far as the eye has followed. */
  readonly table: TableView
  /** The house dealer is still laying out what has been decided. */
  readonly behind: boolean
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets a round come card by card, though the card room tells it all at once. */
export function usePaced(table: TableView): Paced {
  const view = table.round?.view ?? table.last?.view
  const id = table.round?.id ?? table.last?.id ?? ''
  const length = view?.log.length ?? 0
  // What was on the table when one came to it is not dealt again.
  const [at, setAt] = useState({ id, count: length })
  const count = isCalm() ? length : at.id === id ? Math.min(at.count, length) : 0
  useEffect(() => {
    if (!view || (at.id === id && at.count >= length)) return
    const next = setTimeout(() => setAt({ id, count: count + 1 }), delayAfter(view.log, count))
    return () => clearTimeout(next)
  }, [at, id, count, length, view])
  if (!view || count >= length) return { table, behind: false }
  const shown = viewAfter(view, count)
  return {
    table: {
      ...table,
      ...(table.round ? { round: { ...table.round, view: shown } } : {}),
      ...(table.last ? { last: { ...table.last, ...(table.last.view ? { view: shown } : {}) } } : {}),
    },
    behind: true,
  }
}
