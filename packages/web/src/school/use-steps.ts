import { useState } from 'react'

export interface Steps<T> {
  readonly now: T
  readonly become: (next: T) => void
  /** Nothing where nothing was done yet. */
  readonly undo: (() => void) | undefined
}

/** A state that can be taken back step by step; whatever it becomes is told. */
export function useSteps<T>(first: T, told: (now: T) => void): Steps<T> {
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
