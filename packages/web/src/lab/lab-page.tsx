import { roomOf } from '@cardroom/engine'
import { rooms } from '@cardroom/rulebook'
import { sayOdds, wagerNames } from '@cardroom/words'
import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { go, useRoute } from '../routing/router.ts'
import { OddsView } from './odds-view.tsx'
import { addressOf, type LabQuestion, labGames, questionOf } from './question.ts'
import { useLab } from './use-lab.ts'
import './lab.css'

/** What each wager of a game costs, found in the browser. The address says the whole question: share it. */
export default function LabPage() {
  const m = useMessages()
  const words = m.lab
  const question = questionOf(useRoute().search)
  const games = labGames()
  const rules = games.find(one => one.id === question.game) ?? games[0]!
  const news = useLab(question)
  const ask = (change: Partial<LabQuestion>) => go(addressOf({ ...question, ...change }))
  return (
    <Page title={words.title} className="lab-page">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <div className="lab-question">
        <label>
          <span>{m.lobby.game}</span>{' '}
          <select
            value={rules.id}
            onChange={event => go(addressOf({ game: event.target.value, readings: {} }))}
          >
            {Object.entries(rooms).map(([room, name]) => (
              <optgroup key={room} label={name}>
                {games
                  .filter(game => roomOf(game.id) === room)
                  .map(game => (
                    <option key={game.id} value={game.id}>
                      {game.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {rules.decks.from < rules.decks.to ? (
          <label>
            <span>{words.decks}</span>{' '}
            <select
              value={question.decks ?? rules.decks.to}
              onChange={event => ask({ decks: Number(event.target.value) })}
            >
              {Array.from(
                { length: rules.decks.to - rules.decks.from + 1 },
                (_, i) => rules.decks.from + i,
              ).map(n => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </label>
        ) : null}
        {rules.supply?.from === 'shoe' ? (
          <label>
            <span>{words.gone}</span>{' '}
            <input
              key={question.gone}
              defaultValue={question.gone}
              placeholder={words.goneHint}
              spellCheck={false}
              onBlur={event => ask({ gone: event.target.value.trim() })}
              onKeyDown={event => {
                if (event.key === 'Enter') ask({ gone: event.currentTarget.value.trim() })
              }}
            />
          </label>
        ) : null}
        <details>
          <summary>{words.readings}</summary>
          {rules.readings.map(reading => (
            <label key={reading.name}>
              <span>{reading.name}</span>{' '}
              <select
                value={question.readings[reading.name] ?? reading.default}
                title={m.say(reading.why)}
                onChange={event =>
                  ask({ readings: { ...question.readings, [reading.name]: event.target.value } })
                }
              >
                {[reading.default, ...reading.others].map(value => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
        </details>
      </div>
      <div aria-live="polite">
        {news === undefined ? <p className="wait">{words.working}</p> : null}
        {news?.kind === 'progress' ? (
          <label>
            {m.say(news.what)} <progress value={news.done} max={news.of} />
          </label>
        ) : null}
        {news?.kind === 'broken' ? <p className="wrong">{m.app.broken(news.why)}</p> : null}
        {news?.kind === 'refused' ? <p className="wrong">{m.refusal(news.why)}</p> : null}
        {news?.kind === 'answer' ? (
          <OddsView
            answer={sayOdds(m, news.answer)}
            names={{ m, players: new Map(), wagers: new Map(wagerNames(rules)) }}
          />
        ) : null}
      </div>
    </Page>
  )
}
