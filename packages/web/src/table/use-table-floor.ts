import type { TableView } from '@cardroom/protocol'
import { useEffect, useMemo, useState } from 'react'
import { liveSource } from '../floor/live-source.ts'
import { type FloorState, useFloor } from '../floor/use-floor.ts'
import { useLine } from '../net/use-line.ts'
import { may } from './model.ts'

interface TableFloor {
  readonly isOpen: boolean
  readonly state: FloorState
  /** Stops the clock, and begins a ruling. */
  open(): void
  /** Lets the game go on without one. */
  close(): void
}

/** The floor of a table of the card room, for whoever runs it. */
export function useTableFloor(table: TableView): TableFloor {
  const line = useLine()
  const { id } = table
  const [wanted, setWanted] = useState(false)
  const mayRule = may(table, 'floor') !== undefined
  const isOpen = wanted && mayRule
  useEffect(() => {
    if (!mayRule) setWanted(false)
  }, [mayRule])
  const live = useMemo(() => liveSource(line, id), [line, id])
  const state = useFloor(isOpen && table.round ? live : undefined, table.version, () => setWanted(false))
  const hold = (stops: boolean): void => {
    setWanted(stops)
    void line.ask({ type: 'hold', table: id, hold: stops })
  }
  return { isOpen, state, open: () => hold(true), close: () => hold(false) }
}
