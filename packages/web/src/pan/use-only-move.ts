import type { Ask } from '@cardroom/engine'
import { useEffect, useRef } from 'react'
import type { Answer } from '../controls/answer.ts'
import { onlyMove } from './board.ts'

/** Long enough to see the card that was turned. */
const PAUSE = 900

/** Makes the only move that there is, after a moment. */
export function useOnlyMove(ask: Ask | undefined, answer: (answer: Answer) => void): void {
  const only = onlyMove(ask)
  const latest = useRef({ only, answer })
  latest.current = { only, answer }
  const waits = only !== undefined
  useEffect(() => {
    if (!waits) return
    const next = setTimeout(() => {
      const { only: made, answer: give } = latest.current
      if (made) give(made)
    }, PAUSE)
    return () => clearTimeout(next)
  }, [waits])
}
