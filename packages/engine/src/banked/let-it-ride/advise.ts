import type { Card } from '../../cards/card.ts'
import { payout } from '../../money/odds.ts'
import type { Ask, Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import { cardsLeft, cardsSeen } from '../advice.ts'
import { bonusVerdict } from '../showdown.ts'
import { letItRideHand } from './hand.ts'
import type { LetItRideRules } from './rules.ts'

/** Lets a bet ride when it gains on average over everything that the community cards may be. */
export function advise(rules: LetItRideRules, view: View, ask: Ask): Move {
  const known = [...cardsSeen(view, String(ask.seat)), ...cardsSeen(view, 'board')]
  return { kind: 'move', seat: ask.seat, move: gain(rules, known) > 0 ? 'ride' : 'pull' }
}

/** The sum of what a bet of one gains or loses over every way to fill the hand up to five cards. */
function gain(rules: LetItRideRules, hand: readonly Card[], from = cardsLeft(hand)): number {
  if (hand.length === 5) {
    const verdict = bonusVerdict(rules.base, letItRideHand(rules, hand))
    return verdict.outcome === 'win' && 'odds' in verdict ? payout(1, verdict.odds) : -1
  }
  let sum = 0
  for (let i = 0; i < from.length; i++) sum += gain(rules, [...hand, from[i]!], from.slice(i + 1))
  return sum
}
