import { nameOf } from '../../cards/card.ts'
import type { RulingArgument } from '../../floor/incident.ts'
import type { FloorRules } from '../../floor/rule-on.ts'
import type { Ruling } from '../../round/awaiting.ts'
import type { Refusal } from '../../say/refusal.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { PokerConsequence, PokerMoment } from '../rules/incident.ts'
import { actingConsequences } from './acting.ts'
import { boardConsequences } from './board.ts'
import { cardsOfHands } from './cards.ts'
import { handConsequences } from './hands.ts'
import { isPokerMoment } from './moments.ts'
import { studAndMexican } from './stud.ts'
import { type PokerTakeRuling, refusePokerRuling } from './take.ts'

const consequences: Readonly<Record<PokerConsequence, PokerTakeRuling>> = {
  ...handConsequences,
  ...actingConsequences,
  ...cardsOfHands,
  ...boardConsequences,
  ...studAndMexican,
}

/**
 * A named seat must have a hand (an abandoned one only where the row says so), and the hand must hold the
 * named cards.
 */
function misnamed(
  names: readonly RulingArgument[],
  { players, felt }: PokerHand,
  ruling: Ruling,
): Refusal | undefined {
  const { name, seat, cards = [], cents } = ruling
  if (names.includes('cents') && cents === undefined)
    return refusePokerRuling('poker-names-an-amount', { name })
  if (seat === undefined) {
    return names.includes('hand') || names.includes('any-hand')
      ? refusePokerRuling('poker-names-a-seat', { name })
      : undefined
  }
  const player = players.at(seat)
  if (!player) return refusePokerRuling('poker-no-hand', { seat })
  if (!player.live && !names.includes('any-hand')) return refusePokerRuling('poker-out-of-the-hand', { seat })
  if (!names.includes('cards')) return undefined
  if (cards.length === 0) return refusePokerRuling('poker-names-a-card', { name })
  const held = felt.cards(player.name)
  const foreign = cards.find(card => !held.includes(card))
  return foreign === undefined
    ? undefined
    : refusePokerRuling('poker-not-held', { seat, card: nameOf(foreign) })
}

/** The rulings of a pot game. */
export const pokerFloor: FloorRules<PokerHand, PokerMoment, PokerConsequence> = {
  isNow: isPokerMoment,
  misnamed,
  consequences,
  looks: {
    'joker-replaced': 'whether',
    'foul-for-joker': 'whether',
    // The up cards decide who acts.
    'stud-hole-exposed': 'what',
    'stud-last-exposed': 'what',
    'next-card-down': 'what',
  },
}
