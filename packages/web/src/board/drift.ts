import { useEffect, useState } from 'react'

/** Where the picture stands in turn, in small units from the middle: no edge stays on the same dots of a screen. */
const PLACES = [
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

const EVERY = 60_000

/** A board hangs there for months: it moves a little, too slowly to be noticed. */
export function useDrift(): { readonly x: number; readonly y: number } {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt(now => (now + 1) % PLACES.length), EVERY)
    return () => clearInterval(timer)
  }, [])
  const [x, y] = PLACES[at]!
  return { x, y }
}
