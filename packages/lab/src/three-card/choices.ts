import { isRefusal } from '@cardroom/engine'
import { bonusVerdict, suitedWheelOf, type ThreeCardRules, threeCardHand } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import { rankThreeCard } from '@cardroom/engine/ranking'
import { endValues } from '../odds/ends.ts'
import { perUnit } from '../odds/pay-table.ts'
import { valued, worthOfEach } from '../values/ask.ts'
import { amountOn, cardsAt, listed, type Position } from '../values/position.ts'
import { Results } from '../values/results.ts'
import { seenBy } from '../values/seen.ts'
import { say } from '../values/sentences.ts'
import type { Valuer } from '../values/valuer.ts'
import { qualifyingRank } from './odds.ts'

const HAND = 3

/** Play or fold against the open card. */
export const threeCardValues: Valuer<ThreeCardRules> = {
  choices(position) {
    const seen = seenBy(position, HAND, 'ante')
    if (isRefusal(seen)) return seen
    const { own, unit, unseen } = seen
    const { rules, ask } = position
    const choices = worthOfEach(rules.id, ask, ({ move }) => {
      if (move === 'play') return played(position, own, unit, listed(unseen))
      return move === 'fold' ? folded(position, unit) : undefined
    })
    return valued(choices, { method: 'exact', unit })
  },
}

/** Against every hand that the player-dealer may have. */
function played(position: Position<ThreeCardRules>, own: readonly Card[], ante: number, unseen: Card[]) {
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
  return { cents: results.mean + kept(position, own), why: results.chances }
}

/** What the bonus bets come to that a fold would have given up. */
function kept(position: Position<ThreeCardRules>, own: readonly Card[]): number {
  const { rules, readings } = position
  const pairPlus = forfeited(position, 'pair-plus')
  if (pairPlus === 0) return 0
  const verdict = bonusVerdict(rules.pairPlus, threeCardHand(own, suitedWheelOf(readings)))
  return 'odds' in verdict ? perUnit(verdict.odds) * pairPlus : -pairPlus
}

const forfeited = (position: Position<ThreeCardRules>, on: string): number =>
  position.rules.fold.forfeits.some(one => one.on === on) ? amountOn(position, on) : 0

function folded(position: Position<ThreeCardRules>, ante: number) {
  const lost = ante + forfeited(position, 'pair-plus')
  return { cents: -lost, why: say('why-gives-up', { units: lost / ante }) }
}

/** Every hand of three with these cards in it. */
function eachHand(
  open: readonly Card[],
  unseen: readonly Card[],
  visit: (hand: readonly Card[]) => void,
): void {
  const fill = (hand: readonly Card[], from: number) => {
    if (hand.length === HAND) visit(hand)
    else for (let i = from; i < unseen.length; i++) fill([...hand, unseen[i]!], i + 1)
  }
  fill(open, 0)
}
