import type { Clock as ServerClock } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'

type ClockTimes = Pick<ServerClock, 'until' | 'now' | 'reserve'>

/** Seconds left by the server's clock. */
export function useSecondsLeft(clock: Pick<ClockTimes, 'until'> | undefined): number | undefined {
  const { roomTime } = useRoomConnection()
  const [now, setNow] = useState(roomTime)
  const until = clock?.until
  useEffect(() => {
    if (until === undefined) return
    setNow(roomTime())
    const tick = setInterval(() => setNow(roomTime()), 500)
    return () => clearInterval(tick)
  }, [until, roomTime])
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}

/** Seconds left at which screen readers announce the clock. */
const WARNING_SECONDS = 10

/** A bar that runs out, with its seconds; it can warn the player who decides. */
export function ClockBar({ clock, warns = false }: { clock: ClockTimes; warns?: boolean }) {
  const m = useMessages()
  const all = useSecondsLeft(clock) ?? 0
  const reserve = Math.floor((clock.reserve ?? 0) / 1000)
  const isOnReserve = reserve > 0 && all <= reserve
  const left = isOnReserve ? all : all - reserve
  const whole = Math.max(1, isOnReserve ? reserve : Math.ceil((clock.until - clock.now) / 1000) - reserve)
  const words = isOnReserve ? m.table.timeBank({ n: left }) : m.table.seconds({ n: left })
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
        <span className="clock-reserve" aria-hidden="true" title={m.table.timeBankHolds({ n: reserve })}>
          +{reserve}
        </span>
      ) : null}
      {warns ? (
        <span className="unseen" role="status">
          {left === WARNING_SECONDS || all === reserve ? words : ''}
        </span>
      ) : null}
      {warns && isOnReserve ? <span className="clock-words">{m.table.onTimeBank}</span> : null}
    </span>
  )
}
