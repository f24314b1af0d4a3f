import { type Card, rank, rankOf, suitOf } from '../../cards/card.ts'
import { payout } from '../../money/odds.ts'
import { rankHigh } from '../../ranking/high.ts'
import { categoryOfHigh, PAIR, TWO_PAIR } from '../../ranking/high-scale.ts'
import type { Ask, Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import { cardsLeft, cardsSeen } from '../advice.ts'
import { fiveCardHand } from '../hands.ts'
import { handComparisonOf, verdictOf } from '../showdown.ts'
import type { UltimateRules } from './rules.ts'

/** Bets as much as it may when the well-known strategy bets, and otherwise checks; at the end it computes. */
export function advise(rules: UltimateRules, view: View, ask: Ask): Move {
  const hole = cardsSeen(view, String(ask.seat))
  const board = cardsSeen(view, 'board')
  const bets = ask.options.filter(option => option.move.startsWith('bet '))
  const [otherwise] = ask.options.filter(option => !option.move.startsWith('bet '))
  const good = board.length === 0 ? isGoodStart(hole) : board.length < 5 ? isGoodFlop(hole, board) : undefined
  const betting = good ?? beatsFolding(rules, hole, board)
  const [best] = bets.sort((a, b) => (b.costs ?? 0) - (a.costs ?? 0))
  return { kind: 'move', seat: ask.seat, move: betting && best ? best.move : otherwise!.move }
}

/** Two cards that are worth the largest bet: for each high card the lowest beside it, of one suit or not. */
const LARGEST_BET_STARTS: Readonly<Record<string, { readonly suited: string; readonly mixed: string }>> = {
  A: { suited: '2', mixed: '2' },
  K: { suited: '2', mixed: '5' },
  Q: { suited: '6', mixed: '8' },
  J: { suited: '8', mixed: 'T' },
}

/** Whether two cards are worth the largest bet before the flop. */
export function isGoodStart(hole: readonly Card[]): boolean {
  const [low, high] = [...hole].sort((a, b) => a - b) as [Card, Card]
  if (rankOf(low) === rankOf(high)) return rankOf(high) >= rank('3')
  const start = Object.entries(LARGEST_BET_STARTS).find(([letter]) => rank(letter) === rankOf(high))?.[1]
  return start !== undefined && rankOf(low) >= rank(suitOf(low) === suitOf(high) ? start.suited : start.mixed)
}

/** Two pair or better, a pair with an own card (but for deuces in the hand), or a good draw to a flush. */
export function isGoodFlop(hole: readonly Card[], board: readonly Card[]): boolean {
  const hand = categoryOfHigh(rankHigh([...hole, ...board]))
  if (hand >= TWO_PAIR) return true
  const boardPaired = new Set(board.map(rankOf)).size < board.length
  const deuces = hole.every(card => rankOf(card) === 0)
  if (hand === PAIR && !boardPaired && !deuces) return true
  return hole.some(card => {
    const suited = [...hole, ...board].filter(other => suitOf(other) === suitOf(card))
    return suited.length >= 4 && rankOf(card) >= rank('T')
  })
}

/** Whether the last bet loses less than Ante and Blind, over every hand that the player-dealer may have. */
function beatsFolding(rules: UltimateRules, hole: readonly Card[], board: readonly Card[]): boolean {
  const own = rankHigh([...hole, ...board])
  const row = rules.blind.pays.find(one => one.hand === fiveCardHand([...hole, ...board]))
  const blind = row ? payout(100, row.pays) / 100 : 0
  const readings = Object.fromEntries(rules.readings.map(one => [one.name, one.default]))
  const unseen = cardsLeft([...hole, ...board])
  let sum = 0
  let hands = 0
  for (let a = 1; a < unseen.length; a++) {
    for (let b = 0; b < a; b++) {
      const bank = rankHigh([unseen[a]!, unseen[b]!, ...board])
      const comparison = handComparisonOf(own, bank)
      const table = rules.showdown[categoryOfHigh(bank) >= PAIR ? 'qualified' : 'unqualified'][comparison]
      for (const on of ['ante', 'play'] as const) {
        const { outcome } = verdictOf(table[on], readings)
        sum += outcome === 'win' ? 1 : outcome === 'lose' ? -1 : 0
      }
      sum += comparison === 'higher' ? blind : comparison === 'lower' ? -1 : 0
      hands++
    }
  }
  return sum / hands > -2
}
