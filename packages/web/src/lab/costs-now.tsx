import type { ShoeReply, TableView } from '@cardroom/protocol'
import { sayOdds, wagerLabel, wagerNames } from '@cardroom/words'
import { useFetched } from '../connection/fetch-json.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { type LabQuestion, labAddress, labGames } from './question.ts'
import { useLab } from './use-lab.ts'

/** What each wager of a table costs with the cards that are left in its shoe. */
export default function CostsNow({ table }: { table: TableView }) {
  const m = useMessages()
  const { id, shoe } = table
  const known = useFetched<ShoeReply>(
    `/api/tables/${encodeURIComponent(id)}/shoe`,
    `${shoe?.id} ${shoe?.rounds}`,
  )
  if (known.state === 'waiting') return <p className="quiet-words">{m.app.loading}</p>
  if (known.state === 'failed') return <Failed why={known.why} />
  const { game, decks, readings, gone } = known.value
  const question: LabQuestion = {
    game,
    readings,
    ...(decks === undefined ? {} : { decks }),
    ...(gone.length > 0 ? { gone: gone.join(' ') } : {}),
  }
  return <Costs question={question} gone={gone.length} />
}

function Costs({ question, gone }: { question: LabQuestion; gone: number }) {
  const m = useMessages()
  const news = useLab(question)
  const rules = labGames().find(one => one.id === question.game)
  const names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  return (
    <div className="costs-now" aria-live="polite">
      <p className="quiet-words">{m.table.shoe.costsLead({ gone })}</p>
      {news === undefined ? <p className="wait">{m.lab.working}</p> : null}
      {news?.kind === 'progress' ? (
        <progress value={news.done} max={news.of} aria-label={m.say(news.what)} />
      ) : null}
      {news?.kind === 'broken' ? <Failed why={news.why} /> : null}
      {news?.kind === 'refused' ? <p className="wrong">{m.refusal(news.why)}</p> : null}
      {news?.kind === 'answer' ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{m.lab.wager}</th>
              <th scope="col">{m.lab.edge}</th>
            </tr>
          </thead>
          <tbody>
            {sayOdds(m, news.answer).wagers.map(({ on, edge }) => (
              <tr key={on}>
                <th scope="row">{wagerLabel(names, on)}</th>
                <td className={edge < 0 ? 'good' : undefined}>{m.percent(edge, 4)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p>
        <Link href={labAddress(question)}>{m.table.shoe.inLab}</Link>
      </p>
    </div>
  )
}
