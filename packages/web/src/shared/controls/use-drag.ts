import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels that a pointer moves before a press becomes a drag. */
const DRAG_THRESHOLD = 7

interface Point {
  readonly x: number
  readonly y: number
}

interface HeldItem<T> {
  readonly what: T
  readonly from: Point
  readonly at: Point
  readonly moves: boolean
}

/** The dragged item, and its position. */
export interface DraggedItem<T> {
  readonly what: T
  readonly at: Point
  /** The place where it would be dropped now. */
  readonly over: string | undefined
}

interface Drag<T> {
  readonly dragged: DraggedItem<T> | undefined
  readonly grab: (what: T, event: ReactPointerEvent) => void
}

/** Drop places have their name in `data-drop`. */
const placeAt = ({ x, y }: Point): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop

/** Drags with mouse, pen or finger, and drops on the place under the pointer. */
export function useDrag<T>(drop: (what: T, place: string) => void): Drag<T> {
  const [held, setHeld] = useState<HeldItem<T>>()
  const latest = useRef(drop)
  latest.current = drop
  useEffect(() => {
    if (!held) return
    const { what, from } = held
    const moved = ({ clientX: x, clientY: y }: PointerEvent): HeldItem<T> => ({
      what,
      from,
      at: { x, y },
      moves: held.moves || Math.hypot(x - from.x, y - from.y) > DRAG_THRESHOLD,
    })
    const move = (event: PointerEvent) => {
      const next = moved(event)
      setHeld(next)
      if (next.moves) event.preventDefault()
    }
    const release = (event: PointerEvent) => {
      const { at, moves } = moved(event)
      const place = moves ? placeAt(at) : undefined
      setHeld(undefined)
      if (place !== undefined) latest.current(what, place)
    }
    const forget = () => setHeld(undefined)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', forget)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', forget)
    }
  }, [held])
  return {
    dragged: held?.moves ? { what: held.what, at: held.at, over: placeAt(held.at) } : undefined,
    grab: (what, { clientX: x, clientY: y, button }) => {
      if (button === 0) setHeld({ what, from: { x, y }, at: { x, y }, moves: false })
    },
  }
}
