import { type Card, nameOf, UNKNOWN } from '../cards/card.ts'
import type { Awaiting, Input, Place, Ruling } from './awaiting.ts'
import { legal } from './moves.ts'
import { type Play, RULED, type Script } from './play.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Result } from './result.ts'
import { awaitingSeen, type View, type Viewer } from './view.ts'

/**
 * A round says what it is waiting for and takes it. It never holds the deck, a clock or a random number:
 * the same inputs lead to the same round on every machine, so a round *is* its inputs. To go back,
 * or to try something else, play the first inputs again.
 */
export class Round {
  readonly #play: Play
  readonly #script: Script
  readonly #inputs: Input[] = []
  #awaiting: Awaiting

  constructor(play: Play) {
    this.#play = play
    this.#script = play.script()
    this.#awaiting = this.#step(this.#script.next())
  }

  get awaiting(): Awaiting {
    return this.#awaiting
  }

  get inputs(): readonly Input[] {
    return this.#inputs
  }

  get over(): boolean {
    return this.#awaiting.kind === 'nothing'
  }

  /** The cards that can still come, in the order of their numbers. */
  get shoe(): Card[] {
    return [...this.#play.inShoe].flatMap((count, card) => Array.from({ length: count }, () => card))
  }

  /** What came of it; only when the round is over. */
  get result(): Result {
    if (!this.over) throw new Error('the round is not over')
    return this.#play.result()
  }

  /** Gives the round what it waits for, or a ruling of the floor. A refused input changes nothing. */
  take(input: Input): Refusal | undefined {
    if (this.over) return refuse('the round is over')
    if (input.kind === 'ruling') {
      const refusal = this.#play.rule(input)
      if (refusal) return refusal
      this.#inputs.push(input)
      this.#awaiting = this.#step(this.#script.next(RULED))
      return undefined
    }
    const checked = this.#check(input)
    if (isRefusal(checked)) return checked
    this.#inputs.push(checked)
    this.#awaiting = this.#step(this.#script.next(checked))
    return undefined
  }

  view(viewer: Viewer): View {
    return { ...this.#play.view(viewer), awaiting: awaitingSeen(this.#awaiting, viewer) }
  }

  /** Whether the floor rules on cards that a hand holds now, and the ruling need not wait for a decision. */
  isDue(ruling: Ruling): boolean {
    const { seat, cards } = ruling
    if (seat === undefined || !cards || !this.#play.atOnce(ruling)) return false
    return cards.every(card => this.#holds(this.#play.placeOf(seat), card))
  }

  #holds(place: Place, card: Card): boolean {
    for (const [name, pile] of this.#play.felt.piles) {
      if (name === place || name.startsWith(`${place}.`)) {
        if (pile.some(lying => lying.card === card)) return true
      }
    }
    return false
  }

  /** The deal was void: what is left of the stack is not looked at. */
  get void(): boolean {
    return this.#play.ended !== undefined
  }

  /** Zero at every moment: no chip appears or disappears. */
  get imbalance(): number {
    return this.#play.chips.total()
  }

  #step(next: IteratorResult<Awaiting, void>): Awaiting {
    return next.done ? { kind: 'nothing' } : next.value
  }

  #check(input: Exclude<Input, { kind: 'ruling' }>): Input | Refusal {
    const awaiting = this.#awaiting
    switch (awaiting.kind) {
      case 'card': {
        if (input.kind !== 'card') return refuse(`a card for ${awaiting.to} comes first`)
        if (input.card === UNKNOWN) {
          if (!awaiting.unseen) return refuse(`the card for ${awaiting.to} must be known`)
        } else if (!this.#play.accepts(input.card)) {
          return refuse(`${nameOf(input.card)} is not left in the deck`)
        }
        return input
      }
      case 'dice': {
        if (input.kind !== 'dice') return refuse(`${awaiting.count} dice come first`)
        const fine = input.dice.length === awaiting.count && input.dice.every(isDie)
        return fine ? input : refuse(`${awaiting.count} dice from 1 to 6, not ${input.dice.join(' ')}`)
      }
      case 'shuffle':
        return input.kind === 'shuffled' ? input : refuse('the cards are shuffled first')
      case 'decision':
        return input.kind === 'move' ? legal(input, awaiting.asked) : refuse('a decision comes first')
      case 'settlement': {
        if (input.kind === 'move' && awaiting.asked) return legal(input, awaiting.asked)
        if (input.kind !== 'settle') return refuse('everything is decided')
        const unsettled = this.#play.unsettled()
        return unsettled === undefined ? input : refuse(unsettled)
      }
      case 'nothing':
        return refuse('the round is over')
    }
  }
}

const isDie = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6
