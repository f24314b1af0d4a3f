import type { ReactNode } from 'react'

/** A place that cards can be dropped on, while one is dragged. */
export interface Landing {
  /** Its name as a drop place; nothing where the dragged card does not fit. */
  readonly place: string | undefined
  readonly isOver: boolean
}

interface Props {
  readonly label: string
  readonly className: string
  readonly landing: Landing
  readonly children: ReactNode
}

export function DropZone({ label, className, landing: { place, isOver }, children }: Props) {
  return (
    <section
      className={`drop ${className}`}
      aria-label={label}
      data-drop={place}
      data-fits={place !== undefined || undefined}
      data-over={isOver || undefined}
    >
      {children}
    </section>
  )
}
