import { type Card, JOKER } from '../../cards/card.ts'
import type { CardAwaited } from '../../round/awaiting.ts'
import type { CardInput } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { PokerIncident } from '../rules/incident.ts'

/** This many boxed cards in a row void a deal where that is filed (003:267). */
const BOXED_GROUP = 5

/** The rule for a joker in a deck that has none. */
function strayJoker({ rules, readings, rulings }: PokerHand): PokerIncident | undefined {
  const inDeck = rules.deck.jokers !== undefined || readings.joker === 'in-use'
  return inDeck ? undefined : rulings.row('joker')
}

/** A joker in a deck that has none, where the game has a rule for it. */
export const isStrayJoker = (hand: PokerHand, card: Card): boolean =>
  card === JOKER && !hand.stock.has(JOKER) && strayJoker(hand) !== undefined

/** A stray joker that nobody called makes its hand foul at the showdown. */
export function foulJokers(hand: PokerHand): void {
  const { players, felt, rulings } = hand
  for (const player of players.all) {
    const stray = player.live && felt.holds(player.name, JOKER) && isStrayJoker(hand, JOKER)
    const rule = stray ? strayJoker(hand) : undefined
    if (!rule || players.live < 2) continue
    player.out = 'foul'
    rulings.found('joker', rule.cite, player.seat)
  }
}

/**
 * Passes over a card that lies face up in the deck, or a stray joker that comes up; five in a row void the
 * deal.
 */
export function passesOver(
  { felt, rulings, repairs, stock }: PokerHand,
  { card, boxed }: CardInput,
  { to, face }: CardAwaited,
): boolean {
  if (!boxed && face === 'down') return false
  felt.say({ type: 'boxed', to, card })
  const what = boxed ? 'boxed-card' : 'joker'
  rulings.found(what, rulings.row(what)?.cite ?? 'practice')
  if (!boxed) return true
  const together = repairs.deck.countBoxed(stock.left)
  const group = rulings.row('boxed-group')
  if (group && together === BOXED_GROUP) {
    rulings.found('boxed-group', group.cite)
    rulings.voidDeal(group.cite)
  }
  return true
}
