import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  /** In milliseconds. */
  readonly ends: number
  readonly over: () => void
}

const SECOND = 1_000
const MINUTE = 60

/** The time left; calls `over` once when there is none. */
export function ExamClock({ ends, over }: Props) {
  const m = useMessages()
  const [left, setLeft] = useState(() => ends - Date.now())
  const told = useRef(over)
  told.current = over
  useEffect(() => {
    const tick = setInterval(() => {
      const now = ends - Date.now()
      setLeft(now)
      if (now <= 0) told.current()
    }, SECOND)
    return () => clearInterval(tick)
  }, [ends])
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  const shown = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
  return (
    <span className={seconds <= MINUTE ? 'school-clock short' : 'school-clock'} role="timer">
      {m.schoolPage.timeLeft({ time: shown })}
    </span>
  )
}
