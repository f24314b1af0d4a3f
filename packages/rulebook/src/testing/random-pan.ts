import { deepEqual, equal, ok } from 'node:assert/strict'
import {
  type Ask,
  gameOf,
  type Input,
  isRefusal,
  type Move,
  type Option,
  type Readings,
  type Round,
  type Ruling,
  type View,
  writeRefusal,
} from '@cardroom/engine'
import { type Card, nameOf, parseCard, Randomness, shuffle } from '@cardroom/engine/cards'
import type { PanRules, PanSetup } from '@cardroom/engine/pan'
import { isSlowMeld, slowSpreads } from '@cardroom/engine/testing'
import { randomPanSetup } from '@cardroom/testing'

/** Any reading of each open point, the default half of the time. */
const randomReadings = (rules: PanRules, randomness: Randomness): Readings =>
  Object.fromEntries(
    rules.readings.map(({ name, default: usual, others }) => [
      name,
      randomness.below(2) === 0 ? usual : others[randomness.below(others.length)]!,
    ]),
  )

/** How a random player chooses: anything, or mostly what brings the hand to an end. */
type Temper = 'any' | 'eager'

const FAVOURED = ['collect', 'add', 'meld', 'take', 'in']

function randomMove({ seat, options }: Ask, randomness: Randomness, temper: Temper): Move {
  const favoured = options.filter(({ move }) => FAVOURED.includes(move))
  const list = temper === 'eager' && favoured.length > 0 && randomness.below(5) > 0 ? favoured : options
  const option = list[randomness.below(list.length)]!
  const { move, to, cents } = option
  return {
    kind: 'move',
    seat,
    move,
    ...(cents ? { cents: cents.min + (cents.step ?? 1) * randomness.below(stepsOf(cents) + 1) } : {}),
    ...cardsFor(option, randomness),
    ...(to === undefined ? {} : { to }),
  }
}

const stepsOf = ({ min, max, step = 1 }: NonNullable<Option['cents']>): number => (max - min) / step

function cardsFor({ cards }: Option, randomness: Randomness): Pick<Move, 'cards'> {
  if (!cards) return {}
  const { from, groups } = cards
  return { cards: groups ? groups[randomness.below(groups.length)]! : [from[randomness.below(from.length)]!] }
}

interface RandomPanRound {
  readonly setup: PanSetup
  readonly readings: Readings
  readonly round: Round
}

const MAX_INPUTS = 20_000

/** A random ruling on any seat: the round refuses most. */
function randomRuling(rules: PanRules, round: Round, randomness: Randomness): Ruling {
  const pick = <T>(list: readonly T[]): T => list[randomness.below(list.length)]!
  const { piles, seats } = round.view('house')
  const { seat } = pick(seats)
  const own = piles.filter(pile => pile.place === String(seat)).flatMap(pile => pile.cards)
  const table = piles.find(pile => pile.place === pick(['drawn', 'discards']))?.cards.slice(-1) ?? []
  const known = shuffle(
    [...own, ...table].flatMap(name => parseCard(name) ?? []),
    randomness,
  )
  const { name } = pick(rules.incidents.filter(one => one.written === 'ruling'))
  return { kind: 'ruling', name, seat, cards: known.slice(0, randomness.below(known.length + 1)) }
}

/**
 * A hand with random seats, readings and moves, checked as it goes; throws where something is wrong. With `ruled`,
 * the floor rules now and then.
 */
export function playPanByChance(rules: PanRules, n: number, ruled = false): RandomPanRound {
  const randomness = new Randomness(n.toString(16).padStart(64, '0'))
  const setup = randomPanSetup(rules, randomness)
  const readings = randomReadings(rules, randomness)
  const temper = randomness.below(3) === 0 ? 'any' : 'eager'
  const round = gameOf(rules).start(setup, { readings })
  if (isRefusal(round)) throw new Error(writeRefusal(round))
  const size = readings.spades === 'one-set-out' ? 310 : 320
  equal(round.shoe.length, size)
  const deck = shuffle([...round.shoe], randomness)
  const repeats = readings.squares !== 'different-only'
  while (!round.over) {
    ok(round.inputs.length < MAX_INPUTS, 'the hand does not end')
    if (ruled && round.awaiting.kind !== 'card' && randomness.below(15) === 0) {
      round.take(randomRuling(rules, round, randomness))
      if (round.over) break
    }
    const input = next(round, deck, randomness, temper)
    const refusal = round.take(input)
    // The floor has named the card that a hand had too many: that one comes.
    if (refusal && input.kind === 'card')
      ok(ruled && dealNamed(round, deck, input.card), writeRefusal(refusal))
    else equal(refusal, undefined)
    equal(round.imbalance, 0)
    if (randomness.below(25) === 0) checkTable(round, size, repeats)
    if (randomness.below(300) === 0) checkMelds(round, rules, readings, repeats)
  }
  checkTable(round, size, repeats)
  checkEnd(round, setup)
  return { setup, readings, round }
}

