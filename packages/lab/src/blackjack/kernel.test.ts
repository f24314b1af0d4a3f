import {
  type Ask,
  DECLINE,
  gameOf,
  isRefusal,
  type Readings,
  type Round,
  readingsOf,
  unwrap,
  writeRefusal,
} from '@cardroom/engine'
import { deckOf } from '@cardroom/engine/banked'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { type Card, cardsOf, countsOf, parseCard } from '@cardroom/engine/cards'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { FastRandom, FastShoe } from '../random/random.ts'
import { tallyOdds } from '../simulate/tally.ts'
import { planFor, tallyBase, type UpCardPlan } from './base-game.ts'
import { isOffered } from './bonus.ts'
import {
  DOUBLE_BIT,
  FROM_DEAL,
  FROM_SPLIT,
  FROM_SWITCH,
  HIT_BIT,
  REDOUBLE_BIT,
  RESCUE_BIT,
  STAND_BIT,
  SURRENDER_BIT,
} from './hands.ts'
import { blackjackKernel } from './kernel.ts'
import { BonusCounts } from './kernel-bonus.ts'
import { KernelRound } from './kernel-round.ts'
import { kernelTables, packTables } from './kernel-tables.ts'
import { kindOf } from './kinds.ts'
import { oddsOfBase } from './odds.ts'
import type { Turn } from './split.ts'
import { type SwitchPlan, switches, switchPlan, tallySwitch } from './switch-game.ts'
import { BlackjackOddsTable } from './table.ts'
import { Walk } from './walk.ts'

const NAMES: Readonly<Record<number, string>> = {
  [STAND_BIT]: 'stand',
  [HIT_BIT]: 'hit',
  [DOUBLE_BIT]: 'double',
  [SURRENDER_BIT]: 'surrender',
  [RESCUE_BIT]: 'rescue',
  [REDOUBLE_BIT]: 'redouble',
}

/** Plays a seat at the engine by the plans, keeping count of how its hands came about. */
class Player {
  readonly #table: BlackjackOddsTable
  readonly #plans: readonly (UpCardPlan | SwitchPlan)[]
  /** Hands from left to right: the way they came, how often they were doubled, which hand that was dealt they are of. */
  readonly #hands: { way: number; doubles: number; of: number }[]
  /** By hand that was dealt and split: whose turn it is, counted from the left, and what is done then. */
  readonly #turns: { at: number; turn: Turn }[] = []

