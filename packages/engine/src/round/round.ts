import { type Card, nameOf, UNKNOWN } from '../cards/card.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Awaiting, Input, Place, Ruling, Seat } from './awaiting.ts'
import { legal } from './moves.ts'
import type { Play } from './play.ts'
import { refuse } from './refusals.ts'
import { type Result, unaccounted } from './result.ts'
import type { Rulable, RuledBy } from './ruled-by.ts'
import { type Answer, type CardInput, Misdeal, type Question, type Script } from './script.ts'
import { awaitingSeen, type View, type Viewer } from './view.ts'

/**
 * A round says what it is waiting for and takes it. It never holds the deck, a clock or a random number:
 * the same inputs lead to the same round on every machine, so a round *is* its inputs. To go back,
 * or to try something else, play the first inputs again.
 */
export class Round {
  readonly #play: Play
  /** The script of the game, and on top of it whatever is being put right at the table. */
  readonly #scripts: Script[]
  /** What each of them waits for. */
  readonly #questions: Question[] = [NOTHING]
  readonly #inputs: Input[] = []
  #awaiting: Awaiting = NOTHING

  constructor(play: Play) {
    this.#play = play
    this.#scripts = [play.script()]
    this.#run(undefined)
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
    return this.#play.stock.cards()
  }

  /** What came of it; only when the round is over. */
  get result(): Result {
    if (!this.over) throw new Error('the round is not over')
    return this.#play.result()
  }

  /** Gives the round what it waits for, or a ruling of the floor. A refused input changes nothing. */
  take(input: Input): Refusal | undefined {
    if (this.over) return refuse('round-over')
    if (input.kind === 'ruling') {
      // One thing after the other: what was ruled before is carried out first, but hands may be wrong in two cards.
      const forHand = this.#awaiting.kind === 'card' && !this.#awaiting.to.startsWith('board')
      const waits = this.isMending && this.#awaiting.kind !== 'decision' && !(forHand && this.isDue(input))
      const refusal = waits ? refuse('being-put-right') : this.#play.rule(input)
      if (refusal) return refusal
      this.#inputs.push(input)
      this.#lookAgain()
      this.#lookIntoShoe()
      return undefined
    }
    const checked = this.#check(input)
    if (isRefusal(checked)) return checked
    this.#inputs.push(checked)
    if (checked.kind === 'card') this.#takeCard(checked)
    else this.#run(checked)
    this.#lookIntoShoe()
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

  /** Everything on which the floor may rule in this game, whatever the moment. */
  get incidents(): readonly Rulable[] {
    return this.#play.incidents()
  }

  /** By what a ruling would be decided, as far as it can be told without taking it. */
  ruledBy(ruling: Ruling): RuledBy | Refusal {
    return this.over ? refuse('round-over') : this.#play.ruledBy(ruling)
  }

  /** Where a seat's hand lies. */
  placeOf(seat: Seat): Place {
    return this.#play.placeOf(seat)
  }

  /** Something is being put right at the table before the game goes on. */
  get isMending(): boolean {
    return this.#scripts.length > 1
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

  /** Zero at every moment: no chip appears or disappears; and in the end all are somebody's or the collection's. */
  get imbalance(): number {
    return this.over ? unaccounted(this.result) : this.#play.chips.total()
  }

  /** A card has left the shoe. One that does not count is passed over, and the next is awaited in its place. */
  #takeCard(input: CardInput): void {
    const awaited = this.#awaiting
    if (awaited.kind !== 'card') return
    this.#play.stock.taken(input.card)
    if (input.boxed === undefined && !this.#play.isStray(input.card)) this.#run(input)
    else if (this.#play.passesOver(input, awaited) || this.#play.ended) this.#lookAgain()
    else this.#run(input)
  }

  /** No filing lets the cards run out but where it says what follows; what rulings have wasted is made up for. */
  #lookIntoShoe(): void {
    if (this.#awaiting.kind !== 'card' || this.#play.stock.left > 0) return
    this.#play.runDry()
    this.#lookAgain()
  }

  /** After a ruling: a void deal ends the script, what must be put right comes first, the question is asked anew. */
  #lookAgain(): void {
    const { ended, mending } = this.#play
    const mend = mending.shift()
    if (ended) this.#run(undefined, ended)
    else if (mend) {
      this.#scripts.push(mend())
      this.#questions.push(NOTHING)
      this.#run(undefined)
    } else {
      const question = this.#questions.at(-1)!
      const awaiting = typeof question === 'function' ? question() : question
      if (awaiting) this.#awaiting = awaiting
      else this.#run(undefined)
    }
  }

  /** Lets the script on top go on until it waits for something. */
  #run(answer: Answer, voided?: Misdeal): void {
    for (;;) {
      const top = this.#scripts.length - 1
      const script = this.#scripts[top]!
      let step: IteratorResult<Question, void>
      try {
        step = voided ? script.throw(voided) : script.next(answer)
      } catch (error) {
        // What voids the deal while the table is put right ends the game below it.
        if (top === 0 || !(error instanceof Misdeal)) throw error
        this.#leave()
        voided = error
        continue
      }
      if (step.done) {
        this.#leave()
        if (top > 0) this.#lookAgain()
        else this.#awaiting = NOTHING
        return
      }
      const question = step.value
      this.#questions[top] = question
      const awaiting = typeof question === 'function' ? question() : question
      if (awaiting) {
        this.#awaiting = awaiting
        return
      }
      answer = undefined
      voided = undefined
    }
  }

  #leave(): void {
    this.#scripts.pop()
    this.#questions.pop()
  }

  #check(input: Exclude<Input, { kind: 'ruling' }>): Input | Refusal {
    const awaiting = this.#awaiting
    switch (awaiting.kind) {
      case 'card': {
        if (input.kind !== 'card') return refuse('card-first', { to: awaiting.to })
        if (input.card === UNKNOWN) {
          if (!awaiting.unseen) return refuse('card-unknown', { to: awaiting.to })
        } else if (!this.#play.accepts(input.card)) {
          return refuse('not-left-in-deck', { card: nameOf(input.card) })
        }
        return input
      }
      case 'dice': {
        if (input.kind !== 'dice') return refuse('dice-first', { count: awaiting.count })
        const fine = input.dice.length === awaiting.count && input.dice.every(isDie)
        return fine ? input : refuse('not-dice', { count: awaiting.count, dice: input.dice })
      }
      case 'shuffle':
        return input.kind === 'shuffled' ? input : refuse('shuffle-first')
      case 'decision':
        return input.kind === 'move' ? legal(input, awaiting.asked) : refuse('decision-first')
      case 'settlement': {
        if (input.kind === 'move' && awaiting.asked) return legal(input, awaiting.asked)
        if (input.kind !== 'settle') return refuse('all-decided')
        return this.#play.unsettled() ?? input
      }
      case 'nothing':
        return refuse('round-over')
    }
  }
}

const NOTHING: Awaiting = { kind: 'nothing' }

const isDie = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6
