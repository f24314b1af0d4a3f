import type { ReactNode } from 'react'
import { useKey } from '../shared/controls/use-keys.ts'

interface Props {
  readonly pressed: boolean
  readonly press: () => void
  readonly shortcut?: string | undefined
  readonly children: ReactNode
}

/** A button for one of several answers. */
export function PickButton({ pressed, press, shortcut, children }: Props) {
  useKey(shortcut, press)
  return (
    <button
      type="button"
      className="btn school-pick"
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={press}
    >
      <span className="btn-words">{children}</span>
      {shortcut === undefined ? null : <kbd>{shortcut.toUpperCase()}</kbd>}
    </button>
  )
}
