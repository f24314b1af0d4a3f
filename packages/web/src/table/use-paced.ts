import type { TableView } from '@cardroom/protocol'
import { useEffect, useRef, useState } from 'react'
import { usePaceFactor } from './pace-choice.tsx'
import { advanceFrame, type PacedTable, pacedFrom, receiveTable, skipToNow } from './paced-table.ts'

interface PacedView {
  /** The table as far as the eye has followed. */
  readonly table: TableView
  /** Whether cards are still being laid out, or the page is held. */
  readonly behind: boolean
  /** Shows the latest table. */
  readonly catchUp: () => void
}

/** Shows a round card by card, though the server sends it at once; stands still while held. */
export function usePaced(table: TableView, isHeld: boolean): PacedView {
  const [kept, setPaced] = useState<PacedTable>(() => pacedFrom(table))
  const factor = usePaceFactor()
  let paced = kept
  if (paced.told !== table) {
    // A hidden page does not lay out cards.
    const isIdle = (factor === 0 || document.hidden) && !isHeld
    paced = isIdle ? pacedFrom(table) : receiveTable(paced, table, isHeld)
    setPaced(paced)
  }
  const [next] = paced.coming
  /** When the last frame was due, so that a late frame does not delay the next ones. */
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!next || isHeld) {
      before.current = undefined
      return
    }
    const due = (before.current ?? Date.now()) + next.after * factor
    const timer = setTimeout(() => {
      before.current = due
      setPaced(advanceFrame)
    }, due - Date.now())
    return () => clearTimeout(timer)
  }, [next, isHeld, factor])
  return { table: paced.shown, behind: next !== undefined, catchUp: () => setPaced(skipToNow) }
}
