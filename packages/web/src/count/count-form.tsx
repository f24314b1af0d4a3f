import { type CountSheet, DENOMINATIONS, type Pieces, type Purse, piecesCents } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import type { Doing } from '../house/use-house.ts'
import { useMessages } from '../messages/messages.ts'

interface FormProps {
  readonly sheet: CountSheet
  readonly purses: readonly Purse[]
  readonly doing: Doing
}

type Draft = Readonly<Record<string, string>>

/** What is counted, denomination by denomination; what is left empty is none. */
export function CountForm({ sheet: { box }, purses, doing }: FormProps) {
  const m = useMessages()
  const [draft, setDraft] = useState<Draft>({})
  const [others, setOthers] = useState('')
  const piecesIn = (purse: Purse): Pieces =>
    Object.fromEntries(
      DENOMINATIONS.flatMap(denomination => {
        const text = draft[`${purse} ${denomination}`]?.trim() ?? ''
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
      {purses.map(purse => (
        <fieldset key={purse} className="count-pieces">
          <legend>{m.count[purse]}</legend>
          {DENOMINATIONS.map(denomination => (
            <label key={denomination}>
              <span>{m.money(denomination)}</span>
              <input
                inputMode="numeric"
                size={5}
                value={draft[`${purse} ${denomination}`] ?? ''}
                onChange={event => setDraft({ ...draft, [`${purse} ${denomination}`]: event.target.value })}
              />
            </label>
          ))}
          <output>
            {m.count.counted}: {m.money(piecesCents(piecesIn(purse)) || 0)}
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
