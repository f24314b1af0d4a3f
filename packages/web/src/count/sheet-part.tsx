import {
  type CountSheet,
  DENOMINATIONS,
  type Denomination,
  PURSES,
  type Purse,
  type SheetLine,
} from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Doing } from '../house/use-house.ts'
import { useMessages } from '../messages/messages.ts'
import { CountForm } from './count-form.tsx'

interface SheetProps {
  readonly sheet: CountSheet
  readonly establishment: string
  nameOf(person: string): string
  /** A moment by the house's own clock. */
  timeOf(at: number): string
  /** Nothing for whoever only reads. */
  readonly doing: Doing | undefined
}

/** The sheet of one box, as it is printed: what the log says beside what was counted. */
export function CountSheetPart({ sheet, establishment, nameOf, timeOf, doing }: SheetProps) {
  const m = useMessages()
  const { box, shift, table, game, byHand, number, pulled, expected, count, signed } = sheet
  const purses = PURSES.filter(
    purse =>
      expected[purse] !== 0 || count?.lines.some(line => line.purse === purse) || purse === 'collection',
  )
  const facts: readonly (readonly [string, string])[] = [
    [m.count.establishment, establishment],
    [m.count.shift, shift],
    [m.count.table, byHand ? `${table} (${m.count.byHand})` : table],
    [m.count.game, game],
    [m.count.box, String(number)],
    [m.count.pulled, m.joined.clauses([timeOf(pulled.at), nameOf(pulled.by)])],
    ...(count
      ? [[m.count.countedBy, m.joined.clauses([timeOf(count.at), nameOf(count.by), count.with])] as const]
      : []),
  ]
  return (
    <article
      className="count-sheet"
      aria-label={m.joined.labelled(m.count.sheet, m.joined.clauses([table, `${m.count.box} ${number}`]))}
    >
      <h3>{m.count.sheet}</h3>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {count ? (
        <>
          <Denominations>
            {count.lines.map(line => (
              <LineRows
                key={`${line.purse} ${line.denomination}`}
                line={line}
                nameOf={nameOf}
                timeOf={timeOf}
              />
            ))}
          </Denominations>
          {purses.map(purse => (
            <Totals key={purse} purse={purse} sheet={sheet} />
          ))}
          {signed.map(({ initials, why, by, at }) => (
            <p key={at}>
              {m.count.signed(initials)} ({nameOf(by)}, {timeOf(at)}){why === undefined ? '' : `: ${why}`}
            </p>
          ))}
          <Outcome count={count} isSigned={signed.length > 0} />
          {doing ? <CorrectForm box={box} lines={count.lines} doing={doing} /> : null}
          {doing && isOff(count) ? <SignForm box={box} doing={doing} /> : null}
        </>
      ) : (
        <>
          {purses.map(purse => (
            <Totals key={purse} purse={purse} sheet={sheet} />
          ))}
          {doing ? <CountForm sheet={sheet} purses={purses} doing={doing} /> : null}
          <div className="only-print">
            <Denominations>
              {purses.map(purse =>
                DENOMINATIONS.map(denomination => (
                  <tr key={`${purse} ${denomination}`}>
                    <td>{lineName(m, purse, denomination)}</td>
                    <td className="figure">__________</td>
                    <td className="figure">__________</td>
                  </tr>
                )),
              )}
            </Denominations>
          </div>
        </>
      )}
      <p className="count-signatures">
        {m.count.signature} ______________________ {m.count.signature} ______________________
      </p>
    </article>
  )
}

type Count = NonNullable<CountSheet['count']>

const isOff = ({ difference }: Count): boolean => difference.collection !== 0 || difference.jackpot !== 0

function Outcome({ count, isSigned }: { count: Count; isSigned: boolean }) {
  const m = useMessages()
  if (!isOff(count)) return <p>{m.count.agrees}</p>
  return isSigned ? null : <p className="wrong">{m.count.unsigned}</p>
}

