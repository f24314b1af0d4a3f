import type { TableView } from '@cardroom/protocol'
import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useLine } from '../net/use-line.ts'
import { go } from '../routing/router.ts'
import { may } from './model.ts'

/** Seats are taken with a twentieth of the most that one may have: what is missing to that, in whole dollars. */
function shortOf({ seats, you }: TableView, most: number): number {
  const stack = seats.find(({ seat }) => seat === you.seat)?.stack ?? 0
  const usual = (most + stack) / 20
  return stack < usual / 2 ? Math.ceil((usual - stack) / 100) * 100 : 0
}

/** What one may do with one's seat: leave it, sit out, buy chips. */
export function SeatMenu({ table }: { table: TableView }) {
  const m = useMessages()
  const line = useLine()
  const [why, setWhy] = useState<string>()
  const { id } = table
  const ask = async (request: Parameters<typeof line.ask>[0]) => {
    const reply = await line.ask(request)
    setWhy(reply.ok ? undefined : m.table.refused(m.refusal(reply.why)))
    return reply.ok
  }
  const away = may(table, 'away')
  const chips = may(table, 'chips')
  const makeUp = may(table, 'make-up')
  const usual = chips && shortOf(table, chips.max)
  return (
    <div className="seat-menu">
      {usual ? (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => ask({ type: 'chips', table: id, cents: usual })}
        >
          {m.table.addChips(m.money(usual))}
        </button>
      ) : null}
      {makeUp ? (
        <label className="make-up">
          {m.table.makeUp}{' '}
          <select
            value={makeUp.chosen}
            onChange={event =>
              ask({ type: 'make-up', table: id, how: event.target.value as (typeof makeUp.ways)[number] })
            }
          >
            {makeUp.ways.map(way => (
              <option key={way} value={way}>
                {m.table.makeUpWays[way]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {away ? (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => ask({ type: 'away', table: id, away: away.away })}
        >
          {away.away ? m.table.awayNow : m.table.backNow}
        </button>
      ) : null}
      {may(table, 'stand') ? (
        <button
          type="button"
          className="btn quiet small"
          onClick={async () => {
            if (await ask({ type: 'stand', table: id })) go('/')
          }}
        >
          {m.table.leave}
        </button>
      ) : null}
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
    </div>
  )
}
