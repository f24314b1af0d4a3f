import type { Cite } from '../rules/cite.ts'
import type { Awaiting, Input, Move } from './awaiting.ts'

/**
 * What a script waits for. A question is asked anew after each ruling of the floor, which may have changed
 * what is awaited; it lapses when nothing is.
 */
export type Question = Awaiting | (() => Awaiting | undefined) | Series

/**
 * What a script waits for again and again: a card for everybody, the acts of a betting round. Each answer is taken as
 * it comes, what is awaited next is asked anew, and the script goes on when that is nothing.
 */
export interface Series {
  readonly kind: 'series'
  /** What is awaited now; asked again after a ruling, it is the same or what has come of it. */
  next(): Awaiting | undefined
  take(answer: Input): void
}

/** A question that takes its answers itself. */
export const seriesIn = (question: Question): Series | undefined =>
  typeof question !== 'function' && question.kind === 'series' ? question : undefined

/** What a question awaits now. */
export function awaitedBy(question: Question): Awaiting | undefined {
  if (typeof question === 'function') return question()
  return question.kind === 'series' ? question.next() : question
}

/** What was given for what was awaited; nothing when the question has lapsed. */
export type Answer = Input | undefined

/**
 * The rules of a game, written in the order in which they happen: a script yields what it awaits and goes on
 * with what it was given. Rulings, boxed cards and whatever must be put right at the table come between:
 * `Round` sees to them, and no script has to.
 */
export type Script<T = void> = Generator<Question, T, Answer>

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
export function cardIn(answer: Answer): CardInput {
  if (answer?.kind !== 'card') throw new Error('a card was awaited')
  return answer
}

/** The dice of an answer; anything else is a fault of the program. */
export function diceIn(answer: Answer): DiceInput {
  if (answer?.kind !== 'dice') throw new Error('dice were awaited')
  return answer
}

/** What the house is bound to the new order by, where it is. */
export const rootIn = (answer: Answer): string | undefined =>
  answer?.kind === 'shuffled' ? answer.root : undefined

/** The decision that was made; none when there was nothing (more) to decide. */
export function moveIn(answer: Answer): Move | undefined {
  if (answer !== undefined && answer.kind !== 'move') throw new Error('a decision was awaited')
  return answer
}
