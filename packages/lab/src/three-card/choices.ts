import { isRefusal } from '@cardroom/engine'
import { bonusVerdict, suitedWheelOf, type ThreeCardRules, threeCardHand } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import { rankThreeCard } from '@cardroom/engine/ranking'
import { endValues, perUnit } from '../odds/pay-table.ts'
import type { Valuer } from '../values/ask.ts'
import { knownBy, withChoices, worthOfEach } from '../values/ask.ts'
import { amountOn, cardsAt, cardsOfCounts, type Position } from '../values/position.ts'
import { Results } from '../values/results.ts'
import { sayOfValues } from '../values/sentences.ts'
import { qualifyingRank } from './odds.ts'

const HAND_SIZE = 3

/** Play or fold against the open card. */
export const threeCardValuer: Valuer<ThreeCardRules> = {
  choices(position) {
    const seen = knownBy(position, HAND_SIZE, 'ante')
    if (isRefusal(seen)) return seen
    const { own, unit, unseen } = seen
    const { rules, ask } = position
    const choices = worthOfEach(rules.id, ask, ({ move }) => {
      if (move === 'play') return worthOfPlay(position, own, unit, cardsOfCounts(unseen))
      return move === 'fold' ? worthOfFold(position, unit) : undefined
    })
    return withChoices(choices, { method: 'exact', unit })
  },
}

/** Against every hand that the player-dealer may have. */
function worthOfPlay(position: Position<ThreeCardRules>, own: readonly Card[], ante: number, unseen: Card[]) {
  const { rules, readings, view } = position
  const wheel = suitedWheelOf(readings)
  const rank = rankThreeCard(own, wheel)
  const qualifying = qualifyingRank(rules)
  const plays = endValues(rules.showdown, 'play', readings)
  const ends = endValues(rules.showdown, 'ante', readings).map((end, i) => (end + plays[i]!) * ante)
  const results = new Results()
  eachHand(cardsAt(view, 'bank'), unseen, hand => {
    const bank = rankThreeCard(hand, wheel)
    results.add(ends[(bank >= qualifying ? 0 : 3) + (rank > bank ? 0 : rank === bank ? 1 : 2)]!)
  })
  return { cents: results.mean + worthOfPairPlus(position, own), why: results.chances }
}

/** What the bonus bets come to that a fold would have given up. */
function worthOfPairPlus(position: Position<ThreeCardRules>, own: readonly Card[]): number {
  const { rules, readings } = position
  const pairPlus = forfeitOf(position, 'pair-plus')
  if (pairPlus === 0) return 0
  const verdict = bonusVerdict(rules.pairPlus, threeCardHand(own, suitedWheelOf(readings)))
  return 'odds' in verdict ? perUnit(verdict.odds) * pairPlus : -pairPlus
}

const forfeitOf = (position: Position<ThreeCardRules>, on: string): number =>
  position.rules.fold.forfeits.some(one => one.on === on) ? amountOn(position, on) : 0

function worthOfFold(position: Position<ThreeCardRules>, ante: number) {
  const lost = ante + forfeitOf(position, 'pair-plus')
  return { cents: -lost, why: sayOfValues('why-gives-up', { units: lost / ante }) }
}

/** Every hand of three with these cards in it. */
function eachHand(
  open: readonly Card[],
  unseen: readonly Card[],
  visit: (hand: readonly Card[]) => void,
): void {
  const fill = (hand: readonly Card[], from: number) => {
    if (hand.length === HAND_SIZE) visit(hand)
    else for (let i = from; i < unseen.length; i++) fill([...hand, unseen[i]!], i + 1)
  }
  fill(open, 0)
}
