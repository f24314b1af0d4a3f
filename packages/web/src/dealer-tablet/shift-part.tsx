import { type DealtSession, shiftTotalsOf } from '@cardroom/engine/dealt'
import { accountName } from '@cardroom/words'
import { saveFile } from '../shared/files/save-file.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { deskNames } from './desk/at-desk.ts'
import { recordLines, shiftTable } from './shift-files.ts'

/** The end of a shift: totals, the drop box, every round, and the files to download. */
export function ShiftPart({ session }: { session: DealtSession }) {
  const m = useMessages()
  const { rounds, halfHours, settings, chips } = session
  const totals = shiftTotalsOf(rounds, halfHours)
  const names = deskNames(m, session)
  const words = m.deal.shift
  const file = `${settings.game.replace('/', '-')}-${settings.id}`
  return (
    <section className="deal-shift" aria-labelledby="deal-shift">
      <h2 id="deal-shift">{words.title({ table: settings.title })}</h2>
      {totals.from === undefined || totals.to === undefined ? null : (
        <p>
          {m.time(totals.from)} – {m.time(totals.to)}
        </p>
      )}
      <div className="moves no-print">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(`${file}.jsonl`, recordLines(session), 'application/x-ndjson')}
        >
          {words.records}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(`${file}.csv`, shiftTable(session), 'text/csv')}
        >
          {words.csv}
        </button>
        <button type="button" className="btn" onClick={() => printAs(file)}>
          {words.pdf}
        </button>
      </div>
      <dl className="deal-totals">
        <Figure name={words.rounds} value={String(totals.rounds)} />
        {totals.calledOff === 0 ? null : <Figure name={words.calledOff} value={String(totals.calledOff)} />}
        <Figure name={words.shoes} value={String(totals.shoes)} />
        <Figure name={words.wagered} value={m.money(totals.wagered)} />
        <Figure name={words.box} value={m.money(totals.collection)} />
        <Figure name={words.jackpot} value={m.money(totals.jackpot)} />
        {chips ? (
          <>
            <Figure name={words.chips.brought} value={m.money(chips.brought)} />
            <Figure name={words.chips.taken} value={m.money(chips.taken)} />
            <Figure name={words.chips.there} value={m.money(chips.there)} />
          </>
        ) : null}
        {totals.owed === 0 ? null : <Figure name={words.owed} value={m.money(totals.owed)} />}
      </dl>
      <table>
        <caption>{words.fees}</caption>
        <thead>
          <tr>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.for}</th>
            <th scope="col">{words.times}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {totals.fees.map(fee => (
            <tr key={`${fee.from} ${fee.for}`}>
              <td>{words.payers[fee.from]}</td>
              <td>
                {fee.for === 'jackpot'
                  ? words.jackpot
                  : fee.for === 'collection'
                    ? words.collection
                    : fee.for}
              </td>
              <td>{fee.times}</td>
              <td>{m.money(fee.cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{words.people}</caption>
        <tbody>
          {totals.people.map(({ name, rounds: played, cents }) => (
            <tr key={name}>
              <th scope="row">{/^\d+$/.test(name) ? m.table.seat({ seat: Number(name) }) : name}</th>
              <td>{words.played({ rounds: played })}</td>
              <td>{m.change(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{words.everyRound}</caption>
        <tbody>
          {rounds.map(({ number, at, question, result, id }) => (
            <tr key={id}>
              <th scope="row">{number}</th>
              <td>{m.time(at)}</td>
              <td>{typeof question.cards === 'string' ? question.cards : ''}</td>
              <td>
                {result
                  ? m.joined.clauses({
                      pieces: Object.entries(result.net).map(
                        ([account, cents]) => `${accountName(names, account)} ${m.change(cents)}`,
                      ),
                    })
                  : words.calledOffRound}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Prints with a title, since browsers name a PDF after the page's title. */
function printAs(name: string): void {
  const { title } = document
  window.addEventListener('afterprint', () => Object.assign(document, { title }), { once: true })
  document.title = name
  window.print()
}
