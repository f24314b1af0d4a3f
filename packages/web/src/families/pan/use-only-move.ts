import type { Ask } from '@cardroom/engine'
import { useEffect, useRef } from 'react'
import type { MoveAnswer } from '../../shared/controls/answer.ts'
import { onlyMove } from './board.ts'

/** Milliseconds before the only move, to see the turned card. */
const ONLY_MOVE_MS = 900

/** Makes the only possible move after a moment. */
export function useOnlyMove(ask: Ask | undefined, answer: (answer: MoveAnswer) => void): void {
  const only = onlyMove(ask)
  const latest = useRef({ only, answer })
  latest.current = { only, answer }
  const waits = only !== undefined
  useEffect(() => {
    if (!waits) return
    const next = setTimeout(() => {
      const { only: made, answer: give } = latest.current
      if (made) give(made)
    }, ONLY_MOVE_MS)
    return () => clearTimeout(next)
  }, [waits])
}
