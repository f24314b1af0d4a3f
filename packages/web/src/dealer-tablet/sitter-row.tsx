import { moreChips, type SeatedPlayer } from '@cardroom/engine'
import { type DealerAction, type DealtSettings, isNameless } from '@cardroom/engine/dealt'
import { parseDollars } from '../shared/controls/amount.ts'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly who: SeatedPlayer
  /** The player has no seat, and bets on others' hands. */
  readonly isBehind: boolean
  readonly buyIn: DealtSettings['buyIn']
  /** The seats that are free. */
  readonly free: readonly number[]
  /** Whether a player may take chips off the table and stay. */
  readonly chipsComeOff: boolean
  readonly does: (doing: DealerAction) => void
}

/** The row of a player: sit out, come back, buy chips, change seats, leave. */
export function SitterRow({ who, isBehind, buyIn, free, chipsComeOff, does }: Props) {
  const m = useMessages()
  const { seat, name, stack, away, movingTo, provider } = who
  const called = isNameless(who) ? m.table.seat({ seat }) : name
  const mayBuy = buyIn !== undefined && moreChips(buyIn, who) !== undefined
  const mayTakeOff = buyIn !== undefined && chipsComeOff && stack > 0
  const moveChips = (what: 'chips' | 'chips-off', form: HTMLFormElement) => {
    const cents = parseDollars(String(new FormData(form).get('chips') ?? ''))
    if (!cents) return
    does({ do: what, seat, cents })
    form.reset()
  }
  return (
    <li data-seat={seat}>
      <span>
        {isBehind ? m.table.sign.backLine : m.table.seat({ seat })}
        {isNameless(who) ? '' : ` · ${name}`}
        {provider ? ` · ${m.regime.isProvider}` : ''}
        {buyIn ? ` · ${m.money(stack)}` : ''}
        {movingTo === undefined ? '' : ` · ${m.seating.moving({ seat: movingTo })}`}
      </span>
      {mayBuy || mayTakeOff ? (
        <form
          className="deal-buy"
          onSubmit={event => {
            event.preventDefault()
            moveChips(mayBuy ? 'chips' : 'chips-off', event.currentTarget)
          }}
        >
          <input
            name="chips"
            aria-label={m.joined.labelled({ label: m.seating.amount, what: called })}
            placeholder={m.seating.amount}
            inputMode="decimal"
            autoComplete="off"
            size={6}
          />
          {mayBuy ? (
            <button type="submit" className="btn quiet small">
              {m.seating.buy}
            </button>
          ) : null}
          {mayTakeOff ? (
            <button
              type="button"
              className="btn quiet small"
              onClick={({ currentTarget: { form } }) => form && moveChips('chips-off', form)}
            >
              {m.seating.takeOff}
            </button>
          ) : null}
        </form>
      ) : null}
      {isBehind ? null : movingTo === undefined ? (
        free.length === 0 ? null : (
          <select
            aria-label={m.joined.labelled({ label: m.seating.change, what: called })}
            value=""
            onChange={event => does({ do: 'change-seat', seat, to: Number(event.target.value) })}
          >
            <option value="">{m.seating.change}</option>
            {free.map(to => (
              <option key={to} value={to}>
                {m.seating.changeTo({ seat: to })}
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
          {m.deal.staysAtSeat({ seat })}
        </button>
      )}
      {isBehind ? null : (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => does({ do: 'away', seat, away: !away })}
        >
          {away ? m.deal.comesBack : m.deal.goesAway}
        </button>
      )}
      <button type="button" className="btn quiet small" onClick={() => does({ do: 'stand', seat })}>
        {m.deal.leaves}
      </button>
    </li>
  )
}
