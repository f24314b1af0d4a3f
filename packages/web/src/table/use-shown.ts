import type { TableView } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { may } from './model.ts'
import { usePaced } from './use-paced.ts'

/** Holds a result on the screen. */
export interface Hold {
  readonly isHeld: boolean
  /** Holds what is shown. */
  readonly start: () => void
  /** Shows the current table. */
  readonly end: () => void
}

/** The shown table: as far as it was laid out, or where the reader holds it. */
export function useShown(now: TableView): { shown: TableView; behind: boolean; hold: Hold } {
  const [isHeld, setHeld] = useState(false)
  const { table: shown, behind, catchUp } = usePaced(now, isHeld)
  const end = () => {
    setHeld(false)
    catchUp()
  }
  // A player who decides must see the current table.
  const isAsked = may(now, 'move') !== undefined
  useEffect(() => {
    if (isHeld && isAsked) end()
  })
  return { shown, behind, hold: { isHeld, start: () => setHeld(true), end } }
}
