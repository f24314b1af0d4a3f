import { useState } from 'react'

interface UndoableState<T> {
  readonly now: T
  readonly become: (next: T) => void
  /** Missing when there is nothing to undo. */
  readonly undo: (() => void) | undefined
}

/** A state with undo; reports each new value. */
export function useUndoableState<T>(first: T, told: (now: T) => void): UndoableState<T> {
  const [states, setStates] = useState<readonly [T, ...T[]]>([first])
  const [now, ...earlier] = states
  const [last, ...rest] = earlier
  const become = (next: T) => {
    setStates([next, ...states])
    told(next)
  }
  const undo = (to: T) => {
    setStates([to, ...rest])
    told(to)
  }
  return { now, become, undo: earlier.length > 0 && last !== undefined ? () => undo(last) : undefined }
}
