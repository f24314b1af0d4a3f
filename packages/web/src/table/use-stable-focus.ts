import { type RefObject, useEffect, useRef } from 'react'

/**
 * A pressed button is often gone a moment later. Then its container takes the focus, so that keyboard users go on from
 * there and not from the top of the page.
 */
export function useStableFocus(): RefObject<HTMLElement | null> {
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
