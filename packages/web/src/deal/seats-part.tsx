import { freeSeats, type Refusal, seatedAt } from '@cardroom/engine'
import type { DealtSession, Doing } from '@cardroom/engine/dealt'
import { playerName } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { parseDollars } from '../controls/amount.ts'
import { useMessages } from '../messages/messages.ts'
import { knowsProviders } from './knows-providers.ts'
import { SitterRow } from './sitter-row.tsx'

interface Props {
  readonly session: DealtSession
  readonly enter: (does: Doing) => Refusal | undefined
}

/** Who comes and goes between the rounds. */
export function SeatsPart({ session, enter }: Props) {
  const m = useMessages()
  const [why, setWhy] = useState<string>()
  const { table, settings, game } = session
  const { places } = game.rules.seats
  const does = (doing: Doing) => {
    const refusal = enter(doing)
    setWhy(refusal && m.refusal(refusal))
  }
  const free = freeSeats(table.state.seats, places)
  const sit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    const stack = parseDollars(String(form.get('stack') ?? ''))
    if (name !== '' && !playerName.safeParse(name).success) return setWhy(m.app.nameHint)
    does({
      do: 'sit',
      seat: Number(form.get('seat')),
      ...(name === '' ? {} : { name }),
      ...(settings.buyIn && stack ? { stack } : {}),
      ...(form.get('provider') === null ? {} : { provider: true }),
    })
    event.currentTarget.reset()
  }
  return (
    <section aria-labelledby="deal-seats">
      <h2 id="deal-seats">{m.deal.seats}</h2>
      <ul className="deal-sitters">
        {seatedAt(table.state.seats).map(who => (
          <SitterRow
            key={who.seat}
            who={who}
            isBehind={who.seat > places}
            buyIn={settings.buyIn}
            free={free}
            chipsComeOff={table.part.chipsComeOff === true}
            does={does}
          />
        ))}
      </ul>
      {free.length === 0 ? null : (
        <form onSubmit={sit} className="deal-sit">
          <label>
            <span>{m.deal.seat}</span>
            <select name="seat">
              {free.map(seat => (
                <option key={seat}>{seat}</option>
              ))}
            </select>
          </label>
          <label>
            <span>{m.deal.name}</span>
            <input name="name" maxLength={20} autoComplete="off" />
          </label>
          {settings.buyIn ? (
            <label>
              <span>{m.seating.buyIn}</span>
              <input name="stack" inputMode="decimal" autoComplete="off" />
            </label>
          ) : null}
          {knowsProviders(settings.regime) ? (
            <label className="deal-check">
              <input name="provider" type="checkbox" /> <span>{m.regime.isProvider}</span>
            </label>
          ) : null}
          <button type="submit" className="btn">
            {m.deal.sitsDown}
          </button>
        </form>
      )}
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
    </section>
  )
}
