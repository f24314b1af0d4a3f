import type { PlayerDealerRules } from '@cardroom/engine'
import { type OddsAnswer, paceOf } from '@cardroom/lab'
import { useMemo } from 'react'
import { ChartFrame } from '../shared/charts/chart-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { go, useRoute } from '../shared/routing/router.ts'
import { withFees } from './fees.ts'
import {
  answerChart,
  type CostOf,
  PICTURES,
  type PictureSettings,
  pictureSettingsOf,
  seriesOf,
  seriesPicture,
  wagerIn,
  wagerNameIn,
  withPicture,
} from './odds-pictures.ts'
import { type LabQuestion, labAddress, labGames } from './question.ts'
import { useSeries } from './use-series.ts'

interface Props {
  readonly rules: PlayerDealerRules
  readonly question: LabQuestion
  readonly answer: OddsAnswer<string>
}

/** The odds as pictures; the address says which, so that one can be shared. */
export function Pictures({ rules, question, answer }: Props) {
  const m = useMessages()
  const words = m.charts
  const pictured = pictureSettingsOf(useRoute().search)
  const change = (to: Partial<PictureSettings>) =>
    go(withPicture(labAddress(question), { ...pictured, ...to }))
  const odds = wagerIn(answer, pictured.wager)
  const asked = useMemo(
    () => seriesOf(pictured.kind, rules, question, labGames(), m),
    [pictured.kind, rules, question, m],
  )
  const series = useSeries(asked)
  const isSeries = !['results', 'night', 'collection'].includes(pictured.kind)
  const pace = pictured.pace ?? paceOf(rules)
  // A night includes the chosen option's collection; bonus bets pay none.
  const fees = withFees(rules, { ...question, bet: pictured.bet })
  const costOf: CostOf = one => fees?.(one) ?? one.edge
  const perHour = Math.round(costOf(odds) * pictured.bet * pace)
  const hourly = (perHour < 0 ? words.gainsPerHour : words.perHour)({
    money: m.money(Math.abs(perHour)),
    rounds: m.number(pace, 0),
    option: fees?.(odds) === undefined ? undefined : question.schedule,
  })
  const done = series.answers.length + series.failed
  const chart = isSeries ? undefined : answerChart(pictured, rules, answer, costOf, m)
  return (
    <section className="lab-pictures" aria-labelledby="pictures">
      <h2 id="pictures">{words.title}</h2>
      <fieldset className="filter">
        <legend className="unseen">{words.which}</legend>
        {PICTURES.map(kind => (
          <button
            type="button"
            key={kind}
            className="pill"
            aria-pressed={kind === pictured.kind}
            onClick={() => change({ kind })}
          >
            {words.kinds[kind]}
          </button>
        ))}
      </fieldset>
      <div className="lab-question">
        {pictured.kind === 'games' || pictured.kind === 'decks' ? null : (
          <label>
            <span>{words.wager}</span>{' '}
            <select value={odds.on} onChange={event => change({ wager: event.target.value })}>
              {answer.wagers.map(({ on }) => (
                <option key={on} value={on}>
                  {wagerNameIn(rules, on, m)}
                </option>
              ))}
            </select>
          </label>
        )}
        {pictured.kind === 'night' || pictured.kind === 'collection' ? (
          <>
            <Figure
              label={words.bet}
              value={pictured.bet / 100}
              change={dollars => change({ bet: Math.round(dollars * 100) })}
            />
            <Figure label={words.pace} value={pace} change={to => change({ pace: to })} />
            {pictured.kind === 'night' ? (
              <Figure label={words.hours} value={pictured.hours} change={hours => change({ hours })} />
            ) : null}
          </>
        ) : null}
      </div>
      {pictured.kind === 'night' ? <p role="status">{hourly}</p> : null}
      {isSeries && asked.length === 0 ? <p>{words.oneDeckOnly}</p> : null}
      {isSeries && asked.length === 1 && pictured.kind === 'readings' ? <p>{words.noReadings}</p> : null}
      {isSeries && done < series.of ? (
        <p role="status" className="wait">
          {words.counting({ done, of: series.of })}
        </p>
      ) : null}
      {series.failed > 0 ? <p className="quiet-words">{words.leftOut({ n: series.failed })}</p> : null}
      {chart?.kind === 'bars' && chart.bars.length === 0 ? (
        <p>{words.noOption}</p>
      ) : chart ? (
        <ChartFrame chart={chart} note={pictured.kind === 'night' ? words.spreadNote : undefined} />
      ) : series.answers.length > 0 ? (
        <ChartFrame chart={seriesPicture(pictured, rules, series.answers, m)} />
      ) : null}
    </section>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly change: (value: number) => void
}

/** A number field that takes effect on leaving it or on Enter. */
function Figure({ label, value, change }: FigureProps) {
  const take = (text: string) => {
    const next = Number(text)
    if (Number.isFinite(next) && next > 0 && next !== value) change(next)
  }
  return (
    <label>
      <span>{label}</span>{' '}
      <input
        key={value}
        type="number"
        min={1}
        defaultValue={value}
        onBlur={event => take(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && take(event.currentTarget.value)}
      />
    </label>
  )
}
