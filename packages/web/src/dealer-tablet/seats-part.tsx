import { freeSeats, type Refusal, seatedAt } from '@cardroom/engine'
import type { DealerAction, DealtSession } from '@cardroom/engine/dealt'
import { type FormEvent, useState } from 'react'
import { nameRefused } from '../connection/name-refused.ts'
import { parseDollars } from '../shared/controls/amount.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { knowsProviders } from './knows-providers.ts'
import { SitterRow } from './sitter-row.tsx'

interface Props {
  readonly session: DealtSession
  readonly enter: (does: DealerAction) => Refusal | undefined
}

/** Players who come and go between the rounds. */
export function SeatsPart({ session, enter }: Props) {
  const m = useMessages()
  const [why, setWhy] = useState<Refusal>()
  const { table, settings, game } = session
  const { places } = game.rules.seats
  const does = (doing: DealerAction) => setWhy(enter(doing))
  const free = freeSeats(table.state.seats, places)
  const sit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    const stack = parseDollars(String(form.get('stack') ?? ''))
    const misnamed = name === '' ? undefined : nameRefused(name)
    if (misnamed) return setWhy(misnamed)
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
      <Refused why={why} as="why" />
    </section>
  )
}