  constructor(table: BlackjackOddsTable, plans: readonly (UpCardPlan | SwitchPlan)[]) {
    this.#table = table
    this.#plans = plans
    this.#hands = Array.from({ length: table.rules.deal.hands }, (_, of) => ({
      way: FROM_DEAL,
      doubles: 0,
      of,
    }))
  }

  /** The hand that was dealt of which a hand is a part. */
  of(hand = 1): number {
    return this.#hands[hand - 1]!.of
  }

  move(round: Round, ask: Ask): string {
    const { piles } = round.view(ask.seat)
    const cardsAt = (place: string, hand?: number): Card[] =>
      piles
        .find(pile => pile.place === place && (hand === undefined || pile.hand === hand))!
        .cards.map(name => parseCard(name)!)
    const plan = this.#plans[kindOf(cardsAt('bank')[0]!)]!
    const may = (move: string) => ask.options.some(option => option.move === move)
    if (may('insure')) return DECLINE.move
    if (may('switch')) {
      const [a, b] = [1, 2].map(hand => cardsAt('2', hand).map(kindOf)) as [number[], number[]]
      // The kernel plans the switch of what was dealt; it has none after a double or a split.
      if (a.length !== 2 || b.length !== 2) return DECLINE.move
      if (!switches(plan as SwitchPlan, [a[0]!, b[0]!, a[1]!, b[1]!])) return DECLINE.move
      for (const hand of this.#hands) hand.way = FROM_SWITCH
      return 'switch'
    }
    const hand = this.#hands[(ask.hand ?? 1) - 1]!
    const kinds = cardsAt('2', ask.hand).map(kindOf)
    const turn =
      hand.way < FROM_SPLIT ? undefined : this.#turn(hand, number => cardsAt('2', number).map(kindOf))
    const split = turn ? turn.then.splits : plan.splits[kinds[0]!]?.root
    if (may('split') && split) return this.#split(ask.hand ?? 1, kinds[0]!, split)
    const play =
      hand.way === FROM_DEAL
        ? plan.play
        : hand.way === FROM_SWITCH
          ? (plan as SwitchPlan).switched
          : turn!.play
    const { sets } = this.#table
    const set = sets.of(kinds)
    if (hand.way < FROM_SPLIT) play.worth(set, set, hand.doubles)
    const move = play.moves[hand.doubles]![set]!
    if (move === DOUBLE_BIT || move === REDOUBLE_BIT) hand.doubles++
    return NAMES[move]!
  }

  /** Hands that had no choice have had their turn too. */
  #turn(hand: { of: number; way: number }, kindsAt: (number: number) => number[]): Turn {
    const kin = this.#hands.filter(({ of }) => of === hand.of)
    const left = this.#hands.indexOf(kin[0]!)
    const found = this.#turns[hand.of]!
    for (; kin[found.at] !== hand; found.at++) {
      const [, second] = kindsAt(1 + left + found.at)
      found.turn = found.turn.then[second === hand.way - FROM_SPLIT ? 'stays' : 'other']!
    }
    return found.turn
  }

  #split(hand: number, kind: number, turn: Turn): string {
    const left = this.#hands[hand - 1]!
    left.way = FROM_SPLIT + kind
    this.#turns[left.of] = { at: this.#turns[left.of]?.at ?? 0, turn }
    this.#hands.splice(hand, 0, { ...left })
    return 'split'
  }
}

const UNIT = 1000

/** What the engine makes of the cards that the kernel has dealt, by hand that was dealt. */
function byEngine({ rules, readings, decks }: Question, player: Player, dealt: readonly Card[]) {
  const base = rules.deal.hands > 1 ? [{ hand: 1 }, { hand: 2 }] : [{}]
  const wagers = [
    ...base.map(hand => ({ seat: 2, on: 'base', ...hand, amount: UNIT })),
    ...Object.keys(rules.bonus).map(on => ({ seat: 2, on, amount: UNIT })),
  ]
  const round = gameOf(rules).start({ bank: { seat: 1, wager: 10 ** 9 }, wagers, decks }, { readings })
  if (isRefusal(round)) throw new Error(writeRefusal(round))
  const left = [...dealt]
  while (!round.over) {
    const { awaiting } = round
    const refusal =
      awaiting.kind === 'card'
        ? round.take({ kind: 'card', card: left.shift()! })
        : awaiting.kind === 'decision'
          ? round.take(moveOf(round, player, awaiting.asked[0]!))
          : round.take({ kind: 'settle' })
    if (refusal) throw new Error(writeRefusal(refusal))
  }
  const results = rules.deal.hands > 1 ? [0, 0] : [0]
  const wagered = rules.deal.hands > 1 ? [0, 0] : [0]
  const bonus: Record<string, number> = {}
  for (const { on, hand, amount, pays, takes } of round.result.wagers!) {
    if (rules.bonus[on]) {
      bonus[on] = (pays - takes) / UNIT
      continue
    }
    results[player.of(hand)]! += (pays - takes) / UNIT
    wagered[player.of(hand)]! += amount / UNIT
  }
  return { left, results, wagered, bonus }
}

function moveOf(round: Round, player: Player, ask: Ask) {
  const move = player.move(round, ask)
  const option = ask.options.find(one => one.move === move)
  const hand = ask.hand === undefined ? {} : { hand: ask.hand }
  const cents = option?.cents ? { cents: option.cents.max } : {}
  return { kind: 'move' as const, seat: ask.seat, ...hand, move, ...cents }
}

const filed = games.filter(game => game.family === 'blackjack')

