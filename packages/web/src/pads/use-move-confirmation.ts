import type { Option } from '@cardroom/engine'
import { useEffect, useState } from 'react'
import type { MoveAnswer } from '../shared/controls/answer.ts'
import { useKey } from '../shared/controls/use-keys.ts'
import { keyOf } from './picks.ts'

/** How long a move waits to be confirmed, in milliseconds. */
const CONFIRM_TIMEOUT_MS = 6000

interface MoveConfirmation {
  /** Makes a move; a grave one only when it is pressed again. */
  readonly decide: (option: Option, named: Omit<MoveAnswer, 'move' | 'to'>) => void
  /** Whether the option was pressed once and waits to be confirmed. */
  readonly isArmed: (option: Option) => boolean
  /** Whether anything waits to be confirmed. */
  readonly asks: boolean
  /** Drops what waits to be confirmed. */
  readonly forget: () => void
}

/** Asks twice for a grave move. */
export function useMoveConfirmation(answer: (answer: MoveAnswer) => void): MoveConfirmation {
  const [armed, setArmed] = useState<string>()
  const forget = () => setArmed(undefined)
  useKey(armed === undefined ? undefined : 'Escape', forget)
  useEffect(() => {
    if (armed === undefined) return
    const waits = setTimeout(() => setArmed(undefined), CONFIRM_TIMEOUT_MS)
    return () => clearTimeout(waits)
  }, [armed])
  const isArmed = (option: Option): boolean => armed === keyOf(option)
  return {
    decide: (option, named) => {
      const { move, to } = option
      if (isGrave(option, named.cents) && !isArmed(option)) {
        setArmed(keyOf(option))
        return
      }
      forget()
      answer({ move, ...(to === undefined ? {} : { to }), ...named })
    },
    isArmed,
    asks: armed !== undefined,
    forget,
  }
}

/** Whether a move must be confirmed; with an amount, from that amount on. */
export function isGrave({ grave }: Option, cents: number | undefined): boolean {
  if (grave === undefined || grave === true) return grave ?? false
  return cents !== undefined && cents >= grave
}
