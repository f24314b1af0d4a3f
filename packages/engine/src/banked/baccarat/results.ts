import type { Card } from '../../cards/card.ts'
import type { Readings } from '../../rules/readings.ts'
import type { Refusal } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { sayer } from '../../say/saying.ts'
import { refuseBankedRound } from '../refusals.ts'
import { bankerDraws, chartInForce, playerDraws, points } from './chart.ts'
import type { BaccaratHand, BaccaratHands } from './event.ts'
import type { BaccaratRules, DrawingChart } from './rules.ts'
import type { BaccaratSentences } from './sentences.ts'
import { baccaratVerdict } from './verdict.ts'

const say = sayer<BaccaratSentences>()

/** A key of an entry pad: a set of hands with which every wager of the game ends the same (003:1797-1799). */
export interface PadResult {
  readonly winner: 'player' | 'banker' | 'nobody'
  /** The bonus bets that win with it. */
  readonly wins: readonly string[]
  /** Who wins, and with what over what, as far as that is the same for all hands of the key. */
  readonly is: Saying
  /** The hands that come to it. */
  readonly hands: readonly BaccaratHands[]
}

/** Two hands as the chart makes them: their two-card totals, and their third cards. */
interface Course {
  readonly player: readonly number[]
  readonly banker: readonly number[]
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Every course that the chart knows, the shorter hands first. */
function coursesOf(chart: DrawingChart): readonly Course[] {
  const courses: Course[] = []
  for (const player of DIGITS) {
    for (const banker of DIGITS) {
      const two = { player, banker }
      for (const third of playerDraws(chart, two) ? DIGITS : [undefined]) {
        for (const last of bankerDraws(chart, two, third) ? DIGITS : [undefined]) {
          courses.push({
            player: third === undefined ? [player] : [player, third],
            banker: last === undefined ? [banker] : [banker, last],
          })
        }
      }
    }
  }
  const length = ({ player, banker }: Course) => player.length + banker.length
  // A result entered without cards does not say that there was a natural.
  const natural = ({ player, banker }: Course) =>
    Math.max(player[0]!, banker[0]!) >= chart.natural.from ? 1 : 0
  return courses.toSorted((a, b) => natural(a) - natural(b) || length(a) - length(b))
}

const handOf = (counts: readonly number[]): BaccaratHand => ({
  total: counts.reduce((sum, count) => sum + count, 0) % 10,
  cards: counts.length + 1,
})

const handsOf = ({ player, banker }: Course): BaccaratHands => ({
  player: handOf(player),
  banker: handOf(banker),
})

/** The keys of an entry pad for this game: as many as its wagers tell apart. */
export function padResults(rules: BaccaratRules, readings: Readings): readonly PadResult[] {
  const chart = chartInForce(rules.chart, readings)
  const byVerdicts = new Map<string, BaccaratHands[]>()
  const seen = new Set<string>()
  for (const hands of coursesOf(chart).map(handsOf)) {
    const key = JSON.stringify(hands)
    if (seen.has(key)) continue
    seen.add(key)
    const verdicts = rules.wagers.map(bet => {
      const verdict = baccaratVerdict(bet, readings, hands)
      return 'odds' in verdict ? verdict.odds : verdict.outcome
    })
    const like = byVerdicts.get(verdicts.join(' ')) ?? []
    byVerdicts.set(verdicts.join(' '), [...like, hands])
  }
  return [...byVerdicts.values()]
    .map(hands => padResult(rules, readings, hands))
    .toSorted(
      (a, b) => WINNERS.indexOf(a.winner) - WINNERS.indexOf(b.winner) || b.hands.length - a.hands.length,
    )
}

const WINNERS = ['player', 'banker', 'nobody'] as const

const winnerOf = ({ player, banker }: BaccaratHands): PadResult['winner'] =>
  player.total === banker.total ? 'nobody' : player.total > banker.total ? 'player' : 'banker'

function padResult(rules: BaccaratRules, readings: Readings, hands: readonly BaccaratHands[]): PadResult {
  const winner = winnerOf(hands[0]!)
  const won = hands.map(one => (winner === 'player' ? one.player : one.banker))
  const beaten = winner === 'nobody' ? [] : hands.map(one => (winner === 'player' ? one.banker : one.player))
  return {
    winner,
    wins: rules.wagers
      .filter(bet => bet.kind === 'bonus' && baccaratVerdict(bet, readings, hands[0]!).outcome === 'win')
      .map(({ on }) => on),
    is: say('baccarat-event', { winner, with: common(won), over: common(beaten) }),
    hands,
  }
}

/** What these hands have in common. */
function common(hands: readonly BaccaratHand[]): Saying | undefined {
  const same = (of: (hand: BaccaratHand) => number): number | undefined => {
    const all = new Set(hands.map(of))
    return all.size === 1 ? [...all][0] : undefined
  }
  const total = same(hand => hand.total)
  return total === undefined ? undefined : say('baccarat-hand', { total, cards: same(hand => hand.cards) })
}

/** The cards that already lie, in the order in which each hand received them. */
export interface BaccaratCards {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

/**
 * Chooses cards for a result where a house enters no cards: the rest of the round in the order of the deal,
 * taken from what the shoe still holds. Refuses a result that no cards can make any more.
 */
export function cardsFor(
  rules: BaccaratRules,
  readings: Readings,
  wanted: readonly BaccaratHands[],
  lying: BaccaratCards,
  left: readonly Card[],
): readonly Card[] | Refusal {
  const isWanted = new Set(wanted.map(hands => JSON.stringify(hands)))
  for (const course of coursesOf(chartInForce(rules.chart, readings))) {
    if (!isWanted.has(JSON.stringify(handsOf(course)))) continue
    const cards = dealt(course, lying, left)
    if (cards) return cards
  }
  return refuseBankedRound(
    lying.player.length + lying.banker.length === 0 ? 'result-impossible' : 'result-contradicted',
  )
}

/** The cards of a course after those that already lie; nothing where they contradict each other. */
function dealt(course: Course, lying: BaccaratCards, left: readonly Card[]): readonly Card[] | undefined {
  const rest = [...left]
  const sides = (['player', 'banker'] as const).map(side => {
    const first = lying[side][0] === undefined ? 0 : points(lying[side][0])
    const [two, ...third] = course[side]
    return { lies: lying[side].map(points), counts: [first, (two! - first + 10) % 10, ...third] }
  })
  const cards: Card[] = []
  for (let at = 0; at < 3; at++) {
    for (const { lies, counts } of sides) {
      const count = counts[at]
      if (lies[at] !== undefined && lies[at] !== count) return undefined
      if (lies[at] !== undefined || count === undefined) continue
      const found = rest.findIndex(card => points(card) === count)
      if (found < 0) return undefined
      cards.push(...rest.splice(found, 1))
    }
  }
  return cards
}
