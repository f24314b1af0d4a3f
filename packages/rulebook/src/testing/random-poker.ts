import {
  type Ask,
  type Awaiting,
  gameOf,
  type Input,
  isRefusal,
  type Move,
  type Round,
  readingsOf,
  type View,
  type Viewer,
  writeRefusal,
} from '@cardroom/engine'
import {
  type Card,
  cards,
  cardsOf,
  JOKER,
  nameOf,
  Randomness,
  shuffle,
  UNKNOWN,
} from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'
import { numberedSeed, randomPokerSetup } from '@cardroom/testing'

/** A random ruling of the floor; the round refuses most. */
function rulingFor(rules: PokerRules, round: Round, random: Randomness): Input {
  const names = ['no-such-thing', ...rules.incidents.map(row => row.name)]
  const { seats, piles } = round.view('house')
  const { seat } = seats[random.below(seats.length)]!
  const held = cards(piles.find(pile => pile.place === String(seat))?.cards.join(' ') ?? '')
  return {
    kind: 'ruling',
    name: names[random.below(names.length)]!,
    ...(random.below(4) === 0 ? {} : { seat }),
    ...(held.length > 0 && random.below(2) === 0 ? { cards: [held[random.below(held.length)]!] } : {}),
    ...(random.below(2) === 0 ? { cents: 100 + random.below(900) } : {}),
  }
}

/** Plays a random round to its end and checks it on the way; the floor rules one time in `floor`. */
export function playByChance(
  rules: PokerRules,
  n: number,
  look: (round: Round, hidden: ReadonlyMap<Card, string>) => void = () => {},
  floor?: number,
): Round {
  const random = new Randomness(numberedSeed(n))
  const readings = readingsOf(rules)
  if (isRefusal(readings)) throw new Error(writeRefusal(readings))
  const setup = randomPokerSetup(rules, random)
  const round = gameOf(rules).start(setup, { readings })
  if (isRefusal(round)) throw new Error(`${writeRefusal(round)} in ${JSON.stringify(setup)}`)
  const deck = shuffle(cardsOf(rules.deck), random)
  /** Cards that went face down, and to whom; jokers are too alike to tell. */
  const hidden = new Map<Card, string>()
  for (let steps = 0; !round.over; steps++) {
    if (steps > 2000) throw new Error('the round does not end')
    const { awaiting } = round
    if (floor !== undefined && random.below(floor) === 0) {
      round.take(rulingFor(rules, round, random))
      if (round.imbalance !== 0) throw new Error('chips have appeared or disappeared')
      continue
    }
    const input = inputFor(awaiting, deck, random, floor !== undefined)
    if (input.kind === 'card' && awaiting.kind === 'card' && input.card !== JOKER) {
      if (awaiting.face === 'down') hidden.set(input.card, awaiting.to)
      else hidden.delete(input.card)
    }
    if (awaiting.kind === 'shuffle') for (const card of awaiting.cards) hidden.delete(card)
    if (input.kind === 'move' && (input.move === 'expose' || input.move === 'show')) {
      for (const [card, owner] of hidden) if (owner === String(input.seat)) hidden.delete(card)
    }
    const refusal = round.take(input)
    if (refusal) throw new Error(`${writeRefusal(refusal)}: ${JSON.stringify(input)}`)
    if (round.imbalance !== 0) throw new Error('chips have appeared or disappeared')
    if (isShowdown(round.awaiting)) for (const card of turnedOver(round)) hidden.delete(card)
    look(round, hidden)
  }
  return round
}

/** Hands are turned over by the house dealer only when all is decided. */
const isShowdown = (awaiting: Awaiting): boolean =>
  awaiting.kind === 'settlement' ||
  awaiting.kind === 'nothing' ||
  (awaiting.kind === 'decision' &&
    awaiting.asked.some(({ options }) => options.some(({ move }) => move === 'muck')))

const turnedOver = (round: Round): Card[] =>
  round.view('house').log.flatMap(event => (event.type === 'shown' ? [...event.cards] : []))

function inputFor(awaiting: Awaiting, deck: Card[], random: Randomness, wild: boolean): Input {
  switch (awaiting.kind) {
    case 'card': {
      const card = deck.pop()
      if (card === undefined) throw new Error(`no card is left for ${awaiting.to}`)
      return wild && random.below(60) === 0 ? { kind: 'card', card, boxed: true } : { kind: 'card', card }
    }
    case 'shuffle':
      deck.push(...awaiting.cards)
      shuffle(deck, random)
      return { kind: 'shuffled' }
    case 'decision':
      return moveFor(awaiting.asked[random.below(awaiting.asked.length)]!, random)
    case 'settlement': {
      const asked = awaiting.asked ?? []
      if (asked.length > 0 && random.below(20) === 0)
        return moveFor(asked[random.below(asked.length)]!, random)
      return { kind: 'settle' }
    }
    default:
      throw new Error(`a pot game does not wait for ${awaiting.kind}`)
  }
}

/** Any legal move; folds are rarer, so that hands reach the showdown. */
function moveFor({ seat, options }: Ask, random: Randomness): Move {
  const some = options.filter(
    option => option.move !== 'fold' || options.length === 1 || random.below(4) === 0,
  )
  const { move, cents, cards } = some[random.below(some.length)]!
  if (cents) {
    const { min, max, step = 1 } = cents
    const steps = Math.floor((max - min) / step)
    const most = random.below(3) === 0 ? steps : Math.min(steps, 400)
    return { kind: 'move', seat, move, cents: min + step * random.below(most + 1) }
  }
  if (cards) {
    const count = cards.min + random.below(cards.max - cards.min + 1)
    return { kind: 'move', seat, move, cards: shuffle([...cards.from], random).slice(0, count) }
  }
  return { kind: 'move', seat, move }
}

/** Every card that a view shows, in its piles and in its log, but for what once went to the viewer itself. */
function* cardsShown(view: View, viewer: Viewer): Iterable<string> {
  for (const pile of view.piles) yield* pile.cards
  for (const event of view.log) {
    if (event.type === 'dealt' && event.to !== String(viewer)) yield nameOf(event.card)
    if (event.type === 'boxed') yield nameOf(event.card)
    if (event.type === 'shown') for (const card of event.cards) yield nameOf(card)
    if (event.type === 'moved' && event.move.seat !== viewer) {
      for (const card of event.move.cards ?? []) yield nameOf(card)
    }
  }
  if ('asked' in view.awaiting) {
    for (const { options } of view.awaiting.asked ?? []) {
      for (const { cards } of options) for (const card of cards?.from ?? []) yield nameOf(card)
    }
  }
}

/** The first card that a viewer sees without permission. */
export function findLeak(
  round: Round,
  viewer: Viewer,
  hidden: ReadonlyMap<Card, string>,
): string | undefined {
  const secret = new Set<string>()
  for (const [card, owner] of hidden) if (owner !== String(viewer)) secret.add(nameOf(card))
  for (const shown of cardsShown(round.view(viewer), viewer)) {
    if (shown !== nameOf(UNKNOWN) && secret.has(shown)) return shown
  }
  return undefined
}
