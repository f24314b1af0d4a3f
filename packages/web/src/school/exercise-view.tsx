import { isRefusal, roomOf } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import {
  courseOf,
  type Exercise,
  type ExerciseRequest,
  type Judgement,
  judgeAnswer,
  nextExercise,
  rememberExercise,
} from '@cardroom/school'
import { useEffect, useRef, useState } from 'react'
import { useRoomState } from '../connection/use-room-state.ts'
import { GameLinks } from '../rules/sheet/game-links.tsx'
import { TermsProvider } from '../rules/terms/terms-provider.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { hrefOf } from '../shared/routing/address.ts'
import { anySeed } from '../shared/routing/any-seed.ts'
import { Link } from '../shared/routing/link.tsx'
import { go } from '../shared/routing/router.ts'
import { exerciseAddress } from './address.ts'
import { askExercise } from './ask-school.ts'
import { ExerciseBody } from './exercise-body.tsx'
import { NotMade } from './not-made.tsx'
import { storedLearning, storeLearning } from './stored-learning.ts'
import { useSchoolResult } from './use-school-result.ts'
import { AnswerVerdict } from './verdict.tsx'

interface Props {
  readonly book: Rulebook
  readonly wanted: ExerciseRequest
  /** Whether the room's course continues from here. */
  readonly isInCourse: boolean
}

/** One exercise: answered, judged, explained; and the next. */
export function ExerciseView({ book, wanted, isInCourse }: Props) {
  const made = useSchoolResult(() => askExercise(wanted))
  const address = exerciseAddress(made.state === 'there' ? made.value : wanted, isInCourse)
  useEffect(() => {
    history.replaceState(null, '', hrefOf(address))
  }, [address])
  return made.state === 'there' ? (
    <Asked book={book} exercise={made.value} isInCourse={isInCourse} />
  ) : (
    <NotMade made={made} />
  )
}

function Asked({ book, exercise, isInCourse }: Omit<Props, 'wanted'> & { readonly exercise: Exercise }) {
  const m = useMessages()
  const words = m.schoolPage
  const name = useRoomState(state => state.name)
  const [judged, setJudged] = useState<Judgement>()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (judged) shown.current?.querySelector('.verdict-said')?.scrollIntoView({ block: 'nearest' })
  }, [judged])
  const { game, kind, level } = exercise
  const rules = book.games.find(({ id }) => id === game)
  const room = roomOf(game)
  const course = courseOf(book, room)
  if (!rules || isRefusal(course)) return null
  const lesson = course.lessons.find(one => one.kind === kind && one.level === level)
  const seen = (verdict: Judgement) => {
    setJudged(verdict)
    if (!lesson) return
    const answered = { lesson: lesson.id, exercise, judged: verdict, at: Date.now() }
    storeLearning(name, rememberExercise(storedLearning(name), answered))
  }
  const next = () => {
    const learner = { memory: storedLearning(name), seed: anySeed(), at: Date.now() }
    const following = isInCourse ? nextExercise(course, learner)?.wanted : undefined
    go(exerciseAddress(following ?? { game, kind, level, seed: anySeed() }, isInCourse))
  }
  return (
    <TermsProvider filed={rules.glossary}>
      <ExerciseBody
        rules={rules}
        exercise={exercise}
        giving={words.check}
        give={judged ? undefined : answer => seen(judgeAnswer(exercise, answer))}
      >
        {judged ? (
          <>
            <div ref={shown}>
              <AnswerVerdict exercise={exercise} judged={judged} />
            </div>
            <div className="moves">
              <KeyButton look="main" shortcut="Enter" press={next}>
                {words.next}
              </KeyButton>
            </div>
          </>
        ) : null}
      </ExerciseBody>
      <p className="quiet-words">
        {words.share} {isInCourse ? <Link href={`/school/${room}`}>{words.backToCourse}</Link> : null}
      </p>
      <GameLinks rules={rules} ways={['sheet', 'learn']} />
    </TermsProvider>
  )
}
