import { gameOf, isRefusal, type Library, type Move, type RuleSet, type Rules } from '@cardroom/engine'
import { moveLabel, type Names, sayLog, wagerNames } from '@cardroom/words'
import { useMemo, useState } from 'react'
import { familyPicture, ownPad } from '../families/family.tsx'
import { GamePicture } from '../families/game-picture.tsx'
import { roundPicture } from '../felt/picture.ts'
import { ResultTable } from '../history/record/result-table.tsx'
import { AskPad } from '../pads/ask-pad.tsx'
import { moveFor } from '../pads/move-for.ts'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { GameLinks } from '../rules/sheet/game-links.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { lessonOf } from './lesson.ts'
import { LessonOptions } from './options.tsx'
import { lessonPlanOf } from './plan.ts'
import { sittersOf } from './sitters.ts'
import { Statements } from './statements.tsx'
import { statementsAt } from './step-statements.ts'

interface Props {
  readonly rules: Rules
  readonly library: Library
  readonly round: number
  readonly chosen: ReadonlySet<string>
  readonly again: () => void
}

/** One round with the learner in it, stop by stop. */
export function LessonView({ rules, library, round, chosen, again }: Props) {
  const m = useMessages()
  const words = m.learn
  const [answers, setAnswers] = useState<readonly Move[]>([])
  const [at, setAt] = useState(0)
  const [advised, setAdvised] = useState(-1)
  const plan = useMemo(() => lessonPlanOf(rules, library, round, chosen), [rules, library, round, chosen])
  const lesson = useMemo(() => lessonOf(plan, answers), [plan, answers])
  const sheet = useMemo(() => gameOf(rules).sheet(), [rules])
  if (isRefusal(lesson)) {
    return (
      <>
        <Refused why={lesson} as="why" />
        <KeyButton press={again}>{words.anew}</KeyButton>
      </>
    )
  }
  const { stops, result } = lesson
  const stop = stops[Math.min(at, stops.length - 1)]!
  const { view, news, moment, ask } = stop
  const isLast = at >= stops.length - 1
  const isOver = isLast && result !== undefined
  const names: Names = {
    m,
    players: new Map([[plan.seat, words.yourSeat({ seat: plan.seat })]]),
    wagers: new Map(wagerNames(rules)),
  }
  const answered = stops.slice(0, at).filter(one => one.ask).length
  const decide = (move: Move) => {
    setAnswers([...answers.slice(0, answered), move])
    setAt(at + 1)
  }
  const sitters = sittersOf(rules, view, names)
  const picture = {
    ...familyPicture(rules.family, roundPicture(view, { sitters, you: plan.seat }, m.say), m, rules),
    net: isOver ? result.net : undefined,
  }
  const said = words.moments[moment]
  const log = sayLog(news, names)
  return (
    <div className="lesson">
      <div className="lesson-table">
        <GamePicture picture={picture} names={names} rules={rules} />
        <div className="dock lesson-dock">
          {ask
            ? (ownPad({
                table: {
                  family: rules.family,
                  you: { seat: plan.seat },
                  round: { id: `${round} ${at}`, view },
                },
                ask: ask.ask,
                names,
                rules,
                title: words.yourDecision,
                clock: null,
                answer: (_, answer) => decide(moveFor(ask.ask, answer)),
              }) ?? (
                <AskPad
                  key={at}
                  ask={ask.ask}
                  title={words.yourDecision}
                  clock={null}
                  answer={answer => decide(moveFor(ask.ask, answer))}
                />
              ))
            : null}
          {ask && advised === at ? (
            <p role="status">{words.advised({ move: moveLabel(m, ask.advice.move) })}</p>
          ) : null}
          <div className="moves lesson-moves">
            <KeyButton
              look="quiet"
              press={() => (at > 0 ? setAt(Math.min(at, stops.length - 1) - 1) : undefined)}
              disabled={at === 0}
            >
              {words.back}
            </KeyButton>
            {ask ? (
              <KeyButton look="quiet" press={() => setAdvised(at)}>
                {words.advice}
              </KeyButton>
            ) : isOver ? (
              <KeyButton look="main" press={again} shortcut="Enter">
                {words.again}
              </KeyButton>
            ) : (
              <KeyButton look="main" press={() => setAt(at + 1)} shortcut="Enter">
                {words.on}
              </KeyButton>
            )}
          </div>
        </div>
      </div>
      <section className="lesson-step" aria-labelledby="lesson-step">
        <p className="lesson-count">
          {words.step({ at: Math.min(at, stops.length - 1) + 1, of: stops.length })}
        </p>
        <div role="status">
          <h2 id="lesson-step">{said.title}</h2>
          <p>{said.lead}</p>
          {log.length > 0 ? (
            <>
              <h3>{words.happened}</h3>
              <ul className="lesson-news">
                {log.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log are known by their place
                  <li key={i}>
                    {line.text} {line.cite === undefined ? null : <CiteButton cite={line.cite} />}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <Statements of={statementsAt(sheet, stop)} />
        {ask ? (
          <>
            <h3>{words.choices}</h3>
            <LessonOptions options={ask.ask.options} sheet={sheet} />
          </>
        ) : null}
        {isOver ? <ResultTable result={result} names={names} /> : null}
        {isOver ? <LessonEnd rules={rules} /> : null}
      </section>
    </div>
  )
}

/** Links to what comes after a lesson. */
function LessonEnd({ rules }: { rules: RuleSet }) {
  const m = useMessages()
  return (
    <section className="lesson-end">
      <h3>{m.learn.next}</h3>
      <GameLinks rules={rules} ways={['play', 'practise', 'sheet', 'costs']} />
    </section>
  )
}
