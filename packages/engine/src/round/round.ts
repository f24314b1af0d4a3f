import { type Card, nameOf, UNKNOWN } from '../cards/card.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Awaiting, Input, Place, Ruling, Seat } from './awaiting.ts'
import { legal } from './moves.ts'
import { OwnPiles, type OwnSeen } from './own-seen.ts'
import { PilesSeen } from './piles-seen.ts'
import type { Play } from './play.ts'
import { refuseInRound } from './refusals.ts'
import { type Result, unaccounted } from './result.ts'
import { reuseUnchanged } from './reuse-unchanged.ts'
import type { RulableIncident, RuledBy } from './ruled-by.ts'
import {
  awaitedBy,
  type CardInput,
  cardIn,
  Misdeal,
  type Script,
  type ScriptAnswer,
  type ScriptQuestion,
  type Series,
  seriesIn,
} from './script.ts'
import { awaitingSeen, type ChipsSeen, type View, type Viewer } from './view.ts'

/**
 * A round says what it is waiting for, and takes it. It never holds the deck, a clock or a random number: the
 * same inputs lead to the same round on every machine, so a round *is* its inputs. To go back, or to try
 * something else, play the first inputs again.
 */
export class Round {
  readonly #play: Play
  /** The script of the game, and on top of it the scripts of current repairs. */
  readonly #scripts: Script[]
  /** The question of each script. */
  readonly #questions: ScriptQuestion[] = [NOTHING]
  /** The current series of the top script, if any. */
  #series: Series | undefined
  readonly #inputs: Input[] = []
  #awaiting: Awaiting = NOTHING
  /** Its kind, which every input is checked against. */
  #kind: Awaiting['kind'] = 'nothing'
  /** The last views, so that unchanged parts are reused. */
  #seen: Map<Viewer, LastView> | undefined
  #own: Map<Seat, { readonly seen: OwnSeen; readonly lying: OwnPiles }> | undefined
  #chips: { readonly after: number; readonly seen: ChipsSeen } | undefined

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
    return this.#kind === 'nothing'
  }

  /** The cards that can still come, in the order of their numbers. */
  get shoe(): Card[] {
    return this.#play.stock.cards()
  }

  /** The result; only when the round is over. */
  get result(): Result {
    if (!this.over) throw new Error('the round is not over')
    return this.#play.result()
  }

  /** Gives the round an awaited input, or a ruling of the floor. A refused input changes nothing. */
  take(input: Input): Refusal | undefined {
    if (this.#kind === 'nothing') return refuseInRound('round-over')
    if (input.kind === 'ruling') return this.#takeRuling(input)
    const checked = this.#check(input)
    if (checked !== input && isRefusal(checked)) return checked
    this.#inputs.push(checked)
    if (this.#kind === 'card') this.#takeCard(cardIn(checked))
    else this.#answer(checked)
    if (this.#kind === 'card') this.#lookIntoShoe()
    return undefined
  }

  #takeRuling(ruling: Ruling): Refusal | undefined {
    // An earlier ruling is carried out first; but a hand may be wrong in two cards.
    const forHand = this.#awaiting.kind === 'card' && !this.#awaiting.to.startsWith('board')
    const waits = this.isMending && this.#kind !== 'decision' && !(forHand && this.isDue(ruling))
    const refusal = waits ? refuseInRound('being-put-right') : this.#play.rule(ruling)
    if (refusal) return refusal
    this.#inputs.push(ruling)
    this.#lookAgain()
    this.#lookIntoShoe()
    return undefined
  }

  view(viewer: Viewer): View {
    this.#seen ??= new Map()
    const before = this.#seen.get(viewer)
    const after = this.#inputs.length
    if (before?.after === after) return before.view
    const { felt } = this.#play
    const piles = before?.piles ?? new PilesSeen(viewer)
    const now: View = {
      piles: piles.of(felt).map(pile => {
        const said = this.#play.pileSeen(pile, viewer)
        return said ? { ...pile, ...said } : pile
      }),
      buttons: felt.buttons,
      log: felt.logFor(viewer),
      ...this.#chipsSeen(),
      awaiting: awaitingSeen(this.#awaiting, viewer),
    }
    const view = reuseUnchanged(before?.view, now)
    this.#seen.set(viewer, { after, view, piles })
    return view
  }

  /** What a seat sees otherwise than the public; unchanged, it stays the same object. */
  own(seat: Seat): OwnSeen {
    const { felt } = this.#play
    this.#own ??= new Map()
    const before = this.#own.get(seat)
    const lying = before?.lying ?? new OwnPiles(seat)
    const piles = lying.of(felt, this.view('public').piles, pile => this.#play.pileSeen(pile, seat))
    const log = felt.logOwn(seat)
    if (before?.seen.piles === piles && before.seen.log === log) return before.seen
    const seen = { piles, log }
    this.#own.set(seat, { seen, lying })
    return seen
  }

  #chipsSeen(): ChipsSeen {
    const after = this.#inputs.length
    if (this.#chips?.after !== after) {
      this.#chips = { after, seen: reuseUnchanged(this.#chips?.seen, this.#play.chipsSeen()) }
    }
    return this.#chips.seen
  }

  /** Whether a ruling concerns cards that a hand holds now, and so need not wait for a decision. */
  isDue(ruling: Ruling): boolean {
    const { seat, cards } = ruling
    if (seat === undefined || !cards || !this.#play.atOnce(ruling)) return false
    return cards.every(card => this.#holds(this.#play.placeOf(seat), card))
  }

  /** Every incident of the game, at any moment. */
  get incidents(): readonly RulableIncident[] {
    return this.#play.incidents()
  }

  /** The row that would decide a ruling, found without taking it. */
  ruledBy(ruling: Ruling): RuledBy | Refusal {
    return this.over ? refuseInRound('round-over') : this.#play.ruledBy(ruling)
  }

  /** Where a seat's hand lies. */
  placeOf(seat: Seat): Place {
    return this.#play.placeOf(seat)
  }

  /** Whether the table is being put right before the game goes on. */
  get isMending(): boolean {
    return this.#scripts.length > 1
  }

  #holds(place: Place, card: Card): boolean {
    const { felt } = this.#play
    for (const name of felt.piles.keys()) {
      if ((name === place || name.startsWith(`${place}.`)) && felt.holds(name, card)) return true
    }
    return false
  }

  /** The deal is void: the remaining scripts are dropped. */
  get void(): boolean {
    return this.#play.ended !== undefined
  }

  /**
   * Zero at every moment: no chip appears or disappears; in the end all belong to a player or to the
   * collection.
   */
  get imbalance(): number {
    return this.over ? unaccounted(this.result) : this.#play.chips.total()
  }

  /**
   * A card has left the shoe. One that does not count is passed over, and the next is awaited in its place.
   */
  #takeCard(input: CardInput): void {
    const play = this.#play
    const { card } = input
    play.stock.taken(card)
    if (input.boxed === undefined && !play.isStray(card)) {
      this.#answer(input)
      return
    }
    const awaited = this.#awaiting
    if (awaited.kind !== 'card') return
    if (play.passesOver(input, awaited) || play.ended) this.#lookAgain()
    else this.#answer(input)
  }

  /** Cards run out only where a filing says what follows; cards that rulings have wasted are made up for. */
  #lookIntoShoe(): void {
    if (this.#kind !== 'card' || this.#play.stock.left > 0) return
    this.#play.runDry()
    this.#lookAgain()
  }

  /** After a ruling: a void deal ends the script, repairs come first, and the question is asked anew. */
  #lookAgain(): void {
    const { ended, mending } = this.#play
    const mend = mending.shift()
    if (ended) this.#run(undefined, ended)
    else if (mend) {
      this.#scripts.push(mend())
      this.#questions.push(NOTHING)
      this.#run(undefined)
    } else if (!this.#await(awaitedBy(this.#questions.at(-1)!))) this.#run(undefined)
  }

  /** Takes the awaited input. */
  #answer(answer: Input): void {
    const series = this.#series
    if (!series) this.#run(answer)
    else {
      series.take(answer)
      if (!this.#await(series.next())) this.#run(undefined)
    }
  }

  /** Sets the new question, if there is one. */
  #await(awaiting: Awaiting | undefined): boolean {
    if (!awaiting) return false
    this.#awaiting = awaiting
    this.#kind = awaiting.kind
    return true
  }

  /** Lets the top script go on until it waits for something. */
  #run(answer: ScriptAnswer, voided?: Misdeal): void {
    for (;;) {
      const top = this.#scripts.length - 1
      const script = this.#scripts[top]!
      let step: IteratorResult<ScriptQuestion, void>
      try {
        step = voided ? script.throw(voided) : script.next(answer)
      } catch (error) {
        // A repair that voids the deal ends the game below it.
        if (top === 0 || !(error instanceof Misdeal)) throw error
        this.#leave()
        voided = error
        continue
      }
      if (step.done) {
        this.#leave()
        if (top > 0) this.#lookAgain()
        else this.#await(NOTHING)
        return
      }
      const question = step.value
      this.#questions[top] = question
      const series = seriesIn(question)
      this.#series = series
      if (this.#await(series ? series.next() : awaitedBy(question))) return
      answer = undefined
      voided = undefined
    }
  }

  #leave(): void {
    this.#scripts.pop()
    this.#questions.pop()
    this.#series = seriesIn(this.#questions.at(-1) ?? NOTHING)
  }

  #check(input: Exclude<Input, { kind: 'ruling' }>): Input | Refusal {
    const isCard = this.#kind === 'card' && input.kind === 'card'
    return isCard && this.#play.accepts(input.card) ? input : this.#checkOther(input)
  }

  /** Refuses anything but an awaited card that can come. */
  #checkOther(input: Exclude<Input, { kind: 'ruling' }>): Input | Refusal {
    const awaiting = this.#awaiting
    switch (awaiting.kind) {
      case 'card':
        if (input.kind !== 'card') return refuseInRound('card-first', { to: awaiting.to })
        if (input.card !== UNKNOWN) return refuseInRound('not-left-in-deck', { card: nameOf(input.card) })
        return awaiting.unseen ? input : refuseInRound('card-unknown', { to: awaiting.to })
      case 'dice': {
        if (input.kind !== 'dice') return refuseInRound('dice-first', { count: awaiting.count })
        const fine = input.dice.length === awaiting.count && input.dice.every(isDie)
        return fine ? input : refuseInRound('not-dice', { count: awaiting.count, dice: input.dice })
      }
      case 'shuffle':
        return input.kind === 'shuffled' ? input : refuseInRound('shuffle-first')
      case 'decision':
        return input.kind === 'move' ? legal(input, awaiting.asked) : refuseInRound('decision-first')
      case 'settlement': {
        if (input.kind === 'move' && awaiting.asked) return legal(input, awaiting.asked)
        if (input.kind !== 'settle') return refuseInRound('all-decided')
        return this.#play.unsettled() ?? input
      }
      case 'nothing':
        return refuseInRound('round-over')
    }
  }
}

const NOTHING: Awaiting = { kind: 'nothing' }

/** The last view of a viewer, and the number of inputs before it. */
interface LastView {
  readonly after: number
  readonly view: View
  readonly piles: PilesSeen
}

const isDie = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6
