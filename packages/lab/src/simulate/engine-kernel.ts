import { gameOf, unwrap, type WagerLine } from '@cardroom/engine'
import { type BankedRules, deckOf, type PlacedWager, type WagerRule } from '@cardroom/engine/banked'
import { cardsOf } from '@cardroom/engine/cards'
import { FastShoe } from '../random/random.ts'
import { playOut } from './play-out.ts'
import type { Kernel, SimulatedGame } from './simulation.ts'
import { prepareNothing, simulation } from './simulation.ts'

const BANK_SEAT = 1
/** A unit for which all odds of the pay tables give whole cents. */
const UNIT = 12_000

/** A wager whose results are counted: whose lines they are, and how many units were wagered at first. */
interface WagerTally {
  readonly on: string
  readonly seat: number
  readonly units: number
  readonly isMine: (line: WagerLine) => boolean
  readonly results: Map<number, number>
  action: number
}

/** Any game, played by the engine: every seat does what its family advises. */
export function engineKernel({ rules, readings, decks }: SimulatedGame): Kernel {
  const game = gameOf(rules)
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  const { wagers, counted } = placeWagers(rules)
  const setup = { bank: { seat: BANK_SEAT, wager: UNIT * 1_000_000 }, wagers, decks }
  const start = unwrap(game.prepare(setup, { readings }))
  return {
    round(random) {
      const round = unwrap(start())
      shoe.shuffle()
      playOut(game, round, shoe, random)
      const { wagers: lines } = round.result
      for (const one of counted) count(one, lines ?? [])
    },
    tallies: () => counted.map(({ on, results, action }) => ({ on, results: [...results], action })),
    reset: () => shoe.reset(),
    dealt: () => shoe.dealt(),
  }
}

function count(counted: WagerTally, lines: readonly WagerLine[]): void {
  let won = 0
  let wagered = 0
  for (const line of lines) {
    if (line.seat !== counted.seat || !counted.isMine(line)) continue
    won += line.pays - line.takes
    if (line.outcome !== 'withdrawn') wagered += line.amount
  }
  const result = won / (UNIT * counted.units)
  counted.results.set(result, (counted.results.get(result) ?? 0) + 1)
  counted.action += wagered / (UNIT * counted.units)
}

/**
 * The wagers. Where some wager must be made, one seat makes it with every bonus bet, and later wagers belong
 * to it; independent wagers each have a seat of their own.
 */
function placeWagers(rules: BankedRules): { wagers: PlacedWager[]; counted: WagerTally[] } {
  const open = rules.wagers.filter(rule => rule.kind !== 'later')
  const first = open.find(rule => rule.must)
  const seatOf = (rule: WagerRule) => (first ? BANK_SEAT + 1 : BANK_SEAT + 1 + open.indexOf(rule))
  const bonus = (line: WagerLine) => rules.wagers.some(rule => rule.on === line.on && rule.kind === 'bonus')
  const isCounted = (rule: WagerRule) => !first || rule === first || rule.kind === 'bonus'
  const counted = open.filter(isCounted).map(rule => ({
    on: rule.on,
    seat: seatOf(rule),
    units: rule.hands ?? 1,
    isMine:
      rule === first
        ? (line: WagerLine) => !bonus(line) && line.on !== 'envy'
        : (line: WagerLine) => line.on === rule.on,
    results: new Map<number, number>(),
    action: 0,
  }))
  const wagers = open.flatMap(rule => {
    const seat = seatOf(rule)
    const beside = first || !rule.needs ? [] : [{ seat, on: rule.needs[0]!, amount: UNIT }]
    return [...beside, ...handsOf(rule).map(hand => ({ seat, on: rule.on, ...hand, amount: UNIT }))]
  })
  return { wagers, counted }
}

const handsOf = ({ hands }: WagerRule): { hand?: number }[] =>
  hands === undefined ? [{}] : Array.from({ length: hands }, (_, i) => ({ hand: i + 1 }))

export const engineSimulation = simulation(
  { file: import.meta.url, name: 'engineSimulation' },
  { chunk: 250, prepare: prepareNothing, make: engineKernel },
)
