import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The current size of an element; dependent parts are painted in the same frame. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1000, height: 560 })
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = () => setSize({ width: watched.clientWidth, height: watched.clientHeight })
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
