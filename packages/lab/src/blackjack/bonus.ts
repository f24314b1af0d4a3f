import type { Readings } from '@cardroom/engine'
import {
  type BlackjackBonus,
  type BlackjackRules,
  bankDraws,
  blackjackBonusVerdict,
  countHand,
  pointsOf,
  underReadings,
} from '@cardroom/engine/blackjack'
import { type Card, rankOf } from '@cardroom/engine/cards'
import { choose, groupShoe } from '../cards/shoe.ts'
import { wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart } from '../odds/part.ts'
import { perUnit } from '../odds/pay-table.ts'

/** What the odds of bonus bets need to know of a game. */
interface Table {
  readonly rules: BlackjackRules
  readonly shoe: Uint8Array
  readonly decks: number
}

/** The bonus bets offered with this many decks; none of them depends on the players' moves. */
export function blackjackBonusOdds(
  filed: BlackjackRules,
  readings: Readings,
  shoe: Uint8Array,
  decks: number,
): OddsPart[] {
  const rules = underReadings(filed, readings)
  return Object.entries(rules.bonus)
    .filter(([, bonus]) => isOffered(bonus, decks))
    .map(([on, bonus]) => ({
      on: [on],
      find: () => ({ wagers: [wagerOdds(on, resultsOf(bonus, { rules, shoe, decks }))] }),
    }))
}

export function isOffered(bonus: BlackjackBonus, decks: number): boolean {
  if (bonus.kind === 'super-match') return bonus.tables.some(table => table.decks.includes(decks))
  return bonus.kind === 'buster' || bonus.decks.includes(decks)
}

function resultsOf(bonus: BlackjackBonus, table: Table): Distribution {
  switch (bonus.kind) {
    case 'buster':
      return busterResults(bonus, table)
    case 'match-the-dealer':
      return matchResults(bonus, table)
    case 'super-match':
      return superMatchResults(bonus, table)
  }
}

/** What the bet comes to, with the player-dealer's cards and the seat's first cards. */
function resultOf(
  bonus: BlackjackBonus,
  bank: readonly Card[],
  first: readonly Card[],
  table: Table,
): number {
  const side = { ...countHand(bank, table.rules, 'natural'), cards: bank }
  const verdict = blackjackBonusVerdict(bonus, { bank: side, first, decks: table.decks })
  return verdict.outcome === 'win' && 'odds' in verdict ? perUnit(verdict.odds) : -1
}

/** The player-dealer draws as it must; cards of one value are alike. */
function busterResults(bonus: BlackjackBonus, table: Table): Distribution {
  const results = new Distribution()
  const { rules, shoe } = table
  const groups = [...groupShoe(shoe, pointsOf).values()]
  const hand: Card[] = []
  const draw = (chance: number, left: number) => {
    const value = hand.length < 2 ? undefined : countHand(hand, rules, 'natural')
    if (value && !bankDraws(value, rules.chart.bank)) {
      results.add(resultOf(bonus, hand, [], table), chance)
      return
    }
    for (const group of groups) {
      if (group.count === 0) continue
      const next = (chance * group.count) / left
      group.count--
      hand.push(group.card)
      draw(next, left - 1)
      hand.pop()
      group.count++
    }
  }
  draw(
    1,
    shoe.reduce((sum, count) => sum + count, 0),
  )
  return results
}

/** Any card of the player-dealer, and two of the others: those of its rank and suit, of its rank, and the rest. */
function matchResults(bonus: BlackjackBonus, table: Table): Distribution {
  const results = new Distribution()
  const { shoe } = table
  for (const [dealer, many] of shoe.entries()) {
    if (many === 0) continue
    const others = Uint8Array.from(shoe)
    others[dealer]!--
    const kinds = [
      ...groupShoe(others, card => (card === dealer ? 2 : rankOf(card) === rankOf(dealer) ? 1 : 0)).values(),
    ]
    for (const [i, a] of kinds.entries()) {
      for (const [j, b] of kinds.entries()) {
        if (j > i) continue
        const ways = i === j ? choose(a.count, 2) : a.count * b.count
        // It appears as the card that counts, whether that is the first or the second.
        results.add(resultOf(bonus, [dealer, dealer], [a.card, b.card], table), many * ways)
      }
    }
  }
  return results
}

/** Four cards, by how many there are of each rank. */
function superMatchResults(bonus: BlackjackBonus, table: Table): Distribution {
  const results = new Distribution()
  const ranks = [...groupShoe(table.shoe, rankOf).values()]
  const first: Card[] = []
  const take = (at: number, ways: number) => {
    if (first.length === 4) results.add(resultOf(bonus, [], first, table), ways)
    const group = ranks[at]
    if (first.length === 4 || !group) return
    for (let n = 0; first.length + n <= 4 && n <= group.count; n++) {
      for (let i = 0; i < n; i++) first.push(group.card)
      take(at + 1, ways * choose(group.count, n))
      first.length -= n
    }
  }
  take(0, 1)
  return results
}
