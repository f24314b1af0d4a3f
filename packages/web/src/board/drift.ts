import { useEffect, useState } from 'react'

/** Offsets of the picture in turn, in small units, so that no edge burns into the screen. */
const DRIFT_OFFSETS = [
  [0, 0],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

const DRIFT_MS = 60_000

/** Moves the picture a little, too slowly to be noticed, so that it does not burn in. */
export function useDrift(): { readonly x: number; readonly y: number } {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt(now => (now + 1) % DRIFT_OFFSETS.length), DRIFT_MS)
    return () => clearInterval(timer)
  }, [])
  const [x, y] = DRIFT_OFFSETS[at]!
  return { x, y }
}
