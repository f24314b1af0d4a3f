import type { PlayerDealerRules } from '@cardroom/engine'
import { bringsOf, byWhatTheyBring, collectedFrom, type OptionBrings } from '@cardroom/lab'
import { scheduleNamed } from '@cardroom/rulebook/names'
import type { Speaker } from '@cardroom/words'
import { gameName } from '@cardroom/words'
import type { BarChart } from '../shared/charts/chart.ts'
import { schedulesFor } from './fees.ts'

interface CollectionAssumption {
  /** The bet of every player but the player-dealer, in cents. */
  readonly bet: number
  /** Rounds an hour. */
  readonly pace: number
  /** The player-dealer's edge on such a wager. */
  readonly edge: number
}

/** What each option collects an hour at a full table, with the bettors' cost beside the edge. */
export function collectionChart(
  rules: PlayerDealerRules,
  { bet, pace, edge }: CollectionAssumption,
  m: Speaker,
): BarChart {
  const words = m.charts
  const players = rules.seats.places - 1
  const table = { players, bet, action: bet * players }
  const brings = schedulesFor(rules.id)
    .map(schedule => bringsOf(schedule, collectedFrom(schedule, table), pace))
    .filter(({ rounds }) => rounds > 0)
    .sort(byWhatTheyBring)
  const named = ({ schedule, costs = 0, tooMuch }: OptionBrings): string =>
    m.joined.clauses({
      pieces: [
        m.say(scheduleNamed(schedule)),
        words.costsBeside({ fee: m.percent(costs, 2), edge: m.percent(edge, 2) }),
        ...(tooMuch ? [words.takesMore({ fee: m.money(tooMuch.fee), wager: m.money(tooMuch.wager) })] : []),
      ],
    })
  return {
    kind: 'bars',
    title: words.collectionOf({ game: gameName(m, rules) }),
    across: words.option,
    up: words.collectedAnHour,
    write: cents => m.money(Math.round(cents)),
    bars: brings.map(one => ({ name: named(one), value: one.perHour })),
  }
}
