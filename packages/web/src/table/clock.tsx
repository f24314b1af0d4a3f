import type { Clock as ServerClock } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'

type Runs = Pick<ServerClock, 'until' | 'now' | 'reserve'>

/** Seconds left by the server's clock. */
export function useSecondsLeft(clock: Pick<Runs, 'until'> | undefined): number | undefined {
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
  const all = useSecondsLeft(clock) ?? 0
  const reserve = Math.floor((clock.reserve ?? 0) / 1000)
  const isOnReserve = reserve > 0 && all <= reserve
  const left = isOnReserve ? all : all - reserve
  const whole = Math.max(1, isOnReserve ? reserve : Math.ceil((clock.until - clock.now) / 1000) - reserve)
  const words = isOnReserve ? m.table.timeBank(left) : m.table.seconds(left)
  const soon = left <= 5 && (isOnReserve || reserve === 0)
  return (
    <span
      className={`clock ${soon ? 'soon' : ''} ${isOnReserve ? 'on-reserve' : ''}`}
      role="timer"
      aria-label={words}
    >
      <span className="clock-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
      </span>
      <span className="clock-seconds" aria-hidden="true">
        {left}
      </span>
      {reserve > 0 && !isOnReserve ? (
        <span className="clock-reserve" aria-hidden="true" title={m.table.timeBankHolds(reserve)}>
          +{reserve}
        </span>
      ) : null}
      {warns ? (
        <span className="unseen" role="status">
          {left === WARNING || all === reserve ? words : ''}
        </span>
      ) : null}
      {warns && isOnReserve ? <span className="clock-words">{m.table.onTimeBank}</span> : null}
    </span>
  )
}
