import {
  type Ask,
  type Awaiting,
  gameOf,
  granted,
  type Input,
  type Move,
  type Option,
  type Round,
  type Rules,
  readingsOf,
  type View,
  type Viewer,
} from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { type Card, cardsOf, parseCard, type Randomness, shuffle, UNKNOWN } from '@cardroom/engine/cards'
import { randomPan, randomSetup } from '@cardroom/rulebook/testing'

/** A seed from a number, so that a failing round can be played again. */
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0')

export interface Started {
  readonly rules: Rules
  readonly setup: Record<string, unknown>
  readonly round: Round
}

/** A round of a game with random seats and wagers. */
export function startRandom(rules: Rules, randomness: Randomness): Started {
  const setup = { ...setupFor(rules, randomness) }
  const readings = granted(readingsOf(rules))
  const round = granted(gameOf(rules).start(setup, { readings }))
  return { rules, setup, round }
}

function setupFor(rules: Rules, randomness: Randomness): object {
  switch (rules.family) {
    case 'pan':
      return randomPan(rules, randomness)
    case 'poker':
      return randomSetup(rules, randomness)
    default:
      return bankedSetup(rules, randomness)
  }
}

function bankedSetup(rules: BankedRules, randomness: Randomness): Record<string, unknown> {
  const places = rules.seats.places
  const bank = 1 + randomness.below(places)
  const others = Array.from({ length: places }, (_, i) => i + 1).filter(seat => seat !== bank)
  const count = 1 + randomness.below(others.length)
  const seats = shuffle(others, randomness).slice(0, count)
  const wagers = seats.flatMap((seat, i) => {
    // Now and then a circle where nobody sits is bet by the first who does.
    const isCircle = i > 0 && rules.circles?.others !== 'closed' && randomness.below(4) === 0
    const backLine = rules.backLine.most === 0 ? 0 : randomness.below(3)
    const bettors = [
      isCircle ? { player: seats[0] } : {},
      ...Array.from({ length: backLine }, (_, i) => ({ by: `B${i + 1}` })),
    ]
    return bettors.flatMap(by =>
      wagersOf(rules, randomness, 'by' in by).map(wager => ({ seat, ...by, ...wager })),
    )
  })
  const total = wagers.reduce((sum, wager) => sum + wager.amount, 0)
  // Half of the banks are too short for the table.
  const wager = randomness.below(2) === 0 ? randomness.below(total + 1) : total * 60
  return { bank: { seat: bank, wager }, wagers }
}

interface Wagered {
  readonly on: string
  readonly hand?: number
  readonly amount: number
}

function wagersOf(rules: BankedRules, randomness: Randomness, backLine: boolean): Wagered[] {
  const base = 500 * (1 + randomness.below(20))
  const made: Wagered[] = []
  const has = (on: string) => made.some(one => one.on === on)
  const open = rules.wagers.filter(rule => rule.kind !== 'later' && !(backLine && rule.noBackLine))
  const choices = open.filter(rule => !rule.must && !rule.needs)
  const first = open.some(rule => rule.must) ? undefined : choices[randomness.below(choices.length)]
  for (const rule of open) {
    const wanted = rule.must || rule === first || (rule.needs ? rule.needs.some(has) : true)
    if (!wanted || (!rule.must && rule !== first && randomness.below(2) === 0)) continue
    const free = 500 * (1 + randomness.below(4))
    const bounds = made.filter(one => rule.upTo?.includes(one.on)).map(one => one.amount)
    const most = bounds.length > 0 ? Math.max(...bounds) : free
    const amount = rule.must || rule.equals ? base : Math.min(most, free)
    for (let hand = 1; hand <= (rule.hands ?? 1); hand++) {
      made.push({ on: rule.on, ...(rule.hands ? { hand } : {}), amount })
    }
  }
  return made
}

/** A shuffled shoe that remembers which cards went where face down. */
export class Dealer {
  readonly #cards: Card[]
  readonly #randomness: Randomness
  readonly hidden: { card: Card; to: string }[] = []

  constructor(deck: readonly Card[], randomness: Randomness) {
    this.#cards = shuffle([...deck], randomness)
    this.#randomness = randomness
  }

  next(awaiting: Extract<Awaiting, { kind: 'card' }>): Card {
    const card = this.#cards.pop()
    if (card === undefined) throw new Error('the shoe is empty')
    if (awaiting.face === 'down') this.hidden.push({ card, to: awaiting.to })
    return card
  }

