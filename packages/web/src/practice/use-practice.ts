import { isRefusal, type Move, type Refusal } from '@cardroom/engine'
import { dueAgain, type PracticeMemory, rememberPractice, topicOf } from '@cardroom/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askValues } from '../lab/values/ask-values.ts'
import { type ComparedAnswer, compareAnswer } from './answer.ts'
import type { PracticeCourse, PracticeQuestion } from './course.ts'
import { storedPractice, storePractice } from './stored-practice.ts'

type NextQuestion = PracticeQuestion | Refusal | undefined

/** The state of a practice. */
type Practice =
  | { readonly state: 'dealing' }
  | { readonly state: 'asked'; readonly question: PracticeQuestion; readonly memory: PracticeMemory }
  | {
      readonly state: 'answered'
      readonly question: PracticeQuestion
      readonly memory: PracticeMemory
      readonly answer: ComparedAnswer
    }
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly why: Refusal }
  | { readonly state: 'broken'; readonly why: string }

/** Asks the decisions of a course one after the other; prepares the next during an answer. */
export function usePractice(course: PracticeCourse): {
  readonly practice: Practice
  readonly decide: (move: Move) => void
  readonly next: () => void
} {
  const [practice, setPractice] = useState<Practice>({ state: 'dealing' })
  const ahead = useRef<Promise<NextQuestion>>(undefined)
  const looked = useRef<PracticeQuestion>(undefined)
  const running = useRef(course)
  running.current = course

  const show = useCallback(
    async (dealt: Promise<NextQuestion>) => {
      setPractice({ state: 'dealing' })
      const shown = await dealt.then(
        stateOf,
        (error: Error): Practice => ({
          state: 'broken',
          why: error.message,
        }),
      )
      if (running.current === course) setPractice(shown)
    },
    [course],
  )

  useEffect(() => {
    ahead.current = undefined
    show(course.next(storedPractice))
  }, [course, show])

  useEffect(() => {
    if (practice.state !== 'asked') return
    ahead.current ??= course.next(storedPractice)
    // The error is shown when the player goes on.
    ahead.current.catch(() => {})
  }, [course, practice.state])

  const decide = async (move: Move) => {
    // Valuing an answer takes a moment; the same key pressed again is ignored.
    if (practice.state !== 'asked' || looked.current === practice.question) return
    const { question } = practice
    looked.current = question
    const answer = await compareAnswer(question, move, askValues)
    if (isRefusal(answer)) return setPractice({ state: 'refused', why: answer })
    const game = question.rules.id
    const given = { what: question.what, topic: topicOf(question.values), cost: answer.cost }
    const memory = rememberPractice(storedPractice(game), given)
    storePractice(game, memory)
    setPractice({ state: 'answered', question, memory, answer })
  }

  const next = () => {
    const due = practice.state === 'answered' ? dueAgain(practice.memory) : undefined
    if (due !== undefined && practice.state === 'answered' && due !== practice.question.what)
      return void show(course.again(due))
    const dealt = ahead.current ?? course.next(storedPractice)
    ahead.current = undefined
    show(dealt)
  }
  return { practice, decide, next }
}

function stateOf(dealt: NextQuestion): Practice {
  if (dealt === undefined) return { state: 'done' }
  if (isRefusal(dealt)) return { state: 'refused', why: dealt }
  return { state: 'asked', question: dealt, memory: storedPractice(dealt.rules.id) }
}
