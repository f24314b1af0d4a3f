import { isRefusal, type Move, type Refusal } from '@cardroom/engine'
import { dueAgain, type Memory, remember, topicOf } from '@cardroom/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askValues } from '../values/ask-values.ts'
import { type Answered, answered } from './answer.ts'
import type { Course, Question } from './course.ts'
import { keepMemory, keptMemory } from './kept-memory.ts'

type Dealt = Question | Refusal | undefined

/** What is asked now. */
export type Practice =
  | { readonly state: 'dealing' }
  | { readonly state: 'asked'; readonly question: Question; readonly memory: Memory }
  | {
      readonly state: 'answered'
      readonly question: Question
      readonly memory: Memory
      readonly answer: Answered
    }
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly why: Refusal }
  | { readonly state: 'broken'; readonly why: string }

/** Asks the decisions of a course one after the other; while one is answered, the next is looked for. */
export function usePractice(course: Course): {
  readonly practice: Practice
  readonly decide: (move: Move) => void
  readonly next: () => void
} {
  const [practice, setPractice] = useState<Practice>({ state: 'dealing' })
  const ahead = useRef<Promise<Dealt>>(undefined)
  const looked = useRef<Question>(undefined)
  const running = useRef(course)
  running.current = course

  const show = useCallback(
    async (dealt: Promise<Dealt>) => {
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
    show(course.next(keptMemory))
  }, [course, show])

  useEffect(() => {
    if (practice.state !== 'asked') return
    ahead.current ??= course.next(keptMemory)
    // Whoever goes on is told what went wrong.
    ahead.current.catch(() => {})
  }, [course, practice.state])

  const decide = async (move: Move) => {
    // An answer that has to be looked at takes a moment: the same key pressed again is no second one.
    if (practice.state !== 'asked' || looked.current === practice.question) return
    const { question } = practice
    looked.current = question
    const answer = await answered(question, move, askValues)
    if (isRefusal(answer)) return setPractice({ state: 'refused', why: answer })
    const game = question.rules.id
    const given = { what: question.what, topic: topicOf(question.values), cost: answer.cost }
    const memory = remember(keptMemory(game), given)
    keepMemory(game, memory)
    setPractice({ state: 'answered', question, memory, answer })
  }

  const next = () => {
    const due = practice.state === 'answered' ? dueAgain(practice.memory) : undefined
    if (due !== undefined && practice.state === 'answered' && due !== practice.question.what)
      return void show(course.again(due))
    const dealt = ahead.current ?? course.next(keptMemory)
    ahead.current = undefined
    show(dealt)
  }
  return { practice, decide, next }
}

function stateOf(dealt: Dealt): Practice {
  if (dealt === undefined) return { state: 'done' }
  if (isRefusal(dealt)) return { state: 'refused', why: dealt }
  return { state: 'asked', question: dealt, memory: keptMemory(dealt.rules.id) }
}
