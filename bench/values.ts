import { askedSeat, gameOf, isRefusal, type Readings, type Round, type Rules, unwrap } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { canBeValued, type Position, valuesOf } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { numberedSeed, randomInput, ShuffledShoe, startRandomRound } from '@cardroom/testing'
import { now } from './measure.ts'
import type { Finding } from './table.ts'

/** Decisions that are valued, each once: what an answer takes at a table, with the caches of earlier ones. */
const DECISIONS = 60
/** Ninety-five answers of a hundred come sooner. */
const PERCENTILE = 0.95

/** How long the values of all choices take, game by game. */
export async function values(): Promise<Finding[]> {
  const library = await openRulebook()
  return games.filter(canBeValued).map(rules => {
    const times: number[] = []
    for (let n = 0; times.length < DECISIONS; n++) {
      const randomness = new Randomness(numberedSeed(n))
      const { house, round } = startRandomRound(rules, n, randomness, library)
      const dealer = new ShuffledShoe(round.shoe, randomness)
      while (!round.over && times.length < DECISIONS) {
        const position = decisionIn(rules, house.posted.readings, round)
        const took = position && timeOf(position)
        if (took !== undefined) times.push(took)
        unwrap(
          round.take(
            position
              ? gameOf(rules).advise(position.view, position.ask)
              : randomInput(round, dealer, randomness),
          ),
        )
      }
    }
    times.sort((a, b) => a - b)
    const late = times[Math.ceil(PERCENTILE * times.length) - 1]!
    const figures = { 'median in ms': times[times.length >> 1]! }
    return {
      what: `values of every choice at ${rules.id}, 95 of 100 answers`,
      unit: 'time',
      ours: { name: 'cardroom', perSecond: 1000 / late, figures },
      peers: [],
    }
  })
}

function decisionIn(rules: Rules, readings: Readings, round: Round): Position | undefined {
  const { awaiting } = round
  if (awaiting.kind !== 'decision') return undefined
  const ask = awaiting.asked[0]!
  return { rules, readings, view: round.view(askedSeat(ask)), ask, gone: [] }
}

/** Unanswered decisions (whether to show a hand, to run it twice) take no time. */
function timeOf(position: Position): number | undefined {
  const start = now()
  const found = valuesOf(position)
  return isRefusal(found) ? undefined : now() - start
}
