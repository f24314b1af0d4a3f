import { isRefusal, type Rules } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import {
  type CourseMemory,
  courseOf,
  EXERCISE_LEVELS,
  isMastered,
  kindsOf,
  kindTitle,
  learntOf,
  levelTitle,
} from '@cardroom/school'
import { gameName, roomName } from '@cardroom/words'
import { useRoomState } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { anySeed } from '../shared/routing/any-seed.ts'
import { Link } from '../shared/routing/link.tsx'
import { gamesByRoom } from '../shared/table-options/games-by-room.ts'
import { exerciseAddress } from './address.ts'
import { storedLearning } from './stored-learning.ts'

/** The rooms with their courses and games. */
export function RoomsView({ book }: { book: Rulebook }) {
  const m = useMessages()
  const words = m.schoolPage
  const name = useRoomState(state => state.name)
  const memory = storedLearning(name)
  return (
    <>
      <p className="lead">{words.lead}</p>
      <p>
        <Link href="/school/exam" className="btn">
          {words.exam}
        </Link>
      </p>
      {gamesByRoom(book.games).map(({ room, games }) => (
        <section key={room} className="school-room" aria-labelledby={`school-${room}`}>
          <h2 id={`school-${room}`}>{roomName(room)}</h2>
          <p>
            <Link href={`/school/${room}`} className="btn main">
              {words.course}
            </Link>{' '}
            <Progress book={book} room={room} memory={memory} />
          </p>
          <ul className="school-games">
            {games.map(({ id, name: title }) => (
              <li key={id}>
                <Link href={`/school/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Progress({ book, room, memory }: { book: Rulebook; room: string; memory: CourseMemory }) {
  const m = useMessages()
  const course = courseOf(book, room)
  if (isRefusal(course)) return null
  const mastered = course.lessons.filter(({ id }) => isMastered(learntOf(memory, id))).length
  return <span>{m.schoolPage.mastered({ n: mastered, of: course.lessons.length })}</span>
}

/** The kinds of exercises that a game has, at each level. */
export function GameView({ book, rules }: { book: Rulebook; rules: Rules }) {
  const m = useMessages()
  const words = m.schoolPage
  return (
    <>
      <p className="lead">{words.kindsLead}</p>
      <ul className="school-kinds">
        {kindsOf(rules, book).map(kind => (
          <li key={kind}>
            <strong>{m.say(kindTitle(kind))}</strong>
            <ul>
              {EXERCISE_LEVELS.map(level => (
                <li key={level}>
                  <Link href={exerciseAddress({ game: rules.id, kind, level, seed: anySeed() }, false)}>
                    {m.say(levelTitle(level))}
                    <span className="unseen">: {m.say(kindTitle(kind))}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>
        <Link href={`/school/exam?game=${encodeURIComponent(rules.id)}`} className="btn">
          {words.examOf({ game: gameName(m, rules) })}
        </Link>
      </p>
    </>
  )
}
