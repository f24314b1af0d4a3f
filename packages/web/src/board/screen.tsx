import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { useDrift } from './drift.ts'

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
