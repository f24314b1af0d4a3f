import { scheduleName } from '@cardroom/engine/collection'
import { readingName, scheduleNamed } from '@cardroom/rulebook/names'
import { sayOdds, wagerNames } from '@cardroom/words'
import { GameLinks } from '../rules/sheet/game-links.tsx'
import { parseDollars, writeDollars } from '../shared/controls/amount.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { go, useRoute } from '../shared/routing/router.ts'
import { GameChoice } from '../shared/table-options/game-choice.tsx'
import { ReadingChoice } from '../shared/table-options/reading-choice.tsx'
import { DEFAULT_BET, schedulesFor, withFees } from './fees.ts'
import { pictureSettingsOf, withPicture } from './odds-pictures.ts'
import { OddsView } from './odds-view.tsx'
import { Pictures } from './pictures.tsx'
import { type LabQuestion, labAddress, labGames, questionOf } from './question.ts'
import { useLab } from './use-lab.ts'
import './lab.css'

/** The question without its option and bet. */
function chosenIn({ schedule: _, bet: __, ...question }: LabQuestion, schedule: string): LabQuestion {
  return schedule === '' ? question : { ...question, schedule }
}

/** The cost of each wager of a game, computed in the browser. The address contains the whole question. */
export default function LabPage() {
  const m = useMessages()
  const words = m.lab
  const { search } = useRoute()
  const question = questionOf(search)
  const games = labGames()
  const rules = games.find(one => one.id === question.game) ?? games[0]!
  const schedules = schedulesFor(rules.id)
  // The odds do not depend on the collection.
  const news = useLab(chosenIn(question, ''))
  const goTo = (to: LabQuestion) => go(withPicture(labAddress(to), pictureSettingsOf(search)))
  const ask = (change: Partial<LabQuestion>) => goTo({ ...question, ...change })
  return (
    <PageFrame title={words.title} className="lab-page">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <div className="lab-question">
        <GameChoice games={games} chosen={rules.id} choose={game => goTo({ game, readings: {} })} />
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
        {schedules.length > 0 ? (
          <label>
            <span>{words.schedule}</span>{' '}
            <select
              value={question.schedule ?? ''}
              onChange={event => goTo(chosenIn(question, event.target.value))}
            >
              <option value="">{words.noSchedule}</option>
              {schedules.map(one => (
                <option key={scheduleName(one)} value={scheduleName(one)}>
                  {m.say(scheduleNamed(scheduleName(one)))}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {question.schedule === undefined ? null : (
          <label>
            <span>{words.bet}</span>{' '}
            <input
              key={question.bet}
              inputMode="decimal"
              defaultValue={writeDollars(question.bet ?? DEFAULT_BET)}
              onBlur={event => ask({ bet: parseDollars(event.target.value) ?? DEFAULT_BET })}
            />
          </label>
        )}
        <details>
          <summary>{words.readings}</summary>
          {rules.readings.map(reading => (
            <ReadingChoice
              key={reading.name}
              reading={reading}
              label={m.say(readingName(reading.name))}
              chosen={question.readings}
              choose={readings => ask({ readings })}
            />
          ))}
        </details>
      </div>
      <GameLinks rules={rules} ways={['play', 'sheet', 'learn', 'practise']} />
      <div aria-live="polite">
        {news === undefined ? <p className="wait">{words.working}</p> : null}
        {news?.kind === 'progress' ? (
          <label>
            {m.say(news.what)} <progress value={news.done} max={news.of} />
          </label>
        ) : null}
        {news?.kind === 'broken' ? <Failed why={news.why} /> : null}
        {news?.kind === 'refused' ? <p className="wrong">{m.refusal(news.why)}</p> : null}
        {news?.kind === 'answer' ? (
          <OddsView
            answer={sayOdds(m, news.answer)}
            withFees={withFees(rules, question)}
            names={{ m, players: new Map(), wagers: new Map(wagerNames(rules)) }}
          />
        ) : null}
      </div>
      {news?.kind === 'answer' ? (
        <Pictures rules={rules} question={question} answer={sayOdds(m, news.answer)} />
      ) : null}
    </PageFrame>
  )
}
