import type { LogLine } from '@cardroom/words'
import { useEffect, useRef } from 'react'
import { CiteButton } from '../../rules/cites/cite-button.tsx'
import { useMessages } from '../../shared/messages/messages.ts'

interface Props {
  /** The lines for screen readers, and as they are shown. */
  readonly spoken: readonly LogLine[]
  readonly shown: readonly LogLine[]
}

/** What happened, line by line; the newest is in sight. */
export function LogList({ spoken, shown }: Props) {
  const m = useMessages()
  const end = useRef<HTMLOListElement>(null)
  const count = shown.length
  useEffect(() => {
    if (count === 0) return
    const frame = requestAnimationFrame(() => {
      const list = end.current
      if (list) list.scrollTop = list.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
    <ol className="log" ref={end} aria-label={m.table.log.label} tabIndex={0}>
      {shown.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows; a line is known by its place in it
        <li key={at} className={`log-line tone-${line.tone}`}>
          <span aria-hidden="true">{line.text}</span>
          <span className="unseen">{spoken[at]?.text}</span>
          {line.cite === undefined ? null : <CiteButton cite={line.cite} />}
        </li>
      ))}
    </ol>
  )
}
