import { type Refusal, roomOf, type Saying } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { ExerciseKind, Level } from '../exercise/exercise.ts'
import { refuse } from '../exercise/refusals.ts'
import { say } from '../exercise/sentences.ts'
import { kindsOf } from '../kinds/kinds.ts'

/** One kind of exercise at one level, in the games of a room that have it. */
export interface Lesson {
  /** `comstock/settle/3`: under this name it is remembered what somebody has mastered. */
  readonly id: string
  readonly title: Saying
  readonly kind: ExerciseKind
  readonly level: Level
  readonly games: readonly [string, ...string[]]
}

/** What a room teaches, from the first hand on. */
export interface Course {
  readonly room: string
  readonly lessons: readonly Lesson[]
}

/** What is learnt one after the other: first what a hand is, at last a whole table with limited cover. */
const ORDER: readonly (readonly [Level, readonly ExerciseKind[]])[] = [
  [1, ['read-hand', 'first', 'draw', 'house-way', 'pays', 'change', 'settle', 'pots']],
  [2, ['read-hand', 'first', 'house-way', 'pays', 'change', 'fees', 'pots', 'settle', 'floor']],
  [3, ['fees', 'pots', 'floor', 'settle']],
]

/** The course of a room, made from what its games have. */
export function courseOf(book: Rulebook, room: string): Course | Refusal {
  const rooms = [...new Set(book.games.map(({ id }) => roomOf(id)))]
  const games = book.games.filter(({ id }) => roomOf(id) === room)
  if (games.length === 0) return refuse('school-no-such-room', { room, rooms })
  const having = new Map(games.map(rules => [rules.id, kindsOf(rules, book)]))
  const lessons = ORDER.flatMap(([level, kinds]) =>
    kinds.flatMap((kind): Lesson[] => {
      const [first, ...others] = [...having].flatMap(([id, has]) => (has.includes(kind) ? [id] : []))
      if (first === undefined) return []
      return [
        {
          id: `${room}/${kind}/${level}`,
          title: say('lesson-name', { kind, level }),
          kind,
          level,
          games: [first, ...others],
        },
      ]
    }),
  )
  return { room, lessons }
}
