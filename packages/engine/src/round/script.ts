import type { Cite } from '../rules/cite.ts'
import type { Awaiting, Input, Move } from './awaiting.ts'

/**
 * What a script waits for. A question is asked anew after each ruling of the floor, which may have changed
 * what is awaited; it lapses when nothing is awaited.
 */
export type ScriptQuestion = Awaiting | (() => Awaiting | undefined) | Series

/**
 * What a script waits for repeatedly: a card for everybody, the acts of a betting round. The series takes
 * each answer itself and asks anew; the script goes on when nothing more is awaited.
 */
export interface Series {
  readonly kind: 'series'
  /** What is awaited now; after a ruling it is asked again. */
  next(): Awaiting | undefined
  take(answer: Input): void
}

/** The series of a question, if it is one. */
export const seriesIn = (question: ScriptQuestion): Series | undefined =>
  typeof question !== 'function' && question.kind === 'series' ? question : undefined

/** What a question awaits now. */
export function awaitedBy(question: ScriptQuestion): Awaiting | undefined {
  if (typeof question === 'function') return question()
  return question.kind === 'series' ? question.next() : question
}

/** The input for what was awaited; undefined when the question has lapsed. */
export type ScriptAnswer = Input | undefined

/**
 * The rules of a game, written in the order in which they happen: a script yields what it awaits and goes on
 * with the input. `Round` handles rulings, boxed cards and repairs in between; no script has to.
 */
export type Script<T = void> = Generator<ScriptQuestion, T, ScriptAnswer>

/** Thrown inside a script by a ruling that ends the round: every wager, blind and ante goes back. */
export class Misdeal extends Error {
  readonly cite: Cite
  constructor(cite: Cite) {
    super('misdeal')
    this.cite = cite
  }
}

/** A card that has left the shoe. */
export type CardInput = Extract<Input, { kind: 'card' }>
/** Dice that were thrown. */
export type DiceInput = Extract<Input, { kind: 'dice' }>

/** The card that came. */
export function cardIn(answer: ScriptAnswer): CardInput {
  if (answer?.kind !== 'card') throw new Error('a card was awaited')
  return answer
}

/** The dice of an answer; throws for anything else. */
export function diceIn(answer: ScriptAnswer): DiceInput {
  if (answer?.kind !== 'dice') throw new Error('dice were awaited')
  return answer
}

/** The house's commitment to the new order, where it makes one. */
export const rootIn = (answer: ScriptAnswer): string | undefined =>
  answer?.kind === 'shuffled' ? answer.root : undefined

/** The decision; undefined when there was nothing (more) to decide. */
export function moveIn(answer: ScriptAnswer): Move | undefined {
  if (answer !== undefined && answer.kind !== 'move') throw new Error('a decision was awaited')
  return answer
}
