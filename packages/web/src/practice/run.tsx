import { roomOf, type Section } from '@cardroom/engine'
import { roomName } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { KeyButton } from '../controls/key-button.tsx'
import { Options } from '../learn/options.tsx'
import { useMessages } from '../messages/messages.ts'
import { hrefOf } from '../routing/address.ts'
import { Link } from '../routing/link.tsx'
import { GameLinks } from '../sheet/game-links.tsx'
import { addressOf } from './address.ts'
import { choiceWords } from './choice-words.ts'
import type { Course } from './course.ts'
import { DecisionView } from './decision-view.tsx'
import { forgetMemory, keptMemory } from './kept-memory.ts'
import { Score, SoFar } from './so-far.tsx'
import { usePractice } from './use-practice.ts'
import { Verdict } from './verdict.tsx'
import '../learn/learn.css'

interface Props {
  readonly course: Course
  /** Where one goes from the end of it. */
  readonly goesOn: string
  readonly sheetOf: (game: string) => readonly Section[]
}

/** A practice under way. */
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
      history.replaceState(null, '', hrefOf(addressOf(game, what)))
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
          <p className="wrong" role="alert">
            {practice.state === 'refused' ? m.refusal(practice.why) : m.app.broken(practice.why)}
          </p>
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
  const memory = forgotten > 0 ? keptMemory(rules.id) : practice.memory
  const forget = () => {
    forgetMemory(rules.id)
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
          <strong>{rules.name}</strong> · {roomName(roomOf(rules.id))}
        </p>
        <Score memory={memory} />
        {practice.state === 'answered' ? (
          <Verdict question={practice.question} answer={practice.answer} />
        ) : null}
        {practice.state === 'answered' && chose ? <p>{words.atTable(choiceWords(m, chose))}</p> : null}
        {practice.state === 'answered' ? (
          <details className="practice-lines">
            <summary>{m.learn.choices}</summary>
            <Options options={practice.question.position.ask.options} sheet={sheetOf(rules.id)} />
          </details>
        ) : null}
        <SoFar memory={memory} forget={forget} />
        {/* A round is there for those who may read it; a seed is everybody's. */}
        {chose ? null : <p className="quiet-words">{words.share}</p>}
        <GameLinks rules={rules} ways={['sheet', 'learn', 'costs']} />
      </div>
    </div>
  )
}
