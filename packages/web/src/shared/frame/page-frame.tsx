import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../messages/messages.ts'
import { addressNow } from '../routing/address.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
  /** The room whose cloth colours the page. */
  readonly room?: string
}

/** The content of a page: sets the window's title, and moves the focus to it. */
export function PageFrame({ title, children, className = '', room }: Props) {
  const m = useMessages()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = m.app.title({ page: title })
  }, [m, title])
  useEffect(() => {
    if (hasMoved()) main.current?.focus({ preventScroll: true })
    if (addressNow().hash === '') window.scrollTo(0, 0)
  }, [])
  return (
    <main id="content" ref={main} tabIndex={-1} className={`page ${className}`} data-room={room}>
      {children}
    </main>
  )
}

/** The number of pages opened so far; the first one keeps the focus at its beginning. */
let pages = 0
const hasMoved = (): boolean => pages++ > 0
