import type { ReactNode } from 'react'
import { useKey } from './use-keys.ts'
import type { ShownWorth } from './worths.ts'

interface Props {
  readonly children: ReactNode
  readonly press: () => void
  /** The key that presses it. */
  readonly shortcut?: string | undefined
  readonly look?: 'main' | 'plain' | 'quiet' | 'armed'
  readonly disabled?: boolean
  readonly label?: string
  /** The worth of the answer that it gives. */
  readonly worth?: ShownWorth | undefined
}

/** A button that shows its key. */
export function KeyButton({
  children,
  press,
  shortcut,
  look = 'plain',
  disabled = false,
  label,
  worth,
}: Props) {
  useKey(disabled ? undefined : shortcut, press)
  return (
    <button
      type="button"
      className={`btn ${look}`}
      onClick={press}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      aria-label={label}
      data-best={worth?.best === undefined ? undefined : ''}
    >
      {worth ? (
        <span className="worth-bar">
          <span style={{ width: `${100 * worth.share}%` }} />
        </span>
      ) : null}
      <span className="btn-words">{children}</span>
      {worth ? (
        <span className="worth">
          {worth.words}
          {worth.best === undefined ? null : <span className="worth-best"> {worth.best}</span>}
        </span>
      ) : null}
      {shortcut === undefined ? null : <kbd>{shownKey(shortcut)}</kbd>}
    </button>
  )
}

const shownKey = (key: string): string => (key === 'Enter' ? '⏎' : key.toUpperCase())
