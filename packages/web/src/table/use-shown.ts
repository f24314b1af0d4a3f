import type { TableView } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { may } from './model.ts'
import { usePaced } from './use-paced.ts'

/** A result that its reader keeps on the screen. */
export interface Hold {
  readonly isHeld: boolean
  /** Keeps what is shown. */
  readonly start: () => void
  /** Shows what there is now. */
  readonly end: () => void
}

/** The table as it was at one moment: as far as the eye has followed, or where the reader has stopped it. */
export function useShown(now: TableView): { shown: TableView; behind: boolean; hold: Hold } {
  const [isHeld, setHeld] = useState(false)
  const { table: shown, behind, catchUp } = usePaced(now, isHeld)
  const end = () => {
    setHeld(false)
    catchUp()
  }
  // Whoever has to decide must see what about.
  const isAsked = may(now, 'move') !== undefined
  useEffect(() => {
    if (isHeld && isAsked) end()
  })
  return { shown, behind, hold: { isHeld, start: () => setHeld(true), end } }
}
