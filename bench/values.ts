import {
  askedSeat,
  gameOf,
  granted,
  isRefusal,
  type Readings,
  type Round,
  type Rules,
} from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { canBeValued, type Position, valuesOf } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { Dealer, randomInput, seedOf, startRandom } from '@cardroom/testing'
import { now } from './measure.ts'
import type { Finding } from './table.ts'

/** Decisions that are asked about, each once: what an answer takes at a table, with whatever was found before. */
const ASKED = 60
/** Of a hundred answers, ninety-five come sooner. */
const SHARE = 0.95

/** How long somebody waits for the value of every choice, game by game. */
export async function values(): Promise<Finding[]> {
  const library = await openRulebook()
  return games.filter(canBeValued).map(rules => {
    const times: number[] = []
    for (let n = 0; times.length < ASKED; n++) {
      const randomness = new Randomness(seedOf(n))
      const { house, round } = startRandom(rules, n, randomness, library)
      const dealer = new Dealer(round.shoe, randomness)
      while (!round.over && times.length < ASKED) {
        const position = decisionIn(rules, house.posted.readings, round)
        const took = position && timeOf(position)
        if (took !== undefined) times.push(took)
        granted(
          round.take(
            position
              ? gameOf(rules).advise(position.view, position.ask)
              : randomInput(round, dealer, randomness),
          ),
        )
      }
    }
    times.sort((a, b) => a - b)
    const late = times[Math.ceil(SHARE * times.length) - 1]!
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

/** What is not answered (whether to show a hand, to run it twice) takes no time. */
function timeOf(position: Position): number | undefined {
  const start = now()
  const found = valuesOf(position)
  return isRefusal(found) ? undefined : now() - start
}
