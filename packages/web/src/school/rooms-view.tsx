import { isRefusal, type Rules } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import {
  courseOf,
  isMastered,
  kindsOf,
  kindTitle,
  LEVELS,
  learntOf,
  levelTitle,
  type Memory,
} from '@cardroom/school'
import { roomName } from '@cardroom/words'
import { gamesByRoom } from '../choices/games-by-room.ts'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { anySeed } from '../routing/any-seed.ts'
import { Link } from '../routing/link.tsx'
import { exerciseAddress } from './address.ts'
import { keptMemory } from './kept-memory.ts'

/** The rooms with their courses and games. */
export function RoomsView({ book }: { book: Rulebook }) {
  const m = useMessages()
  const words = m.schoolPage
  const { name } = useKnown()
  const memory = keptMemory(name)
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

function Progress({ book, room, memory }: { book: Rulebook; room: string; memory: Memory }) {
  const m = useMessages()
  const course = courseOf(book, room)
  if (isRefusal(course)) return null
  const mastered = course.lessons.filter(({ id }) => isMastered(learntOf(memory, id))).length
  return <span>{m.schoolPage.mastered(mastered, course.lessons.length)}</span>
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
              {LEVELS.map(level => (
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
          {words.examOf(rules.name)}
        </Link>
      </p>
    </>
  )
}
