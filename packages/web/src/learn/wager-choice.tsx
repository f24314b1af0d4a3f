import { gameOf, type Rules } from '@cardroom/engine'
import { saidSection } from '@cardroom/rulebook/sheet'
import type { Speaker } from '@cardroom/words'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { TermsIn } from '../rules/terms/terms-in.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { choosableWagers, LESSON_WAGER } from './plan.ts'
import { Statements } from './statements.tsx'
import { statementsAt } from './step-statements.ts'

interface Props {
  readonly rules: Rules
  readonly chosen: ReadonlySet<string>
  readonly choose: (chosen: ReadonlySet<string>) => void
  readonly deal: () => void
}

/** The choice of the learner's wagers, with the sheet's notes on each. */
export function WagerChoice({ rules, chosen, choose, deal }: Props) {
  const m = useMessages()
  const sheet = gameOf(rules).sheet()
  const opening = statementsAt(sheet, { moment: 'opening', nth: 1 })
  const notes = wagerNotes(rules, m)
  const toggle = (on: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(on)
    else next.delete(on)
    choose(next)
  }
  return (
    <section className="lesson-wagers" aria-labelledby="lesson-wagers">
      <h2 id="lesson-wagers">{m.learn.wagers}</h2>
      <p>{m.learn.wagersLead({ money: m.money(LESSON_WAGER) })}</p>
      <Statements of={opening} />
      <ul className="lesson-choices">
        {choosableWagers(rules).map(({ on, name, must, cite }) => (
          <li key={on}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(on)}
                disabled={must === true}
                onChange={event => toggle(on, event.target.checked)}
              />{' '}
              <strong>{m.say(name)}</strong>
            </label>{' '}
            <TermsIn text={notes.get(m.say(name)) ?? ''} /> <CiteButton cite={cite} />
          </li>
        ))}
      </ul>
      <div className="moves lesson-moves">
        <KeyButton look="main" press={deal} shortcut="Enter" disabled={chosen.size === 0}>
          {m.learn.deal}
        </KeyButton>
      </div>
    </section>
  )
}

/** The notes in the sheet's table of wagers, by name. */
function wagerNotes(rules: Rules, m: Speaker): Map<string, string> {
  const said = gameOf(rules)
    .sheet()
    .map(section => saidSection(section, m.say))
  const names = new Set(choosableWagers(rules).map(({ name }) => m.say(name)))
  const table = said.find(section =>
    section.table?.rows.some(({ cells }) => names.has(cells[0] ?? '')),
  )?.table
  return new Map(
    table?.rows.map(({ cells: [name = '', ...rest] }) => [name, m.joined.clauses({ pieces: rest })]),
  )
}
