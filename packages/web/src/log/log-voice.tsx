import type { Said } from '@cardroom/words'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'

interface Props {
  /** Which round the lines are of. */
  readonly round: string
  readonly lines: readonly Said[]
}

/** Reads out what is new in the log, whatever the page shows beside the table. */
export function LogVoice({ round, lines }: Props) {
  const m = useMessages()
  const heard = useRef({ round, lines: lines.length })
  const [words, setWords] = useState('')
  useEffect(() => {
    const before = heard.current.round === round ? heard.current.lines : 0
    heard.current = { round, lines: lines.length }
    if (lines.length > before) {
      setWords(
        lines
          .slice(before)
          .map(line => line.text)
          .join('. '),
      )
    }
  }, [round, lines])
  return (
    <p className="unseen" role="log" aria-label={m.table.log.label} aria-atomic="true">
      {words}
    </p>
  )
}
