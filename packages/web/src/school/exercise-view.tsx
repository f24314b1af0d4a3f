import { isRefusal, roomOf } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import {
  courseOf,
  type Exercise,
  type Judged,
  judge,
  nextExercise,
  remember,
  type Wanted,
} from '@cardroom/school'
import { useEffect, useRef, useState } from 'react'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { hrefOf } from '../routing/address.ts'
import { anySeed } from '../routing/any-seed.ts'
import { Link } from '../routing/link.tsx'
import { go } from '../routing/router.ts'
import { GameLinks } from '../sheet/game-links.tsx'
import { TermsProvider } from '../terms/terms-provider.tsx'
import { exerciseAddress } from './address.ts'
import { askExercise } from './ask-school.ts'
import { ExerciseBody } from './exercise-body.tsx'
import { keepMemory, keptMemory } from './kept-memory.ts'
import { NotMade } from './not-made.tsx'
import { useMade } from './use-made.ts'
import { Verdict } from './verdict.tsx'

interface Props {
  readonly book: Rulebook
  readonly wanted: Wanted
  /** The course of the room goes on from here. */
  readonly isInCourse: boolean
}

/** One exercise: answered, judged, explained; and the next. */
export function ExerciseView({ book, wanted, isInCourse }: Props) {
  const made = useMade(() => askExercise(wanted))
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
  const { name } = useKnown()
  const [judged, setJudged] = useState<Judged>()
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
  const seen = (verdict: Judged) => {
    setJudged(verdict)
    if (!lesson) return
    const answered = { lesson: lesson.id, exercise, judged: verdict, at: Date.now() }
    keepMemory(name, remember(keptMemory(name), answered))
  }
  const next = () => {
    const learner = { memory: keptMemory(name), seed: anySeed(), at: Date.now() }
    const following = isInCourse ? nextExercise(course, learner)?.wanted : undefined
    go(exerciseAddress(following ?? { game, kind, level, seed: anySeed() }, isInCourse))
  }
  return (
    <TermsProvider filed={rules.glossary}>
      <ExerciseBody
        rules={rules}
        exercise={exercise}
        giving={words.check}
        give={judged ? undefined : answer => seen(judge(exercise, answer))}
      >
        {judged ? (
          <>
            <div ref={shown}>
              <Verdict exercise={exercise} judged={judged} />
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
