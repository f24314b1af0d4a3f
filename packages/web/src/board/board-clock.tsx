import type { Clock } from '@cardroom/protocol'
import { useEffect, useRef } from 'react'
import { makeSound } from '../signals/sounds.ts'
import { useSecondsLeft } from '../table/clock.tsx'

/** So many seconds before the bets are closed there is a sound. */
const SOON = 5

/** The seconds until the bets are closed, or until whatever else the table waits for. */
export function BoardClock({ clock }: { clock: Clock | undefined }) {
  const left = useSecondsLeft(clock)
  useBell(clock, left)
  if (!clock || left === undefined) return <div className="tv-clock" />
  const whole = Math.max(1, Math.ceil((clock.until - clock.now) / 1000))
  return (
    <div className={`tv-clock ${left <= SOON ? 'soon' : ''}`} role="timer">
      <span>{left}</span>
      <span className="tv-clock-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
      </span>
    </div>
  )
}

/** Once for each time that the bets are open. */
function useBell(clock: Clock | undefined, left: number | undefined): void {
  const rung = useRef<number>(undefined)
  useEffect(() => {
    if (clock?.for !== 'wagers' || left === undefined || left > SOON || left === 0) return
    if (rung.current === clock.until) return
    rung.current = clock.until
    makeSound('soon')
  }, [clock, left])
}
