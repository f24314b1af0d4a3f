import { isRefusal, type Refusal } from '@cardroom/engine'
import {
  type ExerciseKind,
  type ExerciseLevel,
  type ExerciseRequest,
  isKind,
  readKinds,
  readLevel,
  type WantedExam,
} from '@cardroom/school'

/** The place that an address under `/school` names. */
export type SchoolPlace =
  | { readonly at: 'rooms' }
  | { readonly at: 'course'; readonly room: string }
  | { readonly at: 'game'; readonly game: string }
  | { readonly at: 'exercise'; readonly game: string; readonly kind: ExerciseKind }
  | { readonly at: 'choose-exam' }
  | { readonly at: 'exam' | 'sheet'; readonly game: string }
  | { readonly at: 'unknown' }

export function schoolPlaceOf(parts: readonly string[]): SchoolPlace {
  const [first, second, third, fourth] = parts
  if (first === undefined) return { at: 'rooms' }
  if (first === 'exam') {
    if (second === undefined) return { at: 'choose-exam' }
    // Without a game the examination covers the whole room.
    if (third === undefined) return { at: 'exam', game: second }
    if (third === 'sheet' && parts.length === 3) return { at: 'sheet', game: second }
    if (parts.length > 4) return { at: 'unknown' }
    if (fourth === undefined) return { at: 'exam', game: `${second}/${third}` }
    return fourth === 'sheet' ? { at: 'sheet', game: `${second}/${third}` } : { at: 'unknown' }
  }
  if (second === undefined) return { at: 'course', room: first }
  if (third === undefined) return { at: 'game', game: `${first}/${second}` }
  return isKind(third) && parts.length === 3
    ? { at: 'exercise', game: `${first}/${second}`, kind: third }
    : { at: 'unknown' }
}

/** The address of this exercise, for anybody; in a course, the course continues from it. */
export function exerciseAddress({ game, kind, seed, level }: ExerciseRequest, isInCourse: boolean): string {
  const query = new URLSearchParams({
    seed,
    ...(level === undefined ? {} : { level: String(level) }),
    ...(isInCourse ? { course: '' } : {}),
  })
  return `/school/${game}/${kind}?${query}`
}

export const isInCourse = (search: string): boolean => new URLSearchParams(search).has('course')

/** The exercise that an address asks for; without a seed, one of `anySeed`. */
export function wantedExercise(
  game: string,
  kind: ExerciseKind,
  search: string,
  anySeed: () => string,
): ExerciseRequest | Refusal {
  const asked = new URLSearchParams(search)
  const level = levelIn(asked)
  if (isRefusal(level)) return level
  return { game, kind, seed: asked.get('seed') ?? anySeed(), ...(level === undefined ? {} : { level }) }
}

function levelIn(asked: URLSearchParams): ExerciseLevel | Refusal | undefined {
  const level = asked.get('level')
  return level === null ? undefined : readLevel(level)
}

/** The address of an examination, or of its sheet. */
export function examAddress(exam: WantedExam, at: 'exam' | 'sheet'): string {
  const { game, seed, questions, level, minutes, kinds } = exam
  const query = new URLSearchParams({
    seed,
    ...(questions === undefined ? {} : { questions: String(questions) }),
    ...(level === undefined ? {} : { level: String(level) }),
    ...(minutes === undefined ? {} : { minutes: String(minutes) }),
    ...(kinds === undefined ? {} : { kinds: kinds.join(',') }),
  })
  return `/school/exam/${game}${at === 'sheet' ? '/sheet' : ''}?${query}`
}

/** The examination that an address asks for; without a seed, one of `anySeed`. */
export function wantedExam(game: string, search: string, anySeed: () => string): WantedExam | Refusal {
  const asked = new URLSearchParams(search)
  const level = levelIn(asked)
  if (isRefusal(level)) return level
  const named = asked.get('kinds')
  const kinds = named === null ? undefined : readKinds(named.split(','))
  if (isRefusal(kinds)) return kinds
  const numberOf = (name: string) => (asked.has(name) ? { [name]: Number(asked.get(name)) } : {})
  return {
    game,
    seed: asked.get('seed') ?? anySeed(),
    ...(level === undefined ? {} : { level }),
    ...(kinds === undefined ? {} : { kinds }),
    ...numberOf('questions'),
    ...numberOf('minutes'),
  }
}
