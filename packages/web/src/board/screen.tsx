import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly title: string
  readonly room?: string | undefined
  readonly layout?: string
  readonly children: ReactNode
}

/** The whole screen: it never scrolls, and drifts a little against burn-in. */
export function Screen({ title, room, layout = '', children }: Props) {
  const m = useMessages()
  const { x, y } = useDrift()
  useEffect(() => {
    document.title = m.app.title({ page: title })
  }, [m, title])
  return (
    <main className="tv" data-room={room}>
      <div className={`tv-drift ${layout}`} style={{ '--x': x, '--y': y } as CSSProperties}>
        {children}
      </div>
    </main>
  )
}

/** Offsets of the picture in turn, in small units, so that no edge burns into the screen. */
const DRIFT_OFFSETS = [
  [0, 0],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

const DRIFT_MS = 60_000

/** Moves the picture a little, too slowly to be noticed, so that it does not burn in. */
function useDrift(): { readonly x: number; readonly y: number } {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt(now => (now + 1) % DRIFT_OFFSETS.length), DRIFT_MS)
    return () => clearInterval(timer)
  }, [])
  const [x, y] = DRIFT_OFFSETS[at]!
  return { x, y }
}
