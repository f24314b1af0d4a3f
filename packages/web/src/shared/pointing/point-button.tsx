import type { ReactNode } from 'react'
import type { Target } from './pointing.ts'
import './pointing.css'

interface Props {
  readonly target: Target
  readonly className: string
  readonly children?: ReactNode
}

/** A hand or a card that can be tapped. */
export const PointButton = ({ target, className, children }: Props) => (
  <button
    type="button"
    className={`point ${className}`}
    aria-label={target.label}
    aria-pressed={target.pressed}
    onClick={target.press}
  >
    {children}
  </button>
)
