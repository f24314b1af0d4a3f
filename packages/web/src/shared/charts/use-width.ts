import { type RefObject, useLayoutEffect, useState } from 'react'

const DEFAULT_WIDTH = 640

/** The width of an element, so that a drawing in it keeps its font size. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH)
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
