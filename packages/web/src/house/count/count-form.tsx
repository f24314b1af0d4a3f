import { type BoxFund, type CountSheet, DENOMINATIONS, type Pieces, piecesCents } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import type { HouseActions } from '../use-house.ts'

interface FormProps {
  readonly sheet: CountSheet
  readonly funds: readonly BoxFund[]
  readonly doing: HouseActions
}

type Draft = Readonly<Record<string, string>>

/** The counted amounts by denomination; empty fields are zero. */
export function CountForm({ sheet: { box }, funds, doing }: FormProps) {
  const m = useMessages()
  const [draft, setDraft] = useState<Draft>({})
  const [others, setOthers] = useState('')
  const piecesIn = (fund: BoxFund): Pieces =>
    Object.fromEntries(
      DENOMINATIONS.flatMap(denomination => {
        const text = draft[`${fund} ${denomination}`]?.trim() ?? ''
        return text === '' ? [] : [[String(denomination), Number(text)]]
      }),
    )
  const count = (event: FormEvent) => {
    event.preventDefault()
    const more = others.trim() === '' ? {} : { with: others }
    const pieces = { collection: piecesIn('collection'), jackpot: piecesIn('jackpot') }
    void doing.act('/api/house/count', { box, ...pieces, ...more })
  }
  return (
    <form className="no-print" onSubmit={count}>
      {funds.map(fund => (
        <fieldset key={fund} className="count-pieces">
          <legend>{m.count[fund]}</legend>
          {DENOMINATIONS.map(denomination => (
            <label key={denomination}>
              <span>{m.money(denomination)}</span>
              <input
                inputMode="numeric"
                size={5}
                value={draft[`${fund} ${denomination}`] ?? ''}
                onChange={event => setDraft({ ...draft, [`${fund} ${denomination}`]: event.target.value })}
              />
            </label>
          ))}
          <output>
            {m.count.counted}: {m.money(piecesCents(piecesIn(fund)) || 0)}
          </output>
        </fieldset>
      ))}
      <div className="house-form">
        <label>
          <span>{m.count.withOthers}</span>
          <input maxLength={80} value={others} onChange={event => setOthers(event.target.value)} />
        </label>
        <button type="submit" className="btn main" disabled={doing.busy}>
          {m.count.count}
        </button>
      </div>
    </form>
  )
}
