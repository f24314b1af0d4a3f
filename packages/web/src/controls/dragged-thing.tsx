import type { ReactNode } from 'react'
import type { Dragged } from './use-drag.ts'

/** What is being dragged, under the pointer. */
export function DraggedThing({ at, children }: Pick<Dragged<unknown>, 'at'> & { children: ReactNode }) {
  return (
    <span className="dragged" style={{ left: at.x, top: at.y }} aria-hidden="true">
      {children}
    </span>
  )
}
