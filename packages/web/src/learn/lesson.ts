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
import { pageFamilyNamed } from '../families/families.ts'
import type { DealPattern } from '../families/page-family.ts'
import type { LessonMoment } from './moments.ts'

/** A lesson's round; everything but the learner's decisions follows from the seed. */
export interface LessonPlan {
  readonly game: Game
  readonly library: Library
  readonly setup: Readonly<Record<string, unknown>>
  readonly seed: string
  /** The learner's seat. */
  readonly seat: number
}

/** A stop of a lesson, with what happened and what comes next. */
export interface LessonStop {
  readonly moment: LessonMoment
  /** The count of this moment so far, from 1; in some games it repeats on each street. */
  readonly nth: number
  /** What the learner has seen happen since the stop before. */
  readonly news: readonly Event[]
  readonly view: View
  /** The learner's decision, and the advised move. */
  readonly ask?: { readonly ask: Ask; readonly advice: Move }
}

export interface GameLesson {
  readonly stops: readonly LessonStop[]
  /** Once the round is over. */
  readonly result?: Result
}

/** The round as far as the answers lead. To take a decision back, leave out the last answer. */
export function lessonOf(plan: LessonPlan, answers: readonly Move[]): GameLesson | Refusal {
  const { game, library, setup, seed, seat } = plan
  const started = startRecord({ record: 1, game: game.rules.id, ...setup, cards: {}, moves: [] }, library)
  if (isRefusal(started)) return started
  const { round } = started
  const shoe = new SeededShoe(round.shoe, seed)
  const course = new Course(round, seat, pageFamilyNamed(game.rules.family).cardsCome)
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

/** The decision that is asked; the learner's, if several are. */
const askedOf = (awaiting: Awaiting, seat: number): Ask | undefined =>
  awaiting.kind === 'decision'
    ? (awaiting.asked.find(ask => askedSeat(ask) === seat) ?? awaiting.asked[0])
    : undefined

/** Whether a decision is a draw: cards are chosen, but none need be. */
const isDraw = ({ options }: Ask): boolean => options.some(({ cards }) => cards?.min === 0)
const isExchange = ({ options }: Ask): boolean => options.some(({ cards }) => cards)

const isTurnedForAll = (event: Event): boolean => event.type === 'shown' && !/^\d+$/.test(event.place)

/** Follows a round and collects its stops. */
class Course {
  readonly stops: LessonStop[] = []
  readonly #round: Round
  readonly #seat: number
  readonly #cardsCome: DealPattern
  #moment: LessonMoment = 'opening'
  #seen = 0
  /** How many streets have begun. */
  #streets = 0
  #wasExchange = false
  #hasDecided = false
  /** The length of the log at the last decision. */
  #decidedAt = 0

  constructor(round: Round, seat: number, cardsCome: DealPattern) {
    this.#round = round
    this.#seat = seat
    this.#cardsCome = cardsCome
  }

  /** The part of the round that an awaited input belongs to. */
  momentOf(awaiting: Awaiting): LessonMoment {
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

  #momentOfCard({ to, hand }: Extract<Awaiting, { kind: 'card' }>): LessonMoment {
    if (this.#cardsCome === 'two-then-draws') {
      const pile = this.#round.view('public').piles.find(one => one.place === to && one.hand === hand)
      return (pile?.cards.length ?? 0) >= 2 ? 'draws' : 'deal'
    }
    if (!this.#hasDecided) return 'deal'
    if (this.#cardsCome === 'by-street') return this.#wasExchange && /^\d+$/.test(to) ? this.#moment : 'deal'
    return to === 'bank' ? 'bank' : 'turns'
  }

  /** Enters a part of the round, after a stop for the events of the last part. */
  enter(moment: LessonMoment): void {
    const { awaiting } = this.#round
    const changes = moment !== this.#moment
    if (changes && this.#hasNews()) this.stop(this.#moment)
    if (awaiting.kind === 'decision') this.#countTurns(awaiting.asked[0]!, changes)
    else if (awaiting.kind === 'card' && moment === 'deal' && changes) this.#streets++
    this.#moment = moment
  }

  #isDraw(ask: Ask): boolean {
    return this.#cardsCome === 'by-street' && isDraw(ask)
  }

  /** Counts streets: a draw is one, and so is a turn after open cards for all. */
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

  stop(moment: LessonMoment, ask?: LessonStop['ask']): void {
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
