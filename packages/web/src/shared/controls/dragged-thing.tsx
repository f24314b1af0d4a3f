import type { ReactNode } from 'react'
import type { DraggedItem } from './use-drag.ts'

/** The dragged thing, under the pointer. */
export function DraggedThing({ at, children }: Pick<DraggedItem<unknown>, 'at'> & { children: ReactNode }) {
  return (
    <span className="dragged" style={{ left: at.x, top: at.y }} aria-hidden="true">
      {children}
    </span>
  )
}
