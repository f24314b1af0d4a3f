import {
  BOX_FUNDS,
  type BoxFund,
  type CountSheet,
  DENOMINATIONS,
  type Denomination,
  type SheetLine,
} from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import type { HouseActions } from '../use-house.ts'
import { CountForm } from './count-form.tsx'

interface SheetProps {
  readonly sheet: CountSheet
  readonly establishment: string
  nameOf(person: string): string
  /** A moment in the house's time zone. */
  timeOf(at: number): string
  /** Missing for readers. */
  readonly doing: HouseActions | undefined
}

/** The count sheet of one box as printed: the log's figures beside the counted ones. */
export function CountSheetPart({ sheet, establishment, nameOf, timeOf, doing }: SheetProps) {
  const m = useMessages()
  const { box, shift, table, game, byHand, number, pulled, expected, count, signed } = sheet
  const funds = BOX_FUNDS.filter(
    fund => expected[fund] !== 0 || count?.lines.some(line => line.fund === fund) || fund === 'collection',
  )
  const facts: readonly (readonly [string, string])[] = [
    [m.count.establishment, establishment],
    [m.count.shift, shift],
    [m.count.table, byHand ? `${table} (${m.count.byHand})` : table],
    [m.count.game, game],
    [m.count.box, String(number)],
    [m.count.pulled, m.joined.clauses({ pieces: [timeOf(pulled.at), nameOf(pulled.by)] })],
    ...(count
      ? [
          [
            m.count.countedBy,
            m.joined.clauses({ pieces: [timeOf(count.at), nameOf(count.by), count.with] }),
          ] as const,
        ]
      : []),
  ]
  return (
    <article
      className="count-sheet"
      aria-label={m.joined.labelled({
        label: m.count.sheet,
        what: m.joined.clauses({ pieces: [table, `${m.count.box} ${number}`] }),
      })}
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
                key={`${line.fund} ${line.denomination}`}
                line={line}
                nameOf={nameOf}
                timeOf={timeOf}
              />
            ))}
          </Denominations>
          {funds.map(fund => (
            <Totals key={fund} fund={fund} sheet={sheet} />
          ))}
          {signed.map(({ initials, why, by, at }) => (
            <p key={at}>
              {m.count.signed({ initials })} ({nameOf(by)}, {timeOf(at)}){why === undefined ? '' : `: ${why}`}
            </p>
          ))}
          <Outcome count={count} isSigned={signed.length > 0} />
          {doing ? <CorrectForm box={box} lines={count.lines} doing={doing} /> : null}
          {doing && isOff(count) ? <SignForm box={box} doing={doing} /> : null}
        </>
      ) : (
        <>
          {funds.map(fund => (
            <Totals key={fund} fund={fund} sheet={sheet} />
          ))}
          {doing ? <CountForm sheet={sheet} funds={funds} doing={doing} /> : null}
          <div className="only-print">
            <Denominations>
              {funds.map(fund =>
                DENOMINATIONS.map(denomination => (
                  <tr key={`${fund} ${denomination}`}>
                    <td>{lineName(m, fund, denomination)}</td>
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

/** The denominations; to be filled in by hand on paper if the box is not counted yet. */
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

const lineName = (m: Speaker, fund: BoxFund, denomination: Denomination): string =>
  fund === 'jackpot' ? `${m.money(denomination)} (${m.count.jackpot})` : m.money(denomination)

/** A struck line stays readable. */
function LineRows({ line, nameOf, timeOf }: { line: SheetLine } & Pick<SheetProps, 'nameOf' | 'timeOf'>) {
  const m = useMessages()
  const { fund, denomination, count, struck } = line
  const name = lineName(m, fund, denomination)
  return (
    <>
      {struck.map(old => (
        <tr key={old.at} className="count-struck">
          <td>
            <s>{name}</s>{' '}
            <span className="quiet-words">
              {m.count.struck({ initials: old.initials })} ({nameOf(old.by)}, {timeOf(old.at)})
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

function Totals({ fund, sheet: { expected, count } }: { fund: BoxFund; sheet: CountSheet }) {
  const m = useMessages()
  return (
    <dl className="count-totals">
      <div>
        <dt>
          {m.count[fund]}: {m.count.expected}
        </dt>
        <dd>{m.money(expected[fund])}</dd>
      </div>
      {count ? (
        <>
          <div>
            <dt>{m.count.counted}</dt>
            <dd>{m.money(count.counted[fund])}</dd>
          </div>
          <div className={count.difference[fund] === 0 ? '' : 'wrong'}>
            <dt>{m.count.difference}</dt>
            <dd>{m.change(count.difference[fund])}</dd>
          </div>
        </>
      ) : null}
    </dl>
  )
}

interface FormProps {
  readonly box: number
  readonly doing: HouseActions
}

function CorrectForm({ box, lines, doing }: FormProps & { readonly lines: readonly SheetLine[] }) {
  const m = useMessages()
  const [at, setAt] = useState(`collection ${lines[0]?.denomination ?? 100}`)
  const [to, setTo] = useState('')
  const [initials, setInitials] = useState('')
  const places = BOX_FUNDS.flatMap(fund => DENOMINATIONS.map(denomination => ({ fund, denomination })))
  const keyOf = (line: { fund: BoxFund; denomination: Denomination }) => `${line.fund} ${line.denomination}`
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
              {m.count[place.fund]} {m.money(place.denomination)}
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
