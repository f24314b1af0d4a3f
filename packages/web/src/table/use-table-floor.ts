import type { TableView } from '@cardroom/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { liveSource } from './floor/live-source.ts'
import { type FloorState, useFloor } from './floor/use-floor.ts'
import { may } from './model.ts'

interface TableFloor {
  readonly isOpen: boolean
  readonly state: FloorState
  /** Stops the clock, and starts a ruling. */
  open(): void
  /** Lets the game go on without one. */
  close(): void
}

/** The floor of a live table, for staff who may rule. */
export function useTableFloor(table: TableView): TableFloor {
  const connection = useRoomConnection()
  const { id } = table
  const [wanted, setWanted] = useState(false)
  const mayRule = may(table, 'floor') !== undefined
  const isOpen = wanted && mayRule
  useEffect(() => {
    if (!mayRule) setWanted(false)
  }, [mayRule])
  const live = useMemo(() => liveSource(connection, id), [connection, id])
  const state = useFloor(isOpen && table.round ? live : undefined, table.version, () => setWanted(false))
  const hold = (stops: boolean): void => {
    setWanted(stops)
    void connection.ask({ type: 'hold', table: id, hold: stops })
  }
  return { isOpen, state, open: () => hold(true), close: () => hold(false) }
}
