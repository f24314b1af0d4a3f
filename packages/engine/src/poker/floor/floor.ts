import { nameOf } from '../../cards/card.ts'
import type { Named } from '../../floor/incident.ts'
import type { Floor } from '../../floor/rule-on.ts'
import type { Ruling } from '../../round/awaiting.ts'
import type { Refusal } from '../../say/refusal.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Consequence, Moment } from '../rules/incident.ts'
import { acting } from './acting.ts'
import { board } from './board.ts'
import { cardsOfHands } from './cards.ts'
import { hands } from './hands.ts'
import { isNow } from './moments.ts'
import { studAndMexican } from './stud.ts'
import { refuse, type Take } from './take.ts'

const consequences: Readonly<Record<Consequence, Take>> = {
  ...hands,
  ...acting,
  ...cardsOfHands,
  ...board,
  ...studAndMexican,
}

/** A seat that is named has a hand, though it may be out where the row says so; the cards are those that it holds. */
function misnamed(
  names: readonly Named[],
  { players, felt }: PokerHand,
  ruling: Ruling,
): Refusal | undefined {
  const { name, seat, cards = [], cents } = ruling
  if (names.includes('cents') && cents === undefined) return refuse('poker-names-an-amount', { name })
  if (seat === undefined) {
    return names.includes('hand') || names.includes('any-hand')
      ? refuse('poker-names-a-seat', { name })
      : undefined
  }
  const player = players.at(seat)
  if (!player) return refuse('poker-no-hand', { seat })
  if (!player.live && !names.includes('any-hand')) return refuse('poker-out-of-the-hand', { seat })
  if (!names.includes('cards')) return undefined
  if (cards.length === 0) return refuse('poker-names-a-card', { name })
  const held = felt.cards(player.name)
  const foreign = cards.find(card => !held.includes(card))
  return foreign === undefined ? undefined : refuse('poker-not-held', { seat, card: nameOf(foreign) })
}

/** What the floor can rule on a pot game. */
export const pokerFloor: Floor<PokerHand, Moment, Consequence> = {
  isNow,
  misnamed,
  consequences,
  looks: {
    'joker-replaced': 'whether',
    'foul-for-joker': 'whether',
    // What lies up decides who acts.
    'stud-hole-exposed': 'what',
    'stud-last-exposed': 'what',
    'next-card-down': 'what',
  },
}
