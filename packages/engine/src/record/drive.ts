import { type Ask, type Awaiting, declined, type Ruling, writeDecider } from '../round/awaiting.ts'
import {
  askFor,
  describeOption,
  isRulingText,
  moveFrom,
  parseMove,
  parseRuling,
  type WrittenMove,
} from '../round/moves.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { refuseRecord } from './refusals.ts'
import type { Shoe } from './shoe.ts'

/** The inputs that a record gives to a round. */
interface RecordInputs {
  readonly shoe: Shoe
  readonly dice?: readonly number[]
  readonly moves: readonly string[]
  /** The commitments of the house, one for each reshuffle. */
  readonly roots?: readonly string[]
}

/** Plays a round to its end with a record's inputs, or says where the record is wrong. */
export function drive(round: Round, given: RecordInputs): Refusal | undefined {
  const driver = new Driver(round, given)
  while (!round.over) {
    const refusal = driver.step()
    if (refusal) return refusal
  }
  return driver.leftOver()
}

/** Plays a round as far as a record's inputs go: the house called it off there. */
export function driveUntilCalledOff(round: Round, given: RecordInputs): Refusal | undefined {
  const driver = new Driver(round, given)
  while (!round.over && !driver.isOut()) {
    const refusal = driver.step()
    if (refusal) return refusal
  }
  return driver.leftOver()
}

class Driver {
  readonly #round: Round
  readonly #given: RecordInputs
  #at = 0
  #reshuffles = 0
  /** What was seen of the next ruling when its turn came. */
  #looked = { at: -1, held: false }

  constructor(round: Round, given: RecordInputs) {
    this.#round = round
    this.#given = given
  }

  /** Whether the record has nothing left for what the round awaits. */
  isOut(): boolean {
    const awaiting = this.#round.awaiting
    if (this.#at < this.#given.moves.length) return false
    if (awaiting.kind === 'card') return !this.#given.shoe.has(awaiting)
    return awaiting.kind !== 'shuffle' && (awaiting.kind !== 'dice' || !this.#given.dice)
  }

  step(): Refusal | undefined {
    const awaiting = this.#round.awaiting
    const ruling = this.#dueRuling(awaiting)
    if (ruling) return isRefusal(ruling) ? ruling : this.#rule(ruling)
    switch (awaiting.kind) {
      case 'card': {
        const card = this.#given.shoe.next(awaiting)
        if (isRefusal(card)) return card
        return within(['cards'], this.#round.take({ kind: 'card', ...card }))
      }
      case 'dice': {
        const { dice } = this.#given
        return within(
          ['dice'],
          dice
            ? this.#round.take({ kind: 'dice', dice })
            : refuseRecord('dice-needed', { count: awaiting.count }),
        )
      }
      case 'shuffle':
        return this.#reshuffle()
      case 'decision':
        return this.#decide(awaiting.asked)
      case 'settlement':
        if (this.#at < this.#given.moves.length) {
          return awaiting.asked?.length ? this.#decide(awaiting.asked) : this.#notAsked()
        }
        return this.#round.take({ kind: 'settle' })
      case 'nothing':
        return undefined
    }
  }

  #reshuffle(): Refusal | undefined {
    const root = this.#given.roots?.[this.#reshuffles++]
    return this.#round.take({ kind: 'shuffled', ...(root === undefined ? {} : { root }) })
  }

  #decide(asked: readonly Ask[]): Refusal | undefined {
    const text = this.#given.moves[this.#at]
    const written = text === undefined || isRulingText(text) ? undefined : parseMove(text)
    if (isRefusal(written)) return this.#here(written)
    const move = written && moveFrom(written, asked)
    if (move && !isRefusal(move)) {
      const refusal = this.#here(this.#round.take(move))
      this.#at++
      return refusal
    }
    // Silence, or a move that answers something else, declines an offer.
    const offer = asked.find(ask => ask.offer && !(written && isMeant(ask, written)))
    if (offer) return this.#round.take(declined(offer))
    if (move) return this.#here(move)
    const first = asked[0]!
    const missing = { who: writeDecider(first), options: first.options.map(describeOption) }
    return within(['moves'], refuseRecord('to-act', missing))
  }

  /**
   * The next ruling, if its time has come. A ruling on a card may take effect as soon as the hand gets it;
   * any other when the round waits for something that the cards do not provide.
   */
  #dueRuling(awaiting: Awaiting): Ruling | Refusal | undefined {
    const text = this.#given.moves[this.#at]
    if (text === undefined || !isRulingText(text)) return undefined
    const ruling = parseRuling(text)
    if (isRefusal(ruling)) return this.#here(ruling)
    if (!this.#wasHeld(ruling) && this.#round.isDue(ruling)) return ruling
    if (awaiting.kind === 'card' && this.#given.shoe.has(awaiting)) return undefined
    // Optional offers are declined first.
    if (awaiting.kind === 'decision' && awaiting.asked.every(ask => ask.offer)) return undefined
    return awaiting.kind === 'dice' || awaiting.kind === 'shuffle' ? undefined : ruling
  }

  /** Whether the hand already had the card at the last decision: the cards for that decision come first. */
  #wasHeld(ruling: Ruling): boolean {
    if (this.#looked.at === this.#at) return this.#looked.held
    const before = this.#given.moves[this.#at - 1]
    const held = before !== undefined && !isRulingText(before) && this.#round.isDue(ruling)
    this.#looked = { at: this.#at, held }
    return held
  }

  #rule(ruling: Ruling): Refusal | undefined {
    const refusal = this.#here(this.#round.take(ruling))
    this.#at++
    return refusal
  }

  leftOver(): Refusal | undefined {
    if (this.#at < this.#given.moves.length) return this.#notAsked()
    return this.#round.void ? undefined : this.#given.shoe.leftOver()
  }

  #notAsked(): Refusal {
    return this.#here(refuseRecord('not-asked', { move: this.#given.moves[this.#at]! }))
  }

  /** The place of the next move in the record. */
  #here<T>(found: T | Refusal): T | Refusal {
    return within(['moves', this.#at], found)
  }
}

const isMeant = (ask: Ask, written: WrittenMove): boolean =>
  askFor([ask], written) !== undefined && ask.options.some(option => option.move === written.words[0])
