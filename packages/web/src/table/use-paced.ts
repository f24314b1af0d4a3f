import type { TableView } from '@cardroom/protocol'
import { useEffect, useRef, useState } from 'react'
import { advanced, caughtUp, heard, type Paced, pacedFrom } from './paced.ts'
import { usePace } from './use-pace.ts'

interface Shown {
  /** The table as far as the eye has followed. */
  readonly table: TableView
  /** The house dealer is still laying out what has been decided, or the page was stopped. */
  readonly behind: boolean
  /** Shows what there is. */
  readonly catchUp: () => void
}

/** Lets a round come card by card, though the card room tells it all at once; stands still while it is held. */
export function usePaced(table: TableView, isHeld: boolean): Shown {
  const [kept, setPaced] = useState<Paced>(() => pacedFrom(table))
  const { factor } = usePace()
  let paced = kept
  if (paced.told !== table) {
    // What nobody looks at is not laid out.
    const isIdle = (factor === 0 || document.hidden) && !isHeld
    paced = isIdle ? pacedFrom(table) : heard(paced, table, isHeld)
    setPaced(paced)
  }
  const [next] = paced.coming
  /** When the moment before was due: one that is shown late makes none that follow later still. */
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!next || isHeld) {
      before.current = undefined
      return
    }
    const due = (before.current ?? Date.now()) + next.after * factor
    const timer = setTimeout(() => {
      before.current = due
      setPaced(advanced)
    }, due - Date.now())
    return () => clearTimeout(timer)
  }, [next, isHeld, factor])
  return { table: paced.shown, behind: next !== undefined, catchUp: () => setPaced(caughtUp) }
}
