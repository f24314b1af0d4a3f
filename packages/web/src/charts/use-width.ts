import { type RefObject, useLayoutEffect, useState } from 'react'

const USUAL = 640

/** How wide something is on the screen, so that what is drawn in it keeps the size of its letters. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const measure = () => setWidth(Math.max(260, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
