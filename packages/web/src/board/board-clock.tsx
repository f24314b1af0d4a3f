import type { Clock } from '@cardroom/protocol'
import { useEffect, useRef } from 'react'
import { useSecondsLeft } from '../table/clock.tsx'
import { makeSound } from '../table/signals/sounds.ts'

/** Seconds before the bets are closed at which a sound is played. */
const BELL_SECONDS = 5

/** The seconds until the bets are closed, or until another clock of the table runs out. */
export function BoardClock({ clock }: { clock: Clock | undefined }) {
  const left = useSecondsLeft(clock)
  useBell(clock, left)
  if (!clock || left === undefined) return <div className="tv-clock" />
  const whole = Math.max(1, Math.ceil((clock.until - clock.now) / 1000))
  return (
    <div className={`tv-clock ${left <= BELL_SECONDS ? 'soon' : ''}`} role="timer">
      <span>{left}</span>
      <span className="tv-clock-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
      </span>
    </div>
  )
}

/** Rings once for each time that the bets are open. */
function useBell(clock: Clock | undefined, left: number | undefined): void {
  const rung = useRef<number>(undefined)
  useEffect(() => {
    if (clock?.for !== 'wagers' || left === undefined || left > BELL_SECONDS || left === 0) return
    if (rung.current === clock.until) return
    rung.current = clock.until
    makeSound('soon')
  }, [clock, left])
}
