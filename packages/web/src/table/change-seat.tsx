import type { May } from '@cardroom/protocol'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly choice: Extract<May, { do: 'change-seat' }>
  readonly to: (seat: number) => void
}

/** Another seat, at once or when the round is over. */
export function ChangeSeat({ choice: { seats, to: coming }, to }: Props) {
  const m = useMessages()
  const [own] = seats
  if (coming !== undefined && own !== undefined) {
    return (
      <span className="change-seat" role="status">
        {m.seating.changing({ seat: coming })}{' '}
        <button type="button" className="btn quiet small" onClick={() => to(own)}>
          {m.seating.stay}
        </button>
      </span>
    )
  }
  return (
    <select
      className="change-seat"
      aria-label={m.seating.change}
      value=""
      onChange={event => to(Number(event.target.value))}
    >
      <option value="" disabled>
        {m.seating.change}
      </option>
      {seats.map(seat => (
        <option key={seat} value={seat}>
          {m.seating.changeTo({ seat })}
        </option>
      ))}
    </select>
  )
}
