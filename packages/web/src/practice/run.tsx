import { roomOf, type Section } from '@cardroom/engine'
import { gameName, roomName } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { LessonOptions } from '../learn/options.tsx'
import { GameLinks } from '../rules/sheet/game-links.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { Alert } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { hrefOf } from '../shared/routing/address.ts'
import { Link } from '../shared/routing/link.tsx'
import { practiceAddress } from './address.ts'
import { movedChoiceWords } from './choice-words.ts'
import type { PracticeCourse } from './course.ts'
import { DecisionView } from './decision-view.tsx'
import { Score, SoFar } from './so-far.tsx'
import { forgetPractice, storedPractice } from './stored-practice.ts'
import { usePractice } from './use-practice.ts'
import { PracticeVerdict } from './verdict.tsx'
import '../learn/learn.css'

interface Props {
  readonly course: PracticeCourse
  /** Where the link at the end leads. */
  readonly goesOn: string
  readonly sheetOf: (game: string) => readonly Section[]
}

/** A running practice. */
export function Run({ course, goesOn, sheetOf }: Props) {
  const m = useMessages()
  const words = m.practice
  const { practice, decide, next } = usePractice(course)
  const [forgotten, setForgotten] = useState(0)
  const question = 'question' in practice ? practice.question : undefined
  const game = question?.rules.id
  const what = question?.what
  useEffect(() => {
    if (game !== undefined && what !== undefined)
      history.replaceState(null, '', hrefOf(practiceAddress(game, what)))
  }, [game, what])
  switch (practice.state) {
    case 'dealing':
      return (
        <p className="wait" role="status">
          {words.dealing}
        </p>
      )
    case 'refused':
    case 'broken':
      return (
        <>
          <Alert
            why={practice.state === 'refused' ? m.refusal(practice.why) : m.app.broken({ why: practice.why })}
          />
          <div className="moves">
            <KeyButton look="main" press={next} shortcut="Enter">
              {words.next}
            </KeyButton>
            <Link href={goesOn} className="btn plain">
              {words.goOn}
            </Link>
          </div>
        </>
      )
    case 'done':
      return (
        <>
          <p role="status">{words.done}</p>
          <Link href={goesOn} className="btn main">
            {words.goOn}
          </Link>
        </>
      )
  }
  const { rules, chose } = practice.question
  const memory = forgotten > 0 ? storedPractice(rules.id) : practice.memory
  const forget = () => {
    forgetPractice(rules.id)
    setForgotten(forgotten + 1)
  }
  return (
    <div className="practice">
      <DecisionView question={practice.question} decide={practice.state === 'asked' ? decide : undefined}>
        {practice.state === 'answered' ? (
          <div className="moves">
            <KeyButton look="main" press={next} shortcut="Enter">
              {words.next}
            </KeyButton>
          </div>
        ) : null}
      </DecisionView>
      <div className="practice-side">
        <p className="practice-game">
          <strong>{gameName(m, rules)}</strong> · {roomName(roomOf(rules.id))}
        </p>
        <Score memory={memory} />
        {practice.state === 'answered' ? (
          <PracticeVerdict question={practice.question} answer={practice.answer} />
        ) : null}
        {practice.state === 'answered' && chose ? (
          <p>{words.atTable({ move: movedChoiceWords(m, chose) })}</p>
        ) : null}
        {practice.state === 'answered' ? (
          <details className="practice-lines">
            <summary>{m.learn.choices}</summary>
            <LessonOptions options={practice.question.position.ask.options} sheet={sheetOf(rules.id)} />
          </details>
        ) : null}
        <SoFar memory={memory} forget={forget} />
        {/* A link to a seed works for everybody, one to a round only for those who may read it. */}
        {chose ? null : <p className="quiet-words">{words.share}</p>}
        <GameLinks rules={rules} ways={['sheet', 'learn', 'costs']} />
      </div>
    </div>
  )
}
