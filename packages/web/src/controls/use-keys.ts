import { useEffect, useRef } from 'react'

const STORED = 'cardroom.keys'

/** Whether single letters act at once; one can switch it off. */
export const keysAreOn = (): boolean => localStorage.getItem(STORED) !== 'off'
export const switchKeys = (on: boolean): void => localStorage.setItem(STORED, on ? 'on' : 'off')

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox'))

/** A key press that is meant for the table: not typed into a field, not for a dialog, no browser shortcut. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (event.key === 'Enter' && event.target instanceof HTMLElement) {
    if (event.target.closest('button, a, summary, [role="tab"]')) return false
  }
  if (event.key !== 'Escape' && isTyping(event.target)) return false
  return document.querySelector('dialog[open]') === null
}

/** Does something when a key is pressed. */
export function useKey(key: string | undefined, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (key === undefined) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key.toLowerCase() || !isForTable(event)) return
      if (key.length === 1 && !keysAreOn()) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [key])
}
