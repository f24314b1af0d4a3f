import { useEffect, useRef } from 'react'

const STORAGE_KEY = 'cardroom.keys'

/** Whether single letters act at once; the player can switch it off. */
export const keysAreOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off'
export const switchKeys = (on: boolean): void => localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox'))

/** Whether the focus came from a pointer. */
let byPointer = false
const noticed = new WeakSet<Window>()

function noticeFocus(): void {
  if (noticed.has(window)) return
  noticed.add(window)
  window.addEventListener('pointerdown', () => {
    byPointer = true
  })
  window.addEventListener('keydown', event => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) byPointer = false
  })
}

/** Whether a key press is for the table: not in a field, not in a dialog, no browser shortcut. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  // Enter presses a button focused by keyboard, but not one focused by a click.
  if (event.key === 'Enter' && !byPointer && event.target instanceof HTMLElement) {
    if (event.target.closest('button, a, summary')) return false
  }
  if (event.key !== 'Escape' && isTyping(event.target)) return false
  return document.querySelector('dialog[open]') === null
}

/** The name of a pressed key; Shift counts, Caps Lock does not. */
const keyOf = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && /^\p{L}$/u.test(key) ? `shift+${key.toLowerCase()}` : key.toLowerCase()

/** Acts when a key is pressed: `h`, `Enter`, `Shift+C`. */
export function useKey(key: string | undefined, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (key === undefined) return
    noticeFocus()
    const pressed = (event: KeyboardEvent) => {
      if (keyOf(event) !== key.toLowerCase() || !isForTable(event)) return
      if ((key.length === 1 || key.startsWith('Shift+')) && !keysAreOn()) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [key])
}
