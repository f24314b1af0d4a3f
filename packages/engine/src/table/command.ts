import type { Card } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Input, Move, Seat } from '../round/awaiting.ts'
import type { SealedShoe } from './agreement.ts'
import type { PlayerId } from './seats.ts'
import type { TableSettings } from './settings.ts'
import type { NewShoe } from './shoe.ts'

/** What a player or the driver of a table asks it to do. */
export type TableCommand =
  | {
      readonly do: 'sit'
      readonly player: PlayerId
      readonly name: string
      readonly bot?: boolean
      /** Plays for a third-party provider of proposition player services. */
      readonly provider?: true
      /** The first that is free, if nothing is said. */
      readonly seat?: Seat
      readonly stack?: Cents
      /** Comes from another table, with all chips from there. */
      readonly carried?: true
      /** Stands behind the others: bets on their hands, and has none of the table's places. */
      readonly standing?: true
    }
  | { readonly do: 'stand'; readonly player: PlayerId }
  | { readonly do: 'away'; readonly player: PlayerId; readonly away: boolean }
  | { readonly do: 'chips'; readonly player: PlayerId; readonly cents: Cents }
  /** Takes some of the chips off the table, and stays. */
  | { readonly do: 'chips-off'; readonly player: PlayerId; readonly cents: Cents }
  /** Changes to a free seat, at once or when the round is over; to one's own to stay after all. */
  | { readonly do: 'change-seat'; readonly player: PlayerId; readonly seat: Seat }
  /** Waits for a seat, or no longer does. */
  | { readonly do: 'wait'; readonly player: PlayerId; readonly name: string }
  | { readonly do: 'wait-no-more'; readonly player: PlayerId }
  /** The floor calls somebody to a seat, listed here or not; it is kept until then. */
  | {
      readonly do: 'invite'
      readonly player: PlayerId
      readonly name: string
      readonly seat?: Seat
      readonly until: number
    }
  /** Something that only the game's family knows; its part of the table reads it. */
  | { readonly do: 'own'; readonly player: PlayerId; readonly own: unknown }
  /** Makes up the next round, from the shoe in use as long as it lasts; else this one is committed to. */
  | { readonly do: 'next'; readonly shoe: NewShoe; readonly byHand?: ByHand }
  /** A player's page seals a text for the shuffle, or takes its seal back. */
  | { readonly do: 'seal'; readonly player: PlayerId; readonly commitment: string }
  | { readonly do: 'unseal'; readonly player: PlayerId }
  /** Shows what was sealed, when the seals are closed. */
  | { readonly do: 'unveil'; readonly player: PlayerId; readonly text: string }
  /** Somebody has not: this shoe is committed to instead, and drawn without them. */
  | { readonly do: 'redraw'; readonly shoe: NewShoe }
  /** The player-dealer takes so many cards from the top and puts them below; none to leave them as they are. */
  | { readonly do: 'cut'; readonly player: PlayerId; readonly at: number }
  /**
   * Starts the round that was made up, or first closes the seals of a shoe that is not drawn yet; then once more.
   * The table has no clock: it is told the time.
   */
  | {
      readonly do: 'deal'
      readonly id: string
      readonly seed: string
      readonly now: number
      /** A person deals: the first card of the shoe is the one that was turned up, and not the seed's. */
      readonly byHand?: { readonly turned?: Card }
    }
  /** A player asks for a hand without wagers. */
  | {
      readonly do: 'free-hand'
      readonly player: PlayerId
      readonly id: string
      readonly seed: string
      readonly now: number
      readonly byHand?: { readonly turned?: Card }
    }
  | { readonly do: 'move'; readonly player: PlayerId; readonly move: WantedMove }
  /** What comes from the house: a card, dice, a shuffle, the settlement, a ruling of the floor. */
  | { readonly do: 'input'; readonly input: Exclude<Input, Move> }
  /** The round that is being made up is not played: what was put up for it goes back. */
  | { readonly do: 'stop' }
  /** The floor calls the round off: all that was put in goes back. */
  | { readonly do: 'void' }
  /** It is so late: what is collected by the half hour falls due. */
  | { readonly do: 'time'; readonly now: number }
  /** It is so late: seats are held no longer, and who waits is called to those that are free. */
  | { readonly do: 'call'; readonly now: number }
  /** Agrees that all cards of a sealed shoe are opened; `players`: those who have to. */
  | {
      readonly do: 'agree'
      readonly player: PlayerId
      readonly name: string
      readonly shoe: SealedShoe
      readonly players: readonly PlayerId[]
    }
  /** Somebody has drawn on the time bank: so many milliseconds are left in it. */
  | { readonly do: 'use-time'; readonly player: PlayerId; readonly left: number }
  /** The house has decided otherwise for the table: at once, or as soon as no round and no shoe is in the way. */
  | { readonly do: 'set'; readonly settings: TableSettings; readonly by: PlayerId }
  | { readonly do: 'close' }

/** A person has shuffled: only who sees the shoe knows whether another is dealt from, and where its cut card stands. */
export type ByHand = 'same-shoe' | 'new-shoe'

/** A move whose seat and hand need be named only where the player is asked for several. */
export type WantedMove = Pick<Move, 'move' | 'cents' | 'cards' | 'to'> & {
  readonly seat?: Seat | undefined
  readonly hand?: number | undefined
}

/** The command with this `do`: `Command<'sit'>` has its fields and no others. */
export type Command<D extends TableCommand['do']> = Extract<TableCommand, { do: D }>
