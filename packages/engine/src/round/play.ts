import type { Card } from '../cards/card.ts'
import type { Chips } from '../money/chips.ts'
import type { Refusal } from '../say/refusal.ts'
import type { CardAwaited, Place, Ruling, Seat } from './awaiting.ts'
import type { Felt } from './felt.ts'
import type { Result } from './result.ts'
import type { Rulable, RuledBy } from './ruled-by.ts'
import type { CardInput, Misdeal, Script } from './script.ts'
import type { Stock } from './stock.ts'
import type { ChipsSeen, PileSeen, Viewer } from './view.ts'

/**
 * One round being played, as `Round` knows it. A family puts it together from parts: `Felt`, `Stock` and
 * `Chips` for what lies where, a `HouseDealer` who deals and asks, and whatever is its own.
 */
export interface Play {
  readonly felt: Felt
  readonly chips: Chips
  readonly stock: Stock
  /** A ruling has made the deal void; the script hears of it. */
  readonly ended: Misdeal | undefined
  /** What rulings have left to do at the table (cards to deal or to shuffle) before the script goes on. */
  readonly mending: (() => Script)[]

  /** The round from its first card to its settlement. */
  script(): Script

  /** Where a seat's hand lies. */
  placeOf(seat: Seat): Place

  /** Whether a card can come next: one that is left in the shoe, or a stray one for which there is a rule. */
  accepts(card: Card): boolean
  /** A card that is none of the deck, though there is a rule for it. */
  isStray(card: Card): boolean
  /** Whether a boxed or stray card does not count, so that the next one takes its place. */
  passesOver(input: CardInput, awaited: CardAwaited): boolean

  /** Rulings have used up the shoe, and a card is awaited: what is out of play comes again, or the deal is void. */
  runDry(): void

  /** Everything on which the floor may rule in this game, whatever the moment. */
  incidents(): readonly Rulable[]
  /** By what a ruling would be decided, or why it cannot be; nothing changes. */
  ruledBy(ruling: Ruling): RuledBy | Refusal
  /** Takes a ruling of the floor, or says why it cannot be. */
  rule(ruling: Ruling): Refusal | undefined
  /** Whether a ruling on a card takes hold as soon as the card lies there, in the middle of a deal. */
  atOnce(ruling: Ruling): boolean

  /** Why the round cannot be settled yet: a hand that must be shown and that nobody saw. */
  unsettled(): Refusal | undefined
  result(): Result
  /** The chips as everybody sees them. */
  chipsSeen(): ChipsSeen
  /** What there is to say of a pile besides its cards; the same to everybody but who has its cards to look at. */
  pileSeen(pile: PileSeen, viewer: Viewer): Omit<PileSeen, 'place' | 'hand' | 'cards'> | undefined
}
