import { type RefObject, useEffect, useRef } from 'react'

/**
 * What was pressed in an element is often gone a moment later. Then the element itself takes the focus, so that
 * whoever uses the keyboard goes on from there and not from the top of the page.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const within = useRef(false)
  useEffect(() => {
    const moved = (event: FocusEvent) => {
      within.current = element.current?.contains(event.target as Node) ?? false
    }
    document.addEventListener('focusin', moved)
    return () => document.removeEventListener('focusin', moved)
  }, [])
  useEffect(() => {
    if (within.current && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true })
    }
  })
  return element
}
