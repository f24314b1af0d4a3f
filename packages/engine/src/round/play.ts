import type { Card } from '../cards/card.ts'
import type { Chips } from '../money/chips.ts'
import type { Refusal } from '../say/refusal.ts'
import type { CardAwaited, Place, Ruling, Seat } from './awaiting.ts'
import type { Felt } from './felt.ts'
import type { Result } from './result.ts'
import type { RulableIncident, RuledBy } from './ruled-by.ts'
import type { CardInput, Misdeal, Script } from './script.ts'
import type { Stock } from './stock.ts'
import type { ChipsSeen, PileSeen, Viewer } from './view.ts'

/**
 * A round being played, as `Round` sees it. A family puts it together from parts: `Felt`, `Stock` and
 * `Chips` for what lies where, a `HouseDealer` who deals and asks, and parts of its own.
 */
export interface Play {
  readonly felt: Felt
  readonly chips: Chips
  readonly stock: Stock
  /** The misdeal of a ruling that has made the deal void; it is thrown into the script. */
  readonly ended: Misdeal | undefined
  /** The repairs that rulings have left to do (cards to deal or to shuffle) before the script goes on. */
  readonly mending: (() => Script)[]

  /** The round from its first card to its settlement. */
  script(): Script

  /** Where a seat's hand lies. */
  placeOf(seat: Seat): Place

  /** Whether a card can come next: one left in the shoe, or a stray one with a rule of its own. */
  accepts(card: Card): boolean
  /** A card that does not belong to the deck but has a rule of its own. */
  isStray(card: Card): boolean
  /** Whether a boxed or stray card does not count, so that the next one takes its place. */
  passesOver(input: CardInput, awaited: CardAwaited): boolean

  /**
   * Rulings have used up the shoe while a card is awaited: cards out of play come again, or the deal is void.
   */
  runDry(): void

  /** Every incident of the game, at any moment. */
  incidents(): readonly RulableIncident[]
  /** The row that would decide a ruling, or why none does; changes nothing. */
  ruledBy(ruling: Ruling): RuledBy | Refusal
  /** Takes a ruling of the floor, or refuses it. */
  rule(ruling: Ruling): Refusal | undefined
  /** Whether a ruling on a card takes effect as soon as the card lies there, in the middle of a deal. */
  atOnce(ruling: Ruling): boolean

  /** Why the round cannot be settled yet: a hand must be shown that nobody saw. */
  unsettled(): Refusal | undefined
  result(): Result
  /** The chips in everybody's view. */
  chipsSeen(): ChipsSeen
  /** The description of a pile beside its cards; the same for everybody except viewers of its cards. */
  pileSeen(pile: PileSeen, viewer: Viewer): Omit<PileSeen, 'place' | 'hand' | 'cards'> | undefined
}
