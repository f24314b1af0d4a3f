import type { CardAt } from '@cardroom/engine'
import { createContext, useContext } from 'react'

/** Something on the felt that can be pointed at. */
export interface Target {
  readonly press: () => void
  readonly pressed: boolean
  /** What it is, for those who do not see it. */
  readonly label: string
}

/** What can be pointed at on the felt just now. */
export interface Pointing {
  seat(seat: number): Target | undefined
  card(at: CardAt): Target | undefined
}

export const PointingContext = createContext<Pointing | undefined>(undefined)

export const usePointing = (): Pointing | undefined => useContext(PointingContext)
