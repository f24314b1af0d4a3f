import type { Card } from '../../cards/card.ts'
import { payout } from '../../money/odds.ts'
import type { Ask, Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import type { Readings } from '../../rules/readings.ts'
import { cardsLeft, cardsSeen } from '../advice.ts'
import { threeCardHand } from '../hands.ts'
import { bonusVerdict, verdictOf } from '../showdown.ts'
import type { ThreeCardRules } from './rules.ts'
import { showdown } from './showdown.ts'

/**
 * Plays or folds, whichever is worth more over every two cards that may lie beside the player-dealer's
 * open one. Without an open card that is the well-known queen-six-four; the open card shifts it.
 */
export function advise(rules: ThreeCardRules, view: View, ask: Ask): Move {
  const playing = ask.options.some(option => option.move === 'play') && isWorthPlaying(rules, view, ask)
  return { kind: 'move', seat: ask.seat, move: playing ? 'play' : 'fold' }
}

function isWorthPlaying(rules: ThreeCardRules, view: View, ask: Ask): boolean {
  const player = cardsSeen(view, String(ask.seat))
  const open = cardsSeen(view, 'bank')
  const own = (on: string) =>
    view.wagers.find(one => one.seat === ask.seat && one.by === undefined && one.on === on)?.amount ?? 0
  const ante = own('ante') || 1
  const pairPlus = own('pair-plus')
  const bonus = bonusVerdict(rules.pairPlus, threeCardHand(player))
  const kept = bonus.outcome === 'win' && 'odds' in bonus ? pairPlus + payout(pairPlus, bonus.odds) : 0
  return expected(rules, player, open) * ante + kept > -ante
}

/** What a player who goes on expects of Ante and Play together, for an Ante of one. */
function expected(rules: ThreeCardRules, player: readonly Card[], open: readonly Card[]): number {
  const readings: Readings = Object.fromEntries(rules.readings.map(one => [one.name, one.default]))
  const unseen = cardsLeft([...player, ...open])
  let sum = 0
  let hands = 0
  for (let a = 1; a < unseen.length; a++) {
    for (let b = 0; b < a; b++) {
      const decided = showdown(rules, player, [...open, unseen[a]!, unseen[b]!])
      for (const on of ['ante', 'play'] as const) {
        const verdict = verdictOf(decided[on], readings)
        if (verdict.outcome === 'win' && 'odds' in verdict) sum += payout(1, verdict.odds)
        if (verdict.outcome === 'lose') sum -= 1
      }
      hands++
    }
  }
  return sum / hands
}
