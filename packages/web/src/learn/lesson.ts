import {
  type Ask,
  type Awaiting,
  askedSeat,
  type Event,
  type Game,
  isRefusal,
  type Library,
  type Move,
  type Refusal,
  type Result,
  type Round,
  SeededShoe,
  startRecord,
  type View,
} from '@cardroom/engine'
import type { Moment } from './moments.ts'

/** A round that is played for a learner: everything but the learner's decisions follows from the seed. */
export interface Plan {
  readonly game: Game
  readonly library: Library
  readonly setup: Readonly<Record<string, unknown>>
  readonly seed: string
  /** Where the learner sits. */
  readonly seat: number
}

/** Where a lesson stops to say what happened and what comes. */
export interface Stop {
  readonly moment: Moment
  /** The same moment comes again and again in some games, on each street: the how manieth it is, from 1. */
  readonly nth: number
  /** What the learner has seen happen since the stop before. */
  readonly news: readonly Event[]
  readonly view: View
  /** What the learner has to decide, and what a sensible regular would do. */
  readonly ask?: { readonly ask: Ask; readonly advice: Move }
}

export interface Lesson {
  readonly stops: readonly Stop[]
  /** Once the round is over. */
  readonly result?: Result
}

/** The round as far as the learner's answers carry it. To take a decision back, leave out the last answer. */
export function lessonOf(plan: Plan, answers: readonly Move[]): Lesson | Refusal {
  const { game, library, setup, seed, seat } = plan
  const started = startRecord({ record: 1, game: game.rules.id, ...setup, cards: {}, moves: [] }, library)
  if (isRefusal(started)) return started
  const { round } = started
  const shoe = new SeededShoe(round.shoe, seed)
  const course = new Course(round, seat, game.rules.family)
  course.stop('opening')
  const left = [...answers]
  while (!round.over) {
    const { awaiting } = round
    const moment = course.momentOf(awaiting)
    course.enter(moment)
    const ask = askedOf(awaiting, seat)
    if (ask && awaiting.kind === 'decision') {
      const advice = game.advise(round.view(askedSeat(ask)), ask)
      const mine = askedSeat(ask) === seat
      if (mine) course.stop(moment, { ask, advice })
      const move = mine ? left.shift() : advice
      if (move === undefined) return { stops: course.stops }
      const refusal = round.take(move)
      if (refusal) return refusal
    } else {
      const refusal = round.take(shoe.next(awaiting)!)
      if (refusal) return refusal
    }
  }
  course.stop('settling')
  return { stops: course.stops, result: round.result }
}

/** Who is asked: the learner, where several are. */
const askedOf = (awaiting: Awaiting, seat: number): Ask | undefined =>
  awaiting.kind === 'decision'
    ? (awaiting.asked.find(ask => askedSeat(ask) === seat) ?? awaiting.asked[0])
    : undefined

/** Cards that are chosen from a hand, of which none need be: a draw. */
const isDraw = ({ options }: Ask): boolean => options.some(({ cards }) => cards?.min === 0)
const isExchange = ({ options }: Ask): boolean => options.some(({ cards }) => cards)

const isTurnedForAll = (event: Event): boolean => event.type === 'shown' && !/^\d+$/.test(event.place)

/** Follows a round and notes where it stops. */
class Course {
  readonly stops: Stop[] = []
  readonly #round: Round
  readonly #seat: number
  readonly #family: string
  #moment: Moment = 'opening'
  #seen = 0
  /** How many streets have begun. */
  #streets = 0
  #wasExchange = false
  #hasDecided = false
  /** How long the log was when somebody was asked last. */
  #decidedAt = 0

  constructor(round: Round, seat: number, family: string) {
    this.#round = round
    this.#seat = seat
    this.#family = family
  }

  /** Which part of the round it is that waits for this. */
  momentOf(awaiting: Awaiting): Moment {
    switch (awaiting.kind) {
      case 'dice':
        return 'first-action'
      case 'settlement':
      case 'nothing':
        return 'settling'
      case 'shuffle':
        return this.#moment
      case 'decision':
        return this.#isOfBank(awaiting) ? 'bank' : this.#isDraw(awaiting.asked[0]!) ? 'draws' : 'turns'
      case 'card':
        return this.#momentOfCard(awaiting)
    }
  }

  #isOfBank({ asked }: Extract<Awaiting, { kind: 'decision' }>): boolean {
    const bank = this.#round.view('public').bank?.seat
    return bank !== undefined && asked.every(({ seat }) => seat === bank)
  }

  #momentOfCard({ to, hand }: Extract<Awaiting, { kind: 'card' }>): Moment {
    if (this.#family === 'baccarat') {
      const pile = this.#round.view('public').piles.find(one => one.place === to && one.hand === hand)
      return (pile?.cards.length ?? 0) >= 2 ? 'draws' : 'deal'
    }
    if (!this.#hasDecided) return 'deal'
    if (this.#family === 'poker') return this.#wasExchange && /^\d+$/.test(to) ? this.#moment : 'deal'
    return to === 'bank' ? 'bank' : 'turns'
  }

  /** The round goes on with this part: what has happened in the part before is told first. */
  enter(moment: Moment): void {
    const { awaiting } = this.#round
    const changes = moment !== this.#moment
    if (changes && this.#hasNews()) this.stop(this.#moment)
    if (awaiting.kind === 'decision') this.#countTurns(awaiting.asked[0]!, changes)
    else if (awaiting.kind === 'card' && moment === 'deal' && changes) this.#streets++
    this.#moment = moment
  }

  #isDraw(ask: Ask): boolean {
    return this.#family === 'poker' && isDraw(ask)
  }

  /** A draw is a street of its own; and so is a turn after cards were turned up for all. */
  #countTurns(ask: Ask, changes: boolean): void {
    const log = this.#log()
    const isNew = this.#isDraw(ask) ? changes : log.slice(this.#decidedAt).some(isTurnedForAll)
    if (this.#hasDecided && isNew) this.#streets++
    this.#wasExchange = isExchange(ask)
    this.#decidedAt = log.length
    this.#hasDecided = true
  }

  #log(): readonly Event[] {
    return this.#round.view(this.#seat).log
  }

  readonly #news = (): readonly Event[] => this.#log().slice(this.#seen)
  readonly #hasNews = (): boolean => this.#log().length > this.#seen

  stop(moment: Moment, ask?: Stop['ask']): void {
    const news = this.#news()
    this.stops.push({
      moment,
      nth: Math.max(1, this.#streets),
      news,
      view: this.#round.view(this.#seat),
      ...(ask ? { ask } : {}),
    })
    this.#seen = this.#log().length
  }
}
