import type { ReactNode } from 'react'
import { useKey } from './use-keys.ts'

interface Props {
  readonly children: ReactNode
  readonly press: () => void
  /** The key that presses it. */
  readonly shortcut?: string | undefined
  readonly look?: 'main' | 'plain' | 'quiet' | 'armed'
  readonly disabled?: boolean
  readonly label?: string
}

/** A button that shows its key. */
export function KeyButton({ children, press, shortcut, look = 'plain', disabled = false, label }: Props) {
  useKey(disabled ? undefined : shortcut, press)
  return (
    <button
      type="button"
      className={`btn ${look}`}
      onClick={press}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      aria-label={label}
    >
      <span className="btn-words">{children}</span>
      {shortcut === undefined ? null : <kbd>{shownKey(shortcut)}</kbd>}
    </button>
  )
}

const shownKey = (key: string): string => (key === 'Enter' ? '⏎' : key.toUpperCase())
