import type { CardAt } from '@cardroom/engine'
import { createContext, useContext } from 'react'

/** Something on the felt that can be pointed at. */
export interface Target {
  readonly press: () => void
  readonly pressed: boolean
  /** Its name for screen readers. */
  readonly label: string
}

/** The current targets on the felt. */
export interface Pointing {
  seat(seat: number): Target | undefined
  card(at: CardAt): Target | undefined
}

export const PointingContext = createContext<Pointing | undefined>(undefined)

export const usePointing = (): Pointing | undefined => useContext(PointingContext)
