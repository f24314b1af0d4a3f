import type { SessionSeat } from '@cardroom/engine/dealt'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly places: number
  readonly seats: readonly SessionSeat[]
  readonly choose: (seats: readonly SessionSeat[]) => void
  /** Whether a player may play for a third-party provider. */
  readonly knowsProviders: boolean
}

/** Who sits where, with a name or only the number. */
export function SeatsChoice({ places, seats, choose, knowsProviders }: Props) {
  const m = useMessages()
  const set = (seat: number, sitter: SessionSeat | undefined) =>
    choose(
      [...seats.filter(one => one.seat !== seat), ...(sitter ? [sitter] : [])].toSorted(
        (a, b) => a.seat - b.seat,
      ),
    )
  return (
    <fieldset className="deal-seats">
      <legend>{m.deal.seats}</legend>
      {Array.from({ length: places }, (_, i) => i + 1).map(seat => {
        const sitter = seats.find(one => one.seat === seat)
        return (
          <div key={seat} className="deal-seat">
            <label className="deal-check">
              <input
                type="checkbox"
                checked={sitter !== undefined}
                onChange={event => set(seat, event.target.checked ? { seat } : undefined)}
              />{' '}
              <span>{m.table.seat({ seat })}</span>
            </label>
            <input
              aria-label={m.deal.nameAt({ seat })}
              placeholder={m.deal.nameAt({ seat })}
              value={sitter?.name ?? ''}
              maxLength={20}
              disabled={!sitter}
              onChange={event => {
                const name = event.target.value.trim()
                const { name: _, ...rest } = sitter ?? { seat }
                set(seat, name === '' ? rest : { ...rest, name })
              }}
            />
            {knowsProviders && sitter ? (
              <label className="deal-check">
                <input
                  type="checkbox"
                  checked={sitter.provider ?? false}
                  onChange={event => {
                    const { provider: _, ...rest } = sitter
                    set(seat, event.target.checked ? { ...rest, provider: true } : rest)
                  }}
                />{' '}
                <span>{m.regime.isProvider}</span>
              </label>
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )
}
