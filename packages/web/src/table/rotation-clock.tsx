import type { RotationSeen } from '@cardroom/engine'
import { useMessages } from '../messages/messages.ts'
import { useSecondsLeft } from './clock.tsx'

/** How long there still is for others to have the player-dealer position; or that the game is over. */
export function RotationClock({ needed, had, by, isOver }: RotationSeen) {
  const m = useMessages()
  const left = useSecondsLeft(isOver ? undefined : { until: by })
  if (left === undefined)
    return (
      <p className="rotation over" role="status">
        {m.regime.over(m.clock(by))}
      </p>
    )
  const done = had >= needed
  return (
    <p className={done ? 'rotation' : 'rotation open'}>
      <time dateTime={`PT${left}S`} role="timer" aria-label={m.regime.clock}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </time>{' '}
      {m.joined.labelled(
        m.regime.clock,
        done ? m.regime.othersDone(had, m.clock(by)) : m.regime.others(had, needed, m.clock(by)),
      )}
    </p>
  )
}