/** A number of decks with which every bonus bet is offered. */
const decksOf = ({ decks, bonus }: BlackjackRules): number =>
  [decks.from, decks.to].find(count => Object.values(bonus).every(one => isOffered(one, count)))!

interface Question {
  readonly rules: BlackjackRules
  readonly readings: Readings
  readonly decks: number
}

function questionOf(rules: BlackjackRules, chosen: Readings = {}): Question {
  const readings = unwrap(readingsOf(rules, chosen))
  return { rules, readings, decks: decksOf(rules) }
}

function tableOf({ rules, readings, decks }: Question) {
  const table = new BlackjackOddsTable(
    underReadings(rules, readings),
    countsOf(cardsOf(deckOf(rules, decks))),
  )
  const walk = new Walk(table)
  const plans: (UpCardPlan | SwitchPlan)[] = []
  for (const up of table.kinds) plans[up] = (rules.switching ? switchPlan : planFor)(table, up)
  return { table, walk, plans }
}

/** Plays rounds with the kernel, and each again with the engine. */
function compare(question: Question, { table, plans }: ReturnType<typeof tableOf>, rounds: number): void {
  const { rules, decks } = question
  const tables = kernelTables(table, plans)
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  const round = new KernelRound(table.rules, tables, shoe)
  const random = new FastRandom('5a'.repeat(32), 1)
  const hands = rules.deal.hands
  for (let i = 0; i < rounds; i++) {
    round.play(random)
    const bonus = new BonusCounts(table.rules, decks)
    bonus.count(round, tables.bankOver[round.bankClass] === 1)
    expect({
      left: [],
      results: [...round.results.subarray(0, hands)].map(result => result / table.pays.unit),
      wagered: [...round.wagered.subarray(0, hands)],
      bonus: Object.fromEntries(bonus.tallies().map(({ on, results }) => [on, results[0]![0]])),
    }).toEqual(byEngine(question, new Player(table, plans), shoe.dealt()))
  }
}

test.each(filed.map(rules => ({ id: rules.id, rules })))(
  '$id: the kernel and the engine agree round by round, and many rounds come to the exact edge',
  ({ rules }) => {
    const question = questionOf(rules)
    const found = tableOf(question)
    const { table, walk, plans } = found
    compare(question, found, 300)
    const tally = rules.switching
      ? tallySwitch(table, walk, plans as SwitchPlan[])
      : tallyBase(table, walk, plans)
    const { results, win, push, lose, ...exact } = oddsOfBase(table, tally)
    const kernel = blackjackKernel(question, packTables(kernelTables(table, plans)))
    const random = new FastRandom('c3'.repeat(32), 1)
    for (let i = 0; i < 500_000; i++) kernel.round(random)
    const simulated = tallyOdds(kernel.tallies()[0]!)
    expect(Math.abs(simulated.edge - exact.edge)).toBeLessThan(3 * simulated.stderr)
    expect(simulated.sd).toBeCloseTo(exact.sd, 2)
    expect(simulated.win).toBeCloseTo(win, 2)
    expect(simulated.action).toBeCloseTo(exact.action, 2)
    expect(win + push + lose).toBeCloseTo(1, 12)
    expect(results.reduce((sum, { result, chance }) => sum + result * chance, 0)).toBeCloseTo(-exact.edge, 12)
    expect(results.every(({ chance }) => chance > 0)).toBe(true)
  },
)

test.each([
  ['players/21st-century-blackjack-switch', { bankSoft18: 'draws' }],
  ['players/21st-century-blackjack-switch', { naturalAgainst22: 'pushes' }],
  ['towers/no-bust-21st-century-blackjack', { countedTwentyTwo: 'counts', naturalAfterSplit: 'after-tens' }],
  ['comstock/no-bust-blackjack', { bankNatural: 'two-jokers' }],
])('%s, read otherwise (%j): the kernel and the engine agree round by round', (id, chosen: Readings) => {
  const question = questionOf(filed.find(rules => rules.id === id)!, chosen)
  compare(question, tableOf(question), 800)
})
