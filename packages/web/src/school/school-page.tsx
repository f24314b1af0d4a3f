import { isRefusal, type Refusal, roomOf } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { kindTitle } from '@cardroom/school'
import { roomName, type Speaker } from '@cardroom/words'
import { type ReactNode, useEffect, useState } from 'react'
import { openFullRulebook } from '../rules/open-full-rulebook.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { anySeed } from '../shared/routing/any-seed.ts'
import { Link } from '../shared/routing/link.tsx'
import { useRoute } from '../shared/routing/router.ts'
import { isInCourse, type SchoolPlace, schoolPlaceOf, wantedExam, wantedExercise } from './address.ts'
import { ChooseExam } from './choose-exam.tsx'
import { CourseView } from './course-view.tsx'
import { ExamView } from './exam-view.tsx'
import { ExerciseView } from './exercise-view.tsx'
import { GameView, RoomsView } from './rooms-view.tsx'
import { SheetView } from './sheet-view.tsx'
import './school.css'

let opened: Promise<Rulebook> | undefined

/** Opens the rulebook once for all exercises. */
function openBook(): Promise<Rulebook> {
  opened ??= openFullRulebook().catch(error => {
    opened = undefined
    throw error
  })
  return opened
}

/** The school for house dealers and floor people: `/school/comstock/pan/fees?seed=abc`, `/school/exam/comstock/pan`. */
export default function SchoolPage({ parts }: { parts: readonly string[] }) {
  const m = useMessages()
  const { search } = useRoute()
  const [book, setBook] = useState<Rulebook>()
  const [why, setWhy] = useState<string>()
  useEffect(() => {
    openBook().then(setBook, (error: Error) => setWhy(error.message))
  }, [])
  const place = schoolPlaceOf(parts)
  const title = titleOf(m, place, book)
  return (
    <PageFrame title={title} className="school-page">
      <Crumbs place={place} book={book} />
      <h1>{title}</h1>
      <Failed why={why} />
      {book === undefined && why === undefined ? <p className="wait">{m.app.loading}</p> : null}
      {book ? <Part key={search} book={book} place={place} search={search} /> : null}
    </PageFrame>
  )
}

const nameOf = (book: Rulebook | undefined, game: string): string =>
  book?.games.find(({ id }) => id === game)?.name ?? (isRoom(game) ? roomName(game) : game)

/** Whether an id names a whole room. */
const isRoom = (game: string): boolean => !game.includes('/')

function titleOf(m: Speaker, place: SchoolPlace, book: Rulebook | undefined): string {
  const words = m.schoolPage
  switch (place.at) {
    case 'course':
      return words.courseOf({ room: roomName(place.room) })
    case 'game':
      return nameOf(book, place.game)
    case 'exercise':
      return m.say(kindTitle(place.kind))
    case 'choose-exam':
      return words.exam
    case 'exam':
    case 'sheet':
      return words.examOf({ game: nameOf(book, place.game) })
    case 'unknown':
      return m.app.notFound
    case 'rooms':
      return words.title
  }
}

/** The breadcrumbs, from general to specific. */
function Crumbs({ place, book }: { place: SchoolPlace; book: Rulebook | undefined }) {
  const m = useMessages()
  if (place.at === 'rooms') return null
  const game = 'game' in place ? place.game : undefined
  return (
    <p className="crumbs">
      <Link href="/school">{m.schoolPage.title}</Link>
      {game === undefined ? null : (
        <>
          {' · '}
          <Link href={`/school/${isRoom(game) ? game : roomOf(game)}`}>
            {roomName(isRoom(game) ? game : roomOf(game))}
          </Link>
        </>
      )}
      {game === undefined || place.at === 'game' || isRoom(game) ? null : (
        <>
          {' · '}
          <Link href={`/school/${game}`}>{nameOf(book, game)}</Link>
        </>
      )}
    </p>
  )
}

interface PartProps {
  readonly book: Rulebook
  readonly place: SchoolPlace
  readonly search: string
}

function Part({ book, place, search }: PartProps) {
  const m = useMessages()
  const rules = 'game' in place ? book.games.find(({ id }) => id === place.game) : undefined
  if ('game' in place && !isRoom(place.game) && !rules) return <p className="wrong">{m.library.noSuchGame}</p>
  switch (place.at) {
    case 'rooms':
      return <RoomsView book={book} />
    case 'course':
      return <CourseView book={book} room={place.room} />
    case 'game':
      return rules ? <GameView book={book} rules={rules} /> : null
    case 'exercise':
      return (
        <ParsedAddress of={() => wantedExercise(place.game, place.kind, search, anySeed)}>
          {wanted => <ExerciseView book={book} wanted={wanted} isInCourse={isInCourse(search)} />}
        </ParsedAddress>
      )
    case 'choose-exam':
      return <ChooseExam book={book} />
    case 'exam':
      return (
        <ParsedAddress of={() => wantedExam(place.game, search, anySeed)}>
          {wanted => <ExamView book={book} wanted={wanted} />}
        </ParsedAddress>
      )
    case 'sheet':
      return (
        <ParsedAddress of={() => wantedExam(place.game, search, anySeed)}>
          {wanted => <SheetView book={book} wanted={wanted} />}
        </ParsedAddress>
      )
    case 'unknown':
      return null
  }
}

interface ParsedAddressProps<T> {
  readonly of: () => T | Refusal
  readonly children: (wanted: T) => ReactNode
}

/** Parses the request in the address once; shows the refusal if it is invalid. */
function ParsedAddress<T extends object>({ of, children }: ParsedAddressProps<T>) {
  const [wanted] = useState(of)
  return isRefusal(wanted) ? <Refused why={wanted} as="why" /> : children(wanted)
}
