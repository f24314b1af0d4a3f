import type { Option } from '@cardroom/engine'
import { useEffect, useState } from 'react'
import type { Answer } from './answer.ts'
import { isGrave } from './confirm.ts'
import { keyOf } from './picks.ts'
import { useKey } from './use-keys.ts'

/** So long a move waits to be confirmed. */
const PATIENCE = 6000

export interface Sure {
  /** Makes a move; a grave one only when it is pressed again. */
  readonly decide: (option: Option, named: Omit<Answer, 'move' | 'to'>) => void
  /** Whether the option was pressed once and waits to be confirmed. */
  readonly isArmed: (option: Option) => boolean
  /** Whether anything waits to be confirmed. */
  readonly asks: boolean
  /** Nothing is confirmed any more. */
  readonly forget: () => void
}

/** A move that would hurt by a slip is asked for twice. */
export function useSure(answer: (answer: Answer) => void): Sure {
  const [armed, setArmed] = useState<string>()
  const forget = () => setArmed(undefined)
  useKey(armed === undefined ? undefined : 'Escape', forget)
  useEffect(() => {
    if (armed === undefined) return
    const waits = setTimeout(() => setArmed(undefined), PATIENCE)
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
