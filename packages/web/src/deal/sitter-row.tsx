import { moreChips, type Seated } from '@cardroom/engine'
import { type DealtSettings, type Doing, isNameless } from '@cardroom/engine/dealt'
import type { FormEvent } from 'react'
import { parseDollars } from '../controls/amount.ts'
import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly who: Seated
  readonly buyIn: DealtSettings['buyIn']
  /** The seats that are free. */
  readonly free: readonly number[]
  readonly does: (doing: Doing) => void
}

/** One who has a place: goes away and comes back, buys chips, changes seats, leaves. */
export function SitterRow({ who, buyIn, free, does }: Props) {
  const m = useMessages()
  const { seat, name, stack, away, movingTo, provider } = who
  const called = isNameless(who) ? m.table.seat(seat) : name
  const buy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const cents = parseDollars(String(new FormData(event.currentTarget).get('chips') ?? ''))
    if (!cents) return
    does({ do: 'chips', seat, cents })
    event.currentTarget.reset()
  }
  return (
    <li data-seat={seat}>
      <span>
        {m.table.seat(seat)}
        {isNameless(who) ? '' : ` · ${name}`}
        {provider ? ` · ${m.regime.isProvider}` : ''}
        {buyIn ? ` · ${m.money(stack)}` : ''}
        {movingTo === undefined ? '' : ` · ${m.seating.moving(movingTo)}`}
      </span>
      {buyIn && moreChips(buyIn, who) ? (
        <form onSubmit={buy} className="deal-buy">
          <input
            name="chips"
            aria-label={m.joined.labelled(m.seating.amount, called)}
            placeholder={m.seating.amount}
            inputMode="decimal"
            autoComplete="off"
            size={6}
          />
          <button type="submit" className="btn quiet small">
            {m.seating.buy}
          </button>
        </form>
      ) : null}
      {movingTo === undefined ? (
        free.length === 0 ? null : (
          <select
            aria-label={m.joined.labelled(m.seating.change, called)}
            value=""
            onChange={event => does({ do: 'change-seat', seat, to: Number(event.target.value) })}
          >
            <option value="">{m.seating.change}</option>
            {free.map(to => (
              <option key={to} value={to}>
                {m.seating.changeTo(to)}
              </option>
            ))}
          </select>
        )
      ) : (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => does({ do: 'change-seat', seat, to: seat })}
        >
          {m.deal.staysAtSeat(seat)}
        </button>
      )}
      <button
        type="button"
        className="btn quiet small"
        onClick={() => does({ do: 'away', seat, away: !away })}
      >
        {away ? m.deal.comesBack : m.deal.goesAway}
      </button>
      <button type="button" className="btn quiet small" onClick={() => does({ do: 'stand', seat })}>
        {m.deal.leaves}
      </button>
    </li>
  )
}