/** Deals the first accepted card, and puts refused ones back. */
function dealNamed(round: Round, deck: Card[], refused: Card): boolean {
  deck.push(refused)
  const at = deck.findIndex(card => round.take({ kind: 'card', card }) === undefined)
  if (at >= 0) deck.splice(at, 1)
  return at >= 0
}

function next(round: Round, deck: Card[], randomness: Randomness, temper: Temper): Input {
  const { awaiting } = round
  switch (awaiting.kind) {
    case 'card':
      return { kind: 'card', card: deck.pop()! }
    case 'shuffle':
      deck.push(...awaiting.cards)
      shuffle(deck, randomness)
      return { kind: 'shuffled' }
    case 'decision':
      return randomMove(awaiting.asked[randomness.below(awaiting.asked.length)]!, randomness, temper)
    default:
      return { kind: 'settle' }
  }
}

/** Every card is somewhere, every meld is one, every hand has ten cards or the eleventh, no stack is below zero. */
function checkTable(round: Round, size: number, repeats: boolean): void {
  const view = round.view('house')
  const lying = view.piles.reduce((sum, pile) => sum + pile.cards.length, 0)
  const { awaiting } = round
  const shuffled = awaiting.kind === 'shuffle' ? awaiting.cards.length : 0
  equal(lying + shuffled + round.shoe.length, size, 'cards are missing')
  for (const { seat, stack = -1 } of view.seats) {
    ok(stack >= 0, `seat ${seat} has ${stack}`)
    const own = view.piles.filter(pile => pile.place === String(seat))
    const melds = own.filter(pile => pile.hand !== undefined)
    for (const { cards } of melds) ok(isSlowMeld(cards, { repeats }), `${cards.join(' ')} is no meld`)
    const held = own.reduce((sum, pile) => sum + pile.cards.length, 0)
    // While the floor has the surplus of a hand dealt out, the hand has more.
    const counted = awaiting.kind !== 'card' || awaiting.face === 'up'
    if (melds.length > 0 && counted) ok(held === 10 || held === 11, `seat ${seat} has ${held} cards`)
  }
  const { seat } = view.seats[round.inputs.length % view.seats.length]!
  checkHidden(round.view(seat), seat)
  checkHidden(round.view('public'), 0)
}

/** No viewer sees a hand of another seat, in its pile or in the log. */
function checkHidden(view: View, seat: number): void {
  for (const { place, hand, cards } of view.piles) {
    const open = hand !== undefined || place === 'drawn' || place === 'discards' || place === String(seat)
    if (!open && place !== 'muck') {
      ok(cards.length <= 5 || cards.every(card => card === '??'), `${seat} sees ${place}: ${cards.join(' ')}`)
    }
    if (place === 'muck') ok(cards.every(card => card === '??'))
  }
  for (const event of view.log) {
    if (event.type === 'dealt' && event.face === 'down' && event.to !== String(seat)) {
      equal(nameOf(event.card), '??')
    }
  }
}

/** The melds that are offered are those that a search through every choice of cards finds. */
function checkMelds(round: Round, rules: PanRules, readings: Readings, repeats: boolean): void {
  const { awaiting } = round
  if (awaiting.kind !== 'decision') return
  const ask = awaiting.asked[0]!
  if (ask.options.some(({ move }) => move === 'in' || move === 'take' || move.startsWith('force'))) return
  const view = round.view('house')
  const drawn = view.piles.find(pile => pile.place === 'drawn')?.cards ?? []
  if (ask.options.some(({ move }) => move === 'draw') && drawn.length === 0) return
  const own = view.piles.filter(pile => pile.place === String(ask.seat))
  const hand = own.find(pile => pile.hand === undefined)?.cards ?? []
  const melds = own.filter(pile => pile.hand !== undefined).map(pile => pile.cards)
  const lenders = readings.borrowing === 'none' ? [] : melds
  const all = slowSpreads([...hand, ...drawn], lenders, { repeats })
  const last = view.log.findLast(event => event.type === 'moved')?.move.move ?? ''
  const mustUse = rules.draw.lay.after === 'using' || last === 'take' || last.startsWith('force')
  const found = drawn.length > 0 && mustUse ? all.filter(meld => meld.includes(drawn[0]!)) : all
  const groups = ask.options.find(({ move }) => move === 'meld')?.cards?.groups ?? []
  const offered = groups.map(group => group.map(nameOf).sort().join(' ')).sort()
  // With several melds on the table some of their cards may have been borrowed before, and stay where they are.
  if (lenders.length > 1) for (const meld of offered) ok(found.includes(meld), `${meld} is offered`)
  else deepEqual(offered, found)
}

function checkEnd(round: Round, setup: PanSetup): void {
  const { net, fees, winner, pots = [] } = round.result
  const total = Object.values(net).reduce((sum, cents) => sum + cents, 0)
  equal(total + fees.reduce((sum, fee) => sum + fee.cents, 0), 0)
  for (const { seat, stack } of setup.seats) ok(stack + net[seat]! >= 0)
  if (winner !== undefined) for (const { to } of pots) equal(to[0]!.seat, winner)
  else equal(pots.length, 0)
}
