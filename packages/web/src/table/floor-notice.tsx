import type { TableView } from '@cardroom/protocol'
import { type LogLine, type Names, sayEvent, seatName } from '@cardroom/words'
import { useState } from 'react'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { ClockBar } from './clock.tsx'
import { may, tableLogOf } from './model.ts'
import './floor/floor.css'

interface Props {
  readonly table: TableView
  readonly names: Names
  /** This person is ruling. */
  readonly isRuling: boolean
  /** Answers a call. */
  readonly look: () => void
}

/** The floor's notice: that it was called, is ruling, or what it has ruled. */
export function FloorNotice({ table, names, isRuling, look }: Props) {
  const m = useMessages()
  const [closed, setClosed] = useState('')
  const { holds } = table.floor
  const rulings = tableLogOf(table).filter(event => event.type === 'ruled')
  const last = rulings.at(-1)
  const key = `${table.round?.id ?? table.last?.id} ${rulings.length}`
  if (isRuling) return null
  if (holds?.for === 'call') {
    const own = holds.seat === table.you.seat
    const who = holds.seat === undefined ? m.floor.button : seatName(names, holds.seat)
    const runs = may(table, 'floor') !== undefined
    return (
      <div className={runs ? 'floor-notice urgent' : 'floor-notice'} role={runs ? 'alert' : 'status'}>
        <p>{own ? m.floor.called : m.floor.calling({ who })}</p>
        <ClockBar clock={holds} />
        {runs ? (
          <button type="button" className="btn main" onClick={look}>
            {m.floor.look}
          </button>
        ) : null}
      </div>
    )
  }
  if (holds) {
    return (
      <p className="floor-notice" role="status">
        {m.floor.ruling}
      </p>
    )
  }
  if (!last || closed === key) return null
  return <Ruled said={sayEvent(last, names)} close={() => setClosed(key)} />
}

function Ruled({ said, close }: { said: LogLine; close: () => void }) {
  const m = useMessages()
  return (
    <section className="floor-notice" aria-label={m.floor.ruled}>
      <p>
        {said.text} {said.cite === undefined ? null : <CiteButton cite={said.cite} />}
      </p>
      <button type="button" className="btn quiet small" onClick={close} aria-label={m.floor.dismiss}>
        {m.app.close}
      </button>
    </section>
  )
}
