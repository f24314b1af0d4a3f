import type { BoxNow, BusinessDay, CountReply, MeReply } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useRoomState } from '../../connection/use-room-state.ts'
import { csvOfRows } from '../../shared/files/csv.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { type HouseActions, useHouseActions, useHouseReply } from '../use-house.ts'
import { OneField } from './one-field.tsx'
import { CountSheetPart } from './sheet-part.tsx'
import { sheetRows } from './sheet-rows.ts'

/** Opens and closes shifts; pulls, counts and corrects boxes. Auditors can read only. */
export default function CountPage() {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const me = useHouseReply<MeReply>(status === 'open' ? '/api/me' : undefined)
  const has = (...any: readonly string[]) => any.some(part => me.value?.parts.some(one => one === part))
  const runs = has('floor', 'operator')
  const [shift, setShift] = useState<string>()
  const query = shift === undefined ? '' : `?shift=${encodeURIComponent(shift)}`
  const path = runs ? '/api/house/count' : has('auditor') ? '/api/audit/count' : undefined
  const asked = useHouseReply<CountReply>(path && `${path}${query}`)
  const doing = useHouseActions(asked.reload)
  const why = doing.why ?? asked.why ?? me.why
  const { value } = asked
  const file = `count-${(value?.shift ?? '').replaceAll(/\W+/g, '-')}`
  return (
    <PageFrame title={m.count.title} className="house count">
      <p className="crumbs">
        <Link href="/house">{m.house.title}</Link>
      </p>
      <h1 className="no-print">{m.count.title}</h1>
      <p className="lead no-print">
        {me.value !== undefined && path === undefined ? m.house.notYours : m.count.lead}
      </p>
      {why === undefined ? null : (
        <p className="wrong no-print" role="alert">
          {why}
        </p>
      )}
      {value === undefined ? null : (
        <>
          {runs ? (
            <div className="no-print">
              <ShiftPart now={value.now} doing={doing} />
              <BoxesPart boxes={value.boxes} shift={value.now.shift} doing={doing} />
              {has('operator') ? (
                <>
                  <NamePart name={value.establishment} doing={doing} />
                  <DayPart day={value.day} doing={doing} />
                </>
              ) : null}
            </div>
          ) : null}
          <section aria-labelledby="count-sheets">
            <h2 id="count-sheets" className="no-print">
              {m.count.sheets}
            </h2>
            <div className="house-form no-print">
              <label>
                <span>{m.count.shift}</span>
                <select value={value.shift} onChange={event => setShift(event.target.value)}>
                  {[...new Set([value.shift, ...value.shifts.map(one => one.shift)])].map(one => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className="btn"
                onClick={() => saveFile(`${file}.csv`, csvOfRows(sheetRows(m, value)), 'text/csv')}
              >
                {m.count.csv}
              </button>
              <button type="button" className="btn" onClick={() => window.print()}>
                {m.count.pdf}
              </button>
            </div>
            {value.sheets.length === 0 ? <p className="wait">{m.count.noSheets}</p> : null}
            {value.sheets.map(sheet => (
              <CountSheetPart
                key={sheet.box}
                sheet={sheet}
                establishment={value.establishment ?? m.count.unnamed}
                nameOf={id => value.names[id] ?? id}
                timeOf={at => m.timeIn(at, value.day.zone)}
                doing={runs ? doing : undefined}
              />
            ))}
          </section>
        </>
      )}
    </PageFrame>
  )
}

function ShiftPart({ now, doing }: { now: CountReply['now']; doing: HouseActions }) {
  const m = useMessages()
  return (
    <section aria-labelledby="count-shift">
      <h2 id="count-shift">{m.count.shift}</h2>
      <p>{now.opened ? m.count.onShift({ shift: now.shift }) : m.count.onDay({ day: now.shift })}</p>
      {now.opened ? (
        <button
          type="button"
          className="btn main"
          disabled={doing.busy}
          onClick={() => doing.act('/api/house/shifts/close', { shift: now.shift })}
        >
          {m.count.close}
        </button>
      ) : (
        <OneField
          label={m.count.shiftName}
          maxLength={30}
          press={m.count.open}
          look="main"
          busy={doing.busy}
          take={name => doing.act('/api/house/shifts/open', { name })}
        />
      )}
    </section>
  )
}

function BoxesPart({
  boxes,
  shift,
  doing,
}: {
  boxes: readonly BoxNow[]
  shift: string
  doing: HouseActions
}) {
  const m = useMessages()
  return (
    <section aria-labelledby="count-boxes">
      <h2 id="count-boxes">{m.count.standing}</h2>
      {boxes.length === 0 ? <p className="wait">{m.count.nothing}</p> : null}
      {boxes.length === 0 ? null : (
        <div className="house-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.count.table}</th>
                <th scope="col">{m.count.box}</th>
                <th scope="col" className="figure">
                  {m.count.collection}
                </th>
                <th scope="col" className="figure">
                  {m.count.jackpot}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {boxes.map(({ table, game, byHand, number, collection, jackpot }) => (
                <tr key={`${table} ${byHand}`}>
                  <th scope="row">
                    {table}{' '}
                    <span className="quiet-words">{byHand ? `${game} · ${m.count.byHand}` : game}</span>
                  </th>
                  <td>{number}</td>
                  <td className="figure">{m.money(collection)}</td>
                  <td className="figure">{m.money(jackpot)}</td>
                  <td>
                    <button
                      type="button"
                      className="btn small quiet"
                      disabled={doing.busy}
                      aria-label={m.count.pullName({ table })}
                      onClick={() => doing.act('/api/house/boxes/pull', { table, byHand, shift })}
                    >
                      {m.count.pull}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <OneField
        label={m.count.session}
        maxLength={60}
        press={m.count.takeOn}
        busy={doing.busy}
        take={session => doing.act('/api/house/sessions', { session: session.trim() })}
      />
    </section>
  )
}

function NamePart({ name, doing }: { name: string | undefined; doing: HouseActions }) {
  const m = useMessages()
  return (
    <OneField
      label={m.count.establishment}
      maxLength={80}
      given={name ?? ''}
      press={m.count.name}
      busy={doing.busy}
      take={given => doing.act('/api/house/count/establishment', { name: given })}
    />
  )
}

const TIME_ZONES = Intl.supportedValuesOf('timeZone')
const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => hour)

function DayPart({ day, doing }: { day: BusinessDay; doing: HouseActions }) {
  const m = useMessages()
  const [draft, setDraft] = useState<Partial<BusinessDay>>({})
  const { zone, turns } = { ...day, ...draft }
  const set = (event: FormEvent) => {
    event.preventDefault()
    void doing.act('/api/house/count/day', { zone, turns })
  }
  return (
    <form className="house-form" onSubmit={set}>
      <label>
        <span>{m.count.zone}</span>
        <select value={zone} onChange={event => setDraft({ ...draft, zone: event.target.value })}>
          {[...new Set([zone, ...TIME_ZONES])].map(one => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{m.count.turns}</span>
        <select value={turns} onChange={event => setDraft({ ...draft, turns: Number(event.target.value) })}>
          {DAY_HOURS.map(hour => (
            <option key={hour} value={hour}>
              {String(hour).padStart(2, '0')}:00
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn" disabled={doing.busy}>
        {m.count.setDay}
      </button>
    </form>
  )
}
