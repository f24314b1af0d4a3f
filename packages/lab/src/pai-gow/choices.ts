import { isRefusal } from '@cardroom/engine'
import { handComparisonOf } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import {
  baseVerdict,
  isAceHigh,
  isFoul,
  type PaiGowPokerRules,
  ranked,
  rankingOf,
  setByChart,
  settingOf,
} from '@cardroom/engine/pai-gow'
import type { PaiGowRanking } from '@cardroom/engine/ranking'
import { perUnit } from '../odds/pay-table.ts'
import { FastRandom, FastShoe } from '../random/random.ts'
import type { Worth } from '../values/answer.ts'
import type { Valuer } from '../values/ask.ts'
import { knownBy, pairsOf, withChoices } from '../values/ask.ts'
import { cardsOfCounts, isBank, type Position } from '../values/position.ts'
import { sayOfValues } from '../values/sentences.ts'
import { againstWhom, bankHandsIn, worthOfSettings } from '../values/two-hands.ts'
import { type HandSet, SettingContest } from './contest.ts'
import { wheelOf } from './setting.ts'

const HAND_SIZE = 7
/** A fixed seed, so that the same question has the same answer. */
const SEED = '0'.repeat(64)
/** How many hands a setting meets before the first comparison, and at most. */
const FIRST_LOOK = 1_000
const MAX_HANDS = 64_000
/**
 * A lead of this many standard errors is certain at 99.9 %, even when checked after 1,000, 2,000, 4,000 …
 * hands.
 */
const CERTAIN_LEAD = 3.7

/**
 * Values every setting against the other side's hands by the house way: as they lie, or common random hands.
 */
export const paiGowValuer: Valuer<PaiGowPokerRules> = {
  choices(position) {
    const { rules, ask } = position
    const seen = knownBy(position, HAND_SIZE, 'base')
    if (isRefusal(seen)) return seen
    const { own, unit, unseen } = seen
    const ranking = rankingUnder(position)
    const contest = isBank(position) ? againstPlayers(position, own) : contestOf(rules)
    const setting = (front: readonly Card[]) => ranked(settingOf(own, front), ranking)
    const fronts = ask.options.flatMap(({ cards }) => (cards ? pairsOf(cards.from) : []))
    const houseWay = setByChart(rules.houseWay.chart, own, ranking, rules.joker.is)
    for (const one of [houseWay, ...fronts.map(setting)]) {
      if (!isFoul(one)) contest.add(one.frontRank, one.backRank)
    }
    const lying = bankHandsIn(position)
    if (lying) contest.meet(asSet(position, [...lying.front, ...lying.back], ranked(lying, ranking)))
    else meetRandom(contest, position, cardsOfCounts(unseen), ranking)

    const worth = (front: readonly Card[]): Worth => {
      const set = setting(front)
      if (isFoul(set)) return { cents: -unit, why: sayOfValues('why-foul') }
      const at = contest.add(set.frontRank, set.backRank)
      const error = lying ? {} : { stderr: contest.error(at) * unit }
      return {
        cents: contest.mean(at) * unit,
        ...error,
        why: sayOfValues('why-chances', contest.chances(at)),
      }
    }
    const choices = worthOfSettings(position, { houseWay: () => worth(houseWay.front), set: worth })
    if (lying) return withChoices(choices, { method: 'exact', unit })
    const order = contest.ahead() >= CERTAIN_LEAD ? 'values-order-certain' : 'values-order-open'
    const notes = [sayOfValues(order, { hands: contest.hands }), ...againstWhom(position)]
    return withChoices(choices, { method: 'simulated', unit, notes })
  },
}

const rankingUnder = ({ rules, readings }: Position<PaiGowPokerRules>): PaiGowRanking =>
  rankingOf(rules.joker.is, wheelOf(readings))

function contestOf({ showdown }: PaiGowPokerRules): SettingContest {
  const wins = perUnit(showdown.wins.pays)
  return new SettingContest({ wins, loses: 1 }, (front, back, bank) => {
    if (bank.pushes) return 0
    const verdict = baseVerdict(
      showdown,
      handComparisonOf(front, bank.front),
      handComparisonOf(back, bank.back),
    )
    return verdict.outcome === 'win' ? wins : verdict.outcome === 'lose' ? -1 : 0
  })
}

/** The player-dealer's settings meet players' hands: what a player wins it pays. */
function againstPlayers(position: Position<PaiGowPokerRules>, own: readonly Card[]): SettingContest {
  const { showdown } = position.rules
  const pays = perUnit(showdown.wins.pays)
  const pushes = pushesAll(position, own)
  return new SettingContest({ wins: 1, loses: pays }, (front, back, player) => {
    if (pushes) return 0
    const verdict = baseVerdict(
      showdown,
      handComparisonOf(player.front, front),
      handComparisonOf(player.back, back),
    )
    return verdict.outcome === 'win' ? -pays : verdict.outcome === 'lose' ? 1 : 0
  })
}

/** Whether the player-dealer's seven cards push with everybody. */
const pushesAll = (position: Position<PaiGowPokerRules>, seven: readonly Card[]): boolean =>
  position.rules.aceHighPush !== undefined && isAceHigh(seven, rankingUnder(position))

function asSet(
  position: Position<PaiGowPokerRules>,
  seven: readonly Card[],
  { frontRank, backRank }: { frontRank: number; backRank: number },
): HandSet {
  return { front: frontRank, back: backRank, pushes: !isBank(position) && pushesAll(position, seven) }
}

/** Stops when the best setting is certain, or when the time is up. */
function meetRandom(
  contest: SettingContest,
  position: Position<PaiGowPokerRules>,
  unseen: readonly Card[],
  ranking: PaiGowRanking,
): void {
  const { rules } = position
  const random = new FastRandom(SEED, 0)
  const shoe = new FastShoe(unseen)
  for (let look = FIRST_LOOK; look <= MAX_HANDS; look *= 2) {
    while (contest.hands < look) {
      shoe.shuffle()
      const seven = Array.from({ length: HAND_SIZE }, () => shoe.draw(random))
      const set = setByChart(rules.houseWay.chart, seven, ranking, rules.joker.is)
      contest.meet(asSet(position, seven, set))
    }
    if (contest.ahead() >= CERTAIN_LEAD) return
  }
}
