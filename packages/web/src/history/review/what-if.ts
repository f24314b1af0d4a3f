import {
  type Ask,
  askedSeat,
  type Game,
  type Input,
  isRefusal,
  type Library,
  type Move,
  playRecord,
  type Refusal,
  type Round,
  type RoundRecord,
  SeededShoe,
  seedOf,
  seenOf,
  startRecord,
} from '@cardroom/engine'
import { type Card, Randomness, shuffle, UNKNOWN } from '@cardroom/engine/cards'

/** A finished round that is played on from one of its steps. */
export interface WhatIf {
  readonly record: unknown
  readonly library: Library
  /** The seat of the player who plays on. */
  readonly seat: number
  /** How many of the round's inputs are taken as they were. */
  readonly taken: number
  /** The same cards, or new ones in place of those that the seat could not see by then. */
  readonly cards: 'same' | 'new'
  /** 64 hexadecimal digits that seed all drawing. */
  readonly seed: string
}

export interface TriedRound {
  readonly game: Game
  readonly setup: object
  readonly round: Round
  /** The decision of the player; nothing when the round is over. */
  readonly ask?: Ask
}

/** How many times hidden cards are redrawn if they contradict what happened. */
const MAX_DRAWS = 400

/**
 * The round as far as the answers lead; the others follow the advice. Nothing if no hidden cards were found that lead to
 * this step.
 */
export function playOn(plan: WhatIf, answers: readonly Move[]): TriedRound | Refusal | undefined {
  const { record, library, seat, taken } = plan
  const played = playRecord(record, library)
  if (isRefusal(played)) return played
  const begin = () => {
    const started = startRecord(record, library)
    // A round that was just played always starts again.
    if (isRefusal(started)) throw new Error(started.code)
    return started
  }
  const { inputs } = played.round
  const before = inputs.slice(0, taken)
  const was = begin().round
  if (!follows(was, before)) return undefined
  const kept = keptOf(plan, before, was, begin().round)
  const shown = shownTo(seat, was)
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const { game, setup, round } = begin()
    const drawn = new WhatIfDealer(plan, round.shoe, { before, after: inputs.slice(taken), kept, draw })
    if (!follows(round, drawn.before()) || shownTo(seat, round) !== shown) continue
    if (plan.cards === 'same') drawn.goOnAsItWas(played.record, begin().round)
    const rest = goOn(game, round, drawn, seat, answers)
    if (isRefusal(rest)) return rest
    return { game, setup, round, ...(rest ? { ask: rest } : {}) }
  }
  return undefined
}

/** The cards so far that stay as they were. */
function keptOf(
  { cards, seat }: WhatIf,
  before: readonly Input[],
  round: Round,
  again: Round,
): readonly boolean[] {
  const known = before.flatMap(input => (input.kind === 'card' ? [input.card !== UNKNOWN] : []))
  if (cards === 'same') return known
  const seen = seenOf(round, again, seat)
  return known.map((isKnown, at) => isKnown && seen.cards[at] === true)
}

/** Everything that the seat could see by then. */
function shownTo(seat: number, round: Round): string {
  const { piles, log, awaiting } = round.view(seat)
  return JSON.stringify([piles, log, awaiting])
}

const follows = (round: Round, inputs: readonly Input[]): boolean =>
  inputs.every(input => !round.over && round.take(input) === undefined)

/** Plays until the player is asked without an answer, or until the round is over. */
function goOn(
  { advise }: Game,
  round: Round,
  drawn: WhatIfDealer,
  seat: number,
  answers: readonly Move[],
): Ask | Refusal | undefined {
  const left = [...answers]
  while (!round.over) {
    const { awaiting } = round
    const input = awaiting.kind === 'decision' ? decided(awaiting.asked) : drawn.next(round)
    if (!input) return undefined
    if (!('kind' in input)) return input
    const refusal = round.take(input)
    if (refusal) return refusal
  }
  return undefined

  function decided(asked: readonly Ask[]): Move | Ask | undefined {
    const own = asked.find(ask => askedSeat(ask) === seat && ask.by === undefined)
    if (own) return left.shift() ?? own
    const ask = asked.find(one => !one.offer) ?? asked[0]
    return ask && advise(round.view(askedSeat(ask)), ask)
  }
}

interface Course {
  readonly before: readonly Input[]
  readonly after: readonly Input[]
  readonly kept: readonly boolean[]
  readonly draw: number
}

/** Gives the house dealer's cards: the recorded ones where they stay, else unseen ones. */
class WhatIfDealer {
  readonly #course: Course
  /** Known cards and dice from after the step. */
  #later: Input[]
  #pool: Card[]
  readonly #random: Randomness
  #shoe: SeededShoe | undefined

  constructor({ cards, seed }: WhatIf, deck: readonly Card[], course: Course) {
    this.#course = course
    this.#random = new Randomness(seed, course.draw)
    this.#later =
      cards === 'same' ? course.after.filter(({ kind }) => kind === 'card' || kind === 'dice') : []
    const left = [...deck]
    let at = 0
    for (const input of [...course.before, ...this.#later]) {
      if (input.kind !== 'card') continue
      const isKept = course.kept[at++] ?? input.card !== UNKNOWN
      const found = isKept ? left.indexOf(input.card) : -1
      if (found >= 0) left.splice(found, 1)
    }
    this.#pool = shuffle(left, this.#random)
  }

  /** The inputs before the step, with new cards where they do not stay. */
  before(): Input[] {
    const { before, kept } = this.#course
    let at = 0
    return before.map(input =>
      input.kind === 'card' && !kept[at++] ? { kind: 'card', card: this.#unseen() } : input,
    )
  }

  /** Where the shuffle is public, the same shoe goes on for as many cards as needed. */
  goOnAsItWas({ shuffle: shuffled, shoe }: RoundRecord, fresh: Round): void {
    const { secret } = shuffled ?? {}
    if (!shuffled || secret === undefined) return
    const from = shoe?.from ?? 0
    this.#shoe = new SeededShoe(fresh.shoe, seedOf({ ...shuffled, secret }), { from, cut: shuffled.cut })
    for (const input of this.#course.before) {
      if (input.kind !== 'move' && input.kind !== 'ruling') this.#shoe.next(fresh.awaiting)
      fresh.take(input)
    }
  }

  next({ awaiting }: Round): Input | undefined {
    if (this.#shoe) return this.#shoe.next(awaiting)
    switch (awaiting.kind) {
      case 'card':
        return { kind: 'card', card: this.#card() }
      case 'dice':
        return (
          this.#laterOf('dice') ?? {
            kind: 'dice',
            dice: Array.from({ length: awaiting.count }, () => 1 + this.#random.below(6)),
          }
        )
      case 'shuffle':
        this.#pool = shuffle([...this.#pool, ...awaiting.cards], this.#random)
        return { kind: 'shuffled' }
      case 'settlement':
        return { kind: 'settle' }
      case 'decision':
      case 'nothing':
        return undefined
    }
  }

  #card(): Card {
    const later = this.#laterOf('card')
    return later?.kind === 'card' && later.card !== UNKNOWN ? later.card : this.#unseen()
  }

  #unseen(): Card {
    const card = this.#pool.pop()
    if (card === undefined) throw new Error('the shoe is empty')
    return card
  }

  #laterOf(kind: Input['kind']): Input | undefined {
    const at = this.#later.findIndex(input => input.kind === kind)
    return at < 0 ? undefined : this.#later.splice(at, 1)[0]
  }
}
