import { isRefusal } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import {
  EXAM_MINUTE_LIMITS,
  EXAM_QUESTION_LIMITS,
  EXERCISE_LEVELS,
  levelTitle,
  readLevel,
  type WantedExam,
} from '@cardroom/school'
import { roomName } from '@cardroom/words'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { anySeed } from '../shared/routing/any-seed.ts'
import { go, useRoute } from '../shared/routing/router.ts'
import { gamesByRoom } from '../shared/table-options/games-by-room.ts'
import { examAddress } from './address.ts'

/** The choice of an examination: game, length, time and seed. */
export function ChooseExam({ book }: { book: Rulebook }) {
  const m = useMessages()
  const words = m.schoolPage
  const { search } = useRoute()
  const [game, setGame] = useState(new URLSearchParams(search).get('game') ?? book.games[0]?.id ?? '')
  const [questions, setQuestions] = useState(String(EXAM_QUESTION_LIMITS.usual))
  const [minutes, setMinutes] = useState('15')
  const [level, setLevel] = useState('2')
  const [seed, setSeed] = useState(anySeed)
  const wanted = (): WantedExam => {
    const read = readLevel(level)
    return {
      game,
      seed: seed.trim(),
      questions: Number(questions),
      ...(isRefusal(read) ? {} : { level: read }),
      ...(minutes.trim() === '' ? {} : { minutes: Number(minutes) }),
    }
  }
  const begin = (event: FormEvent) => {
    event.preventDefault()
    go(examAddress(wanted(), 'exam'))
  }
  return (
    <form className="school-choose" onSubmit={begin}>
      <p className="lead">{words.examLead}</p>
      <label>
        <span>{words.game}</span>
        <select value={game} onChange={event => setGame(event.target.value)}>
          {gamesByRoom(book.games).map(({ room, games }) => (
            <optgroup key={room} label={roomName(room)}>
              <option value={room}>{words.wholeRoom({ room: roomName(room) })}</option>
              {games.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span>{words.questions}</span>
        <input
          type="number"
          required
          min={EXAM_QUESTION_LIMITS.least}
          max={EXAM_QUESTION_LIMITS.most}
          value={questions}
          onChange={event => setQuestions(event.target.value)}
        />
      </label>
      <label>
        <span>{words.level}</span>
        <select value={level} onChange={event => setLevel(event.target.value)}>
          {EXERCISE_LEVELS.map(one => (
            <option key={one} value={one}>
              {m.say(levelTitle(one))}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.minutes}</span>
        <input
          type="number"
          min={EXAM_MINUTE_LIMITS.least}
          max={EXAM_MINUTE_LIMITS.most}
          value={minutes}
          onChange={event => setMinutes(event.target.value)}
        />
      </label>
      <label>
        <span>{words.seed}</span>
        <input required maxLength={64} value={seed} onChange={event => setSeed(event.target.value)} />
      </label>
      <p className="quiet-words">{words.seedHint}</p>
      <div className="moves">
        <button type="submit" className="btn main">
          {words.toExam}
        </button>
        <button type="button" className="btn" onClick={() => go(examAddress(wanted(), 'sheet'))}>
          {words.toSheet}
        </button>
      </div>
    </form>
  )
}
