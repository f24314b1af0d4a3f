import { isRefusal } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import {
  type CourseMemory,
  courseOf,
  isMastered,
  type Lesson,
  type LessonMemory,
  learntOf,
  nextExercise,
  type SchoolCourse,
} from '@cardroom/school'
import { useState } from 'react'
import { useRoomState } from '../connection/use-room-state.ts'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { anySeed } from '../shared/routing/any-seed.ts'
import { Link } from '../shared/routing/link.tsx'
import { go } from '../shared/routing/router.ts'
import { exerciseAddress } from './address.ts'
import { forgetLearning, storedLearning } from './stored-learning.ts'

/** The course of a room: its lessons in order, mastered ones, and due ones. */
export function CourseView({ book, room }: { book: Rulebook; room: string }) {
  const course = courseOf(book, room)
  return isRefusal(course) ? <Refused why={course} as="why" /> : <Lessons course={course} />
}

function Lessons({ course }: { course: SchoolCourse }) {
  const m = useMessages()
  const words = m.schoolPage
  const name = useRoomState(state => state.name)
  const [forgotten, setForgotten] = useState(0)
  const [now] = useState(() => Date.now())
  const memory = storedLearning(name)
  const mastered = course.lessons.filter(({ id }) => isMastered(learntOf(memory, id))).length
  const begin = () => {
    const next = nextExercise(course, { memory, seed: anySeed(), at: Date.now() })
    if (next) go(exerciseAddress(next.wanted, true))
  }
  return (
    <>
      <p className="lead">{words.courseLead}</p>
      <p>{words.mastered({ n: mastered, of: course.lessons.length })}</p>
      <div className="moves school-begin">
        <KeyButton look="main" shortcut="Enter" press={begin}>
          {memory.lessons.length === 0 ? words.begin : words.goOn}
        </KeyButton>
        <Link href={`/school/exam?game=${encodeURIComponent(course.room)}`} className="btn">
          {words.exam}
        </Link>
      </div>
      <ol className="school-lessons" key={forgotten}>
        {course.lessons.map(lesson => (
          <LessonItem key={lesson.id} lesson={lesson} memory={memory} now={now} />
        ))}
      </ol>
      <p className="quiet-words">
        {words.keptFor({ name })}{' '}
        {memory.lessons.length === 0 ? null : (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => {
              forgetLearning(name)
              setForgotten(forgotten + 1)
            }}
          >
            {words.forget}
          </button>
        )}
      </p>
    </>
  )
}

function LessonItem({ lesson, memory, now }: { lesson: Lesson; memory: CourseMemory; now: number }) {
  const m = useMessages()
  const learnt = learntOf(memory, lesson.id)
  const { kind, level, games } = lesson
  const [wrong] = learnt?.again ?? []
  const wanted = { kind, level, game: games[0], seed: anySeed(), ...wrong }
  const isDue = learnt !== undefined && learnt.due <= now
  return (
    <li className={isMastered(learnt) ? 'mastered' : isDue ? 'due' : undefined}>
      <Link href={exerciseAddress(wanted, true)}>{m.say(lesson.title)}</Link>{' '}
      <span className="school-state">{stateOf(learnt, now)}</span>
    </li>
  )

  function stateOf(one: LessonMemory | undefined, at: number): string {
    const words = m.schoolPage
    if (!one) return words.notYet
    const score = words.score({ right: one.right, of: one.asked })
    if (one.due <= at) return m.joined.clauses({ pieces: [score, words.due] })
    const again = words.dueAt({ time: m.time(one.due) })
    return m.joined.clauses({ pieces: [isMastered(one) ? words.isMastered : score, again] })
  }
}