/** What is counted, line by line; filled in by hand on the paper of a box that is not counted yet. */
function Denominations({ children }: { children: ReactNode }) {
  const m = useMessages()
  return (
    <div className="house-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{m.count.denomination}</th>
            <th scope="col" className="figure">
              {m.count.pieces}
            </th>
            <th scope="col" className="figure">
              {m.count.amount}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

const lineName = (m: Speaker, purse: Purse, denomination: Denomination): string =>
  purse === 'jackpot' ? `${m.money(denomination)} (${m.count.jackpot})` : m.money(denomination)

/** What was struck stays there to be read. */
function LineRows({ line, nameOf, timeOf }: { line: SheetLine } & Pick<SheetProps, 'nameOf' | 'timeOf'>) {
  const m = useMessages()
  const { purse, denomination, count, struck } = line
  const name = lineName(m, purse, denomination)
  return (
    <>
      {struck.map(old => (
        <tr key={old.at} className="count-struck">
          <td>
            <s>{name}</s>{' '}
            <span className="quiet-words">
              {m.count.struck(old.initials)} ({nameOf(old.by)}, {timeOf(old.at)})
            </span>
          </td>
          <td className="figure">
            <s>{old.count}</s>
          </td>
          <td className="figure">
            <s>{m.money(old.count * denomination)}</s>
          </td>
        </tr>
      ))}
      <tr>
        <td>{name}</td>
        <td className="figure">{count}</td>
        <td className="figure">{m.money(count * denomination)}</td>
      </tr>
    </>
  )
}

function Totals({ purse, sheet: { expected, count } }: { purse: Purse; sheet: CountSheet }) {
  const m = useMessages()
  return (
    <dl className="count-totals">
      <div>
        <dt>
          {m.count[purse]}: {m.count.expected}
        </dt>
        <dd>{m.money(expected[purse])}</dd>
      </div>
      {count ? (
        <>
          <div>
            <dt>{m.count.counted}</dt>
            <dd>{m.money(count.counted[purse])}</dd>
          </div>
          <div className={count.difference[purse] === 0 ? '' : 'wrong'}>
            <dt>{m.count.difference}</dt>
            <dd>{m.change(count.difference[purse])}</dd>
          </div>
        </>
      ) : null}
    </dl>
  )
}

interface FormProps {
  readonly box: number
  readonly doing: Doing
}

function CorrectForm({ box, lines, doing }: FormProps & { readonly lines: readonly SheetLine[] }) {
  const m = useMessages()
  const [at, setAt] = useState(`collection ${lines[0]?.denomination ?? 100}`)
  const [to, setTo] = useState('')
  const [initials, setInitials] = useState('')
  const places = PURSES.flatMap(purse => DENOMINATIONS.map(denomination => ({ purse, denomination })))
  const keyOf = (line: { purse: Purse; denomination: Denomination }) => `${line.purse} ${line.denomination}`
  const correct = async (event: FormEvent) => {
    event.preventDefault()
    const place = places.find(one => keyOf(one) === at)
    if (!place) return
    const from = lines.find(line => keyOf(line) === at)?.count ?? 0
    const done = await doing.act('/api/house/count/correct', {
      box,
      ...place,
      from,
      to: Number(to),
      initials,
    })
    if (done) setTo('')
  }
  return (
    <form className="house-form no-print" onSubmit={correct}>
      <label>
        <span>{m.count.line}</span>
        <select value={at} onChange={event => setAt(event.target.value)}>
          {places.map(place => (
            <option key={keyOf(place)} value={keyOf(place)}>
              {m.count[place.purse]} {m.money(place.denomination)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{m.count.to}</span>
        <input
          inputMode="numeric"
          required
          size={6}
          value={to}
          onChange={event => setTo(event.target.value)}
        />
      </label>
      <Initials value={initials} set={setInitials} />
      <button type="submit" className="btn" disabled={doing.busy}>
        {m.count.correct}
      </button>
    </form>
  )
}

function SignForm({ box, doing }: FormProps) {
  const m = useMessages()
  const [initials, setInitials] = useState('')
  const [why, setWhy] = useState('')
  const sign = (event: FormEvent) => {
    event.preventDefault()
    void doing.act('/api/house/count/sign', { box, initials, ...(why.trim() === '' ? {} : { why }) })
  }
  return (
    <form className="house-form no-print" onSubmit={sign}>
      <label>
        <span>{m.count.why}</span>
        <input maxLength={300} value={why} onChange={event => setWhy(event.target.value)} />
      </label>
      <Initials value={initials} set={setInitials} />
      <button type="submit" className="btn" disabled={doing.busy}>
        {m.count.sign}
      </button>
    </form>
  )
}

function Initials({ value, set }: { value: string; set(value: string): void }) {
  const m = useMessages()
  return (
    <label>
      <span>{m.count.initials}</span>
      <input size={4} maxLength={6} value={value} onChange={event => set(event.target.value)} />
    </label>
  )
}
