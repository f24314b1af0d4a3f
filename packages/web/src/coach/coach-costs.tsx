import type { RuleSet } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { sayOdds, wagerLabel, wagerNames } from '@cardroom/words'
import { useState } from 'react'
import type { LabQuestion } from '../lab/question.ts'
import { useLab } from '../lab/use-lab.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { useShoe } from './use-shoe.ts'
import './coach.css'

/** Before the deal of a game without decisions: what each wager costs with the current shoe. */
export default function CoachCosts({ table, rules }: { table: TableView; rules: RuleSet }) {
  const known = useShoe(table, true)
  if (known.state !== 'there') return null
  const { decks, gone, readings } = known.shoe
  const question: LabQuestion = {
    game: rules.id,
    readings,
    ...(decks === undefined ? {} : { decks }),
    ...(gone.length > 0 ? { gone: gone.join(' ') } : {}),
  }
  return <Costs question={question} rules={rules} gone={gone.length} />
}

interface Props {
  readonly question: LabQuestion
  readonly rules: RuleSet
  readonly gone: number
}

function Costs({ question, rules, gone }: Props) {
  const m = useMessages()
  const words = m.coach
  const news = useLab(question)
  const [isOpen, setOpen] = useState(false)
  const names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  const wagers =
    news?.kind === 'answer' ? sayOdds(m, news.answer).wagers.toSorted((a, b) => a.edge - b.edge) : []
  const [best] = wagers
  const most = Math.max(...wagers.map(({ edge }) => edge))
  const share = (edge: number) => (best && most > best.edge ? (most - edge) / (most - best.edge) : 1)
  const edgeSaid = (edge: number) => m.percent(edge, 2)
  return (
    <section className="coach" aria-label={words.title}>
      <div className="coach-line">
        <p role="status">
          {news === undefined || news.kind === 'progress' ? words.working : null}
          {news?.kind === 'refused' ? m.refusal(news.why) : null}
          {news?.kind === 'broken' ? m.app.broken({ why: news.why }) : null}
          {best ? (
            <strong>
              {words.cheapest({ wager: wagerLabel(names, best.on), edge: edgeSaid(best.edge) })}
            </strong>
          ) : null}
        </p>
        {best ? (
          <button
            type="button"
            className="btn quiet small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.less : words.costs}
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <>
          <ol className="coach-choices">
            {wagers.map(({ on, edge }) => (
              <li key={on} data-best={edge === best?.edge ? '' : undefined}>
                <span className="coach-bar" style={{ width: `${100 * share(edge)}%` }} />
                <span className="coach-choice">{wagerLabel(names, on)}</span>
                <span className="coach-worth">{edgeSaid(edge)}</span>
              </li>
            ))}
          </ol>
          <p className="quiet-words">{m.table.shoe.costsLead({ gone })}</p>
        </>
      ) : null}
    </section>
  )
}
