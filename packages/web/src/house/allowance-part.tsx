import type { AllowanceReply } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { useHouseActions, useHouseReply } from './use-house.ts'

/** The settings of the play money that the house gives. */
export function AllowancePart() {
  const m = useMessages()
  const allowance = useHouseReply<AllowanceReply>('/api/house/allowance')
  const [draft, setDraft] = useState<{ readonly gift?: string; readonly level?: string }>({})
  const [wasSet, setWasSet] = useState(false)
  const { why, busy, act } = useHouseActions(allowance.reload)
  const field = (name: 'gift' | 'level', label: string) => (
    <label>
      <span>{label}</span>
      <input
        inputMode="decimal"
        required
        pattern="\d{1,9}(\.\d{1,2})?"
        value={draft[name] ?? dollars(allowance.value?.[name])}
        onChange={event => {
          setDraft({ ...draft, [name]: event.target.value })
          setWasSet(false)
        }}
      />
    </label>
  )
  const set = async (event: FormEvent) => {
    event.preventDefault()
    const cents = (name: 'gift' | 'level') =>
      Math.round(Number(draft[name] ?? dollars(allowance.value?.[name])) * 100)
    setWasSet(await act('/api/house/allowance', { gift: cents('gift'), level: cents('level') }))
  }
  return (
    <section aria-labelledby="house-money">
      <h2 id="house-money">{m.house.money}</h2>
      <form className="house-form" onSubmit={set}>
        {field('gift', m.house.gift)}
        {field('level', m.house.level)}
        <button type="submit" className="btn main" disabled={busy || allowance.value === undefined}>
          {m.house.set}
        </button>
      </form>
      <p role="status" className={why === undefined ? '' : 'wrong'}>
        {why ?? (wasSet ? m.house.wasSet : '')}
      </p>
    </section>
  )
}

const dollars = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
