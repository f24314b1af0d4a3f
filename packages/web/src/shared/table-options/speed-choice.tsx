import type { TableOptions } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'

type Thinking = TableOptions['thinking']

const SPEED_NAMES = ['quick', 'usual', 'slow'] as const
type Speed = (typeof SPEED_NAMES)[number]

/** Thinking times: for a decision, and as a time bank that refills. */
const SPEEDS: Readonly<Record<Speed, Thinking>> = {
  quick: { decision: 12_000, reserve: 20_000, refill: 2_000 },
  usual: undefined,
  slow: { decision: 90_000, reserve: 120_000, refill: 10_000 },
}

const speedOf = (thinking: Thinking): Speed =>
  SPEED_NAMES.find(one => SPEEDS[one]?.decision === thinking?.decision) ?? 'usual'

interface Props {
  readonly chosen: Thinking
  readonly choose: (thinking: Thinking) => void
}

export function SpeedChoice({ chosen, choose }: Props) {
  const m = useMessages()
  return (
    <label>
      <span>{m.lobby.speed}</span>
      <select
        value={speedOf(chosen)}
        onChange={event => choose(SPEEDS[SPEED_NAMES.find(one => one === event.target.value) ?? 'usual'])}
      >
        {SPEED_NAMES.map(one => (
          <option key={one} value={one}>
            {m.lobby.speeds[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
