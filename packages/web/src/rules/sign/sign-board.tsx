import type { SignReply } from '@cardroom/protocol'
import { scheduleNamed } from '@cardroom/rulebook/names'
import { buyInWords } from '../../shared/controls/buy-in-words.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { CiteButton } from '../cites/cite-button.tsx'
import { FeeBoard } from './fee-board.tsx'

/** The sign at a table, large enough to be read across the table. */
export function SignBoard({ sign }: { sign: SignReply }) {
  const m = useMessages()
  const words = m.sign
  const { wager, blinds, ante, buyIn, bonus, fees } = sign
  const facts: readonly (readonly [term: string, fact: string | undefined])[] = [
    [words.minimum, wager && m.money(wager.min)],
    [words.maximum, wager && (wager.max === undefined ? words.noMaximum : m.money(wager.max))],
    [words.limits, wager ? undefined : sign.limits === undefined ? '' : m.say(sign.limits)],
    [words.blinds, blinds?.map(m.money).join(' / ')],
    [words.ante, ante === undefined ? undefined : m.money(ante)],
    [words.buyIn, buyIn && buyInWords(buyIn, m)],
  ]
  return (
    <article className="board" data-sign={fees.map(({ schedule }) => schedule).join(' ')}>
      <header className="board-head">
        <h2>{sign.name}</h2>
        <p>{sign.room}</p>
      </header>
      <dl className="board-limits">
        {facts.map(([term, fact]) =>
          fact === undefined ? null : (
            <div key={term} className={term === words.buyIn ? 'lesser' : undefined}>
              <dt>{term}</dt>
              <dd>{fact === '' ? <span className="board-blank" /> : fact}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="board-parts">
        <section className="board-fees" aria-label={words.collection}>
          {fees.length === 0 ? <p>{words.noCollection}</p> : null}
          <FeeBoard fees={fees} />
        </section>
        {bonus.length > 0 ? (
          <section className="board-bonus">
            <h3>{words.bonus}</h3>
            <table>
              <tbody>
                {bonus.map(({ on, name, min, max }) => (
                  <tr key={on}>
                    <th scope="row">{m.say(name)}</th>
                    <td>
                      {max === undefined
                        ? words.from({ money: m.money(min) })
                        : words.between({ from: m.money(min), to: m.money(max) })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {bonus.some(({ upToBase }) => upToBase) ? <p>{words.upToBase}</p> : null}
          </section>
        ) : null}
      </div>
      <footer className="board-foot">
        {fees.map(({ schedule, cite }) => (
          <span key={schedule}>
            {words.option({ schedule: m.say(scheduleNamed(schedule)) })} <CiteButton cite={cite} />
          </span>
        ))}
        {sign.duties.length > 0 ? (
          <span>
            {words.displayed}{' '}
            {sign.duties.map(({ cite }) => (
              <CiteButton key={cite} cite={cite} />
            ))}
          </span>
        ) : null}
      </footer>
    </article>
  )
}
