import type { Clock as ServerClock } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'

type Runs = Pick<ServerClock, 'until' | 'now'>

/** Seconds left by the server's clock. */
export function useSecondsLeft(clock: Runs | undefined): number | undefined {
  const { ahead } = useKnown()
  const [now, setNow] = useState(() => Date.now())
  const until = clock?.until
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(tick)
  }, [until])
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - ahead - now) / 1000))
}

/** Seconds before the end at which one who does not see the clock is told. */
const WARNING = 10

/** A bar that runs out, with its seconds; it warns whoever has to decide. */
export function ClockBar({ clock, warns = false }: { clock: Runs; warns?: boolean }) {
  const m = useMessages()
  const left = useSecondsLeft(clock) ?? 0
  const whole = Math.max(1, Math.ceil((clock.until - clock.now) / 1000))
  return (
    <span className={`clock ${left <= 5 ? 'soon' : ''}`} role="timer" aria-label={m.table.seconds(left)}>
      <span className="clock-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
      </span>
      <span className="clock-seconds" aria-hidden="true">
        {left}
      </span>
      {warns ? (
        <span className="unseen" role="status">
          {left === WARNING ? m.table.seconds(left) : ''}
        </span>
      ) : null}
    </span>
  )
}
