import type { MakeUp } from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly choice: Extract<May, { do: 'make-up' }>
  readonly choose: (how: MakeUp) => void
}

/** The ways to be dealt in again after a missed blind or a change of seats. */
export function MakeUpChoice({ choice: { ways, chosen, hands }, choose }: Props) {
  const m = useMessages()
  const words = (way: MakeUp): string =>
    way === 'wait' && hands !== undefined ? m.seating.waitOut({ n: hands }) : m.table.makeUpWays[way]
  return (
    <label className="make-up">
      {hands === undefined ? m.table.makeUp : m.seating.afterChange}{' '}
      <select
        value={chosen}
        onChange={event => {
          const way = ways.find(one => one === event.target.value)
          if (way) choose(way)
        }}
      >
        {ways.map(way => (
          <option key={way} value={way}>
            {words(way)}
          </option>
        ))}
      </select>
    </label>
  )
}
