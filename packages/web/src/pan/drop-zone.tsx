import { type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  readonly className: string
  /** What happens to a card that is dropped here; nothing where it cannot be. */
  readonly drop: (() => void) | undefined
  readonly children: ReactNode
}

/** A place that cards can be dropped on. */
export function DropZone({ label, className, drop, children }: Props) {
  const [over, setOver] = useState(false)
  return (
    <section
      className={`drop ${className}`}
      aria-label={label}
      data-fits={drop !== undefined || undefined}
      data-over={(over && drop !== undefined) || undefined}
      onDragOver={event => {
        if (!drop) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        drop?.()
      }}
    >
      {children}
    </section>
  )
}