  putBack(cards: readonly Card[]): void {
    this.#cards.push(...cards)
    shuffle(this.#cards, this.#randomness)
  }
}

/** The deck that a rule set is dealt from. */
export const deckOf = (rules: Rules): readonly Card[] => cardsOf(gameOf(rules).deck())

/** Anything that is legal, or what the family's bot would do. */
export function randomInput(round: Round, dealer: Dealer, randomness: Randomness): Input {
  const { awaiting } = round
  switch (awaiting.kind) {
    case 'card':
      return { kind: 'card', card: dealer.next(awaiting) }
    case 'dice':
      return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + randomness.below(6)) }
    case 'shuffle':
      dealer.putBack(awaiting.cards)
      return { kind: 'shuffled' }
    case 'decision':
      return randomMove(awaiting.asked[randomness.below(awaiting.asked.length)]!, randomness)
    case 'settlement':
      return { kind: 'settle' }
    case 'nothing':
      throw new Error('the round is over')
  }
}

function randomMove(ask: Ask, randomness: Randomness): Move {
  const option = ask.options[randomness.below(ask.options.length)]!
  return {
    kind: 'move',
    seat: ask.seat,
    ...(ask.hand === undefined ? {} : { hand: ask.hand }),
    ...(ask.by === undefined ? {} : { by: ask.by }),
    move: option.move,
    ...argumentsOf(option, randomness),
    ...(option.to === undefined ? {} : { to: option.to }),
  }
}

function argumentsOf(option: Option, randomness: Randomness): Partial<Move> {
  if (option.cents) {
    const { min, max, step = 1 } = option.cents
    const steps = Math.floor((max - min) / step)
    return { cents: min + step * [0, steps, randomness.below(steps + 1)][randomness.below(3)]! }
  }
  if (option.cards) {
    const { from, min, max, groups } = option.cards
    if (groups) return { cards: groups[randomness.below(groups.length)]! }
    const count = min + randomness.below(max - min + 1)
    return { cards: shuffle([...from], randomness).slice(0, count) }
  }
  return {}
}

/** Every card that a view gives away, in its piles or in its log. */
export function cardsShown(view: View): Set<Card> {
  const shown = new Set<Card>()
  for (const pile of view.piles) for (const name of pile.cards) shown.add(parseCard(name)!)
  for (const event of view.log) {
    if (event.type === 'dealt' || event.type === 'boxed') shown.add(event.card)
    if (event.type === 'shown') for (const card of event.cards) shown.add(card)
    if (event.type === 'moved') for (const card of event.move.cards ?? []) shown.add(card)
  }
  if (view.awaiting.kind === 'decision') {
    for (const ask of view.awaiting.asked) {
      for (const option of ask.options) for (const card of option.cards?.from ?? []) shown.add(card)
    }
  }
  shown.delete(UNKNOWN)
  return shown
}

/** The places whose cards are a viewer's to look at. */
function ownPlaces({ wagers = [] }: Started['setup'], viewer: Viewer): Set<string> {
  const placed = wagers as readonly { seat: number; player?: number }[]
  const places = [viewer, ...placed.filter(({ player }) => player === viewer).map(({ seat }) => seat)]
  return new Set(places.map(String))
}

/** A card that a viewer sees though it went face down to somebody else and was never turned up. */
export function leak(
  round: Round,
  viewer: Viewer,
  hidden: readonly { card: Card; to: string }[],
  setup: Started['setup'],
): Card | undefined {
  const own = ownPlaces(setup, viewer)
  const house = round.view('house')
  const turned = new Set(
    house.log.flatMap(event =>
      event.type === 'shown'
        ? event.cards
        : event.type === 'moved' && event.open
          ? (event.move.cards ?? [])
          : [],
    ),
  )
  const open = new Set(
    house.log.flatMap(event => (event.type === 'dealt' && event.face === 'up' ? [event.card] : [])),
  )
  const shown = cardsShown(round.view(viewer))
  return hidden.find(
    ({ card, to }) =>
      !own.has(to) &&
      !turned.has(card) &&
      !open.has(card) &&
      !hidden.some(other => other.card === card && own.has(other.to)) &&
      shown.has(card),
  )?.card
}
