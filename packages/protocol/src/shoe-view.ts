import type { DeckBack, Drawing, OpenShuffle, Supply } from '@cardroom/engine'
import type { ShuffleView } from './shuffle-view.ts'

/** The public state of the shoe or deck that a table deals from. */
export interface ShoeView {
  readonly id: string
  readonly supply: Supply
  /** So many cards have left it. */
  readonly dealt: number
  /** The rounds dealt from it, the running one included. */
  readonly rounds: number
  /** Its number of cards, if it lasts for several rounds, and after how many of them the cut card comes. */
  readonly of?: number
  readonly cutCard?: number
  /** No other round is dealt from it. */
  readonly usedUp?: true
  /** The first card, and how many were burned for it. */
  readonly burned?: { readonly card: string; readonly count: number }
  /** The colour of its back, where two decks take turns. */
  readonly back?: DeckBack
  /** How many hands without wagers may still be asked for. */
  readonly freeHands?: number
}

/** `GET /api/shuffles/:id`: how a shoe that is no longer in use was shuffled, also one that nothing was dealt from. */
export interface OpenedShuffleReply {
  readonly id: string
  readonly table: string
  readonly shuffle: OpenShuffle
  readonly rounds: readonly string[]
  /** How far it was drawn, where no card has left it. */
  readonly drawing?: Drawing
}

/** `GET /api/tables/:id/shoe`: what is known of the cards that are left, and what the lab needs to know beside it. */
export interface ShoeReply extends ShoeView {
  readonly game: string
  readonly decks?: number
  readonly readings: Readonly<Record<string, string>>
  readonly shuffle: ShuffleView
  /** The cards that everybody has seen leave the shoe. */
  readonly gone: readonly string[]
}
