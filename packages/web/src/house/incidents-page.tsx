import type { IncidentsReply, LoggedIncident } from '@cardroom/protocol'
import { incidentName } from '@cardroom/rulebook/names'
import { useState } from 'react'
import { ask } from '../connection/ask.ts'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { saveSpreadsheet } from '../shared/files/save-file.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { DisputesPart } from './disputes-part.tsx'
import { StaffPage } from './staff-page.tsx'
import { useHouseReply } from './use-house.ts'

const INCIDENT_FILTERS = ['table', 'incident', 'dealer'] as const
type IncidentFilter = { readonly [K in (typeof INCIDENT_FILTERS)[number]]?: string }

const PAGE_SIZE = 50

/** The log of incidents for staff and auditors, and the disputes about rounds. */
export default function IncidentsPage() {
  const m = useMessages()
  return (
    <StaffPage title={m.desk.incidents} lead={m.desk.incidentsLead} for={['floor', 'operator', 'auditor']}>
      {parts => {
        const isAuditor = parts.includes('auditor')
        const path = isAuditor ? '/api/audit' : '/api/house'
        return (
          <>
            <DisputesPart path={path} mayDecide={!isAuditor} />
            <IncidentList path={path} />
          </>
        )
      }}
    </StaffPage>
  )
}

function IncidentList({ path }: { path: string }) {
  const m = useMessages()
  const [chosen, setChosen] = useState<IncidentFilter>({})
  const [limit, setLimit] = useState(PAGE_SIZE)
  const query = new URLSearchParams(chosen)
  const list = useHouseReply<IncidentsReply>(
    `${path}/incidents?${new URLSearchParams({ ...chosen, limit: String(limit) })}`,
  )
  const { incidents = [], names = {}, counts } = list.value ?? {}
  const called = (who: string | undefined) => (who === undefined ? '' : (names[who] ?? who))
  const isDealt = incidents.some(({ dealer }) => dealer !== undefined)
  const kindOf = (kind: string) => (kind === 'round-voided' ? m.desk.voided : m.say(incidentName(kind)))
  const choices: Readonly<
    Record<(typeof INCIDENT_FILTERS)[number], { label: string; of: Readonly<Record<string, number>> }>
  > = {
    table: { label: m.house.table, of: counts?.tables ?? {} },
    incident: { label: m.desk.kind, of: counts?.kinds ?? {} },
    dealer: { label: m.desk.dealer, of: counts?.dealers ?? {} },
  }
  const choose = (key: (typeof INCIDENT_FILTERS)[number], value: string) => {
    const { [key]: _, ...others } = chosen
    setChosen(value === '' ? others : { ...others, [key]: value })
  }
  const save = async () => {
    const reply = await ask('GET', `${path}/incidents.csv?${query}`)
    if (reply.ok) saveSpreadsheet('incidents.csv', await reply.text())
  }
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents">{m.desk.rulings}</h2>
      <Failed why={list.why} />
      <div className="house-form">
        {INCIDENT_FILTERS.filter(key => Object.keys(choices[key].of).length > 0).map(key => (
          <label key={key}>
            <span>{choices[key].label}</span>
            <select value={chosen[key] ?? ''} onChange={event => choose(key, event.target.value)}>
              <option value="">{m.desk.all}</option>
              {Object.entries(choices[key].of).map(([one, count]) => (
                <option key={one} value={one}>
                  {key === 'incident' ? kindOf(one) : (names[one] ?? one)} ({count})
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="button" className="btn quiet small" onClick={save} disabled={incidents.length === 0}>
          {m.desk.csv}
        </button>
      </div>
      {incidents.length === 0 ? <p className="wait">{m.desk.noIncidents}</p> : null}
      {incidents.length > 0 ? (
        <div className="house-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.desk.when}</th>
                <th scope="col">{m.desk.kind}</th>
                <th scope="col">{m.desk.lines}</th>
                <th scope="col">{m.desk.round}</th>
                <th scope="col">{m.desk.by}</th>
                {isDealt ? <th scope="col">{m.desk.dealer}</th> : null}
              </tr>
            </thead>
            <tbody>
              {incidents.map(one => (
                <Row
                  key={one.id}
                  incident={one}
                  kind={kindOf(one.incident)}
                  by={called(one.by)}
                  dealer={isDealt ? called(one.dealer) : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {incidents.length === limit ? (
        <button type="button" className="btn plain" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {m.desk.older}
        </button>
      ) : null}
    </section>
  )
}

function Row({
  incident: { at, round, table, cite, byHand },
  kind,
  by,
  dealer,
}: {
  incident: LoggedIncident
  kind: string
  by: string
  dealer: string | undefined
}) {
  const m = useMessages()
  // The rounds of a table dealt by hand are on its tablet.
  const isKept = round !== '' && !byHand
  return (
    <tr>
      <td>{m.time(at)}</td>
      <th scope="row">{kind}</th>
      <td>{cite === undefined ? null : <CiteButton cite={cite} />}</td>
      <td>{isKept ? <Link href={`/rounds/${encodeURIComponent(round)}`}>{round}</Link> : round || table}</td>
      <td>{by}</td>
      {dealer === undefined ? null : <td>{dealer}</td>}
    </tr>
  )
}
