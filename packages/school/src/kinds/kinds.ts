import type { Rules } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { EXERCISE_KINDS, type ExerciseKind } from '../exercise/exercise.ts'
import { change } from './change.ts'
import { draw } from './draw.ts'
import { fees } from './fees.ts'
import { first } from './first.ts'
import { floor } from './floor.ts'
import { houseWay } from './house-way.ts'
import type { Kind } from './kind.ts'
import { pays } from './pays.ts'
import { pots } from './pots.ts'
import { readHand } from './read-hand.ts'
import { settle } from './settle.ts'

/** Every kind of exercise. */
export const KINDS: Readonly<Record<ExerciseKind, Kind>> = {
  'read-hand': readHand,
  first,
  draw,
  'house-way': houseWay,
  pays,
  change,
  fees,
  pots,
  settle,
  floor,
}

/** The kinds of exercise that a game has. */
export const kindsOf = (rules: Rules, book: Rulebook): readonly ExerciseKind[] =>
  EXERCISE_KINDS.filter(kind => KINDS[kind].has(rules, book))

export const isKind = (text: string): text is ExerciseKind => EXERCISE_KINDS.some(kind => kind === text)
