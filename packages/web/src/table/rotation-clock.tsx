import type { RotationSeen } from '@cardroom/engine'
import { useMessages } from '../shared/messages/messages.ts'
import { useSecondsLeft } from './clock.tsx'

/** The time left for others to take the player-dealer position; or that the game is over. */
export function RotationClock({ needed, had, by, isOver }: RotationSeen) {
  const m = useMessages()
  const left = useSecondsLeft(isOver ? undefined : { until: by })
  if (left === undefined)
    return (
      <p className="rotation over" role="status">
        {m.regime.over({ at: m.clock(by) })}
      </p>
    )
  const done = had >= needed
  return (
    <p className={done ? 'rotation' : 'rotation open'}>
      <time dateTime={`PT${left}S`} role="timer" aria-label={m.regime.clock}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </time>{' '}
      {m.joined.labelled({
        label: m.regime.clock,
        what: done
          ? m.regime.othersDone({ had, by: m.clock(by) })
          : m.regime.others({ had, needed, by: m.clock(by) }),
      })}
    </p>
  )
}
