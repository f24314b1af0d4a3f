import type { Card } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Input, Move, Seat } from '../round/awaiting.ts'
import type { SealedShoe } from './agreement.ts'
import type { PlayerId } from './seats.ts'
import type { TableSettings } from './settings.ts'
import type { NewShoe } from './shoe.ts'

/** A command to a table, from a player or from its driver. */
export type TableCommand =
  | {
      readonly do: 'sit'
      readonly player: PlayerId
      readonly name: string
      readonly bot?: boolean
      /** Plays for a third-party provider of proposition player services. */
      readonly provider?: true
      /** By default the first free seat. */
      readonly seat?: Seat
      readonly stack?: Cents
      /** Comes from another table, with all chips from there. */
      readonly carried?: true
      /** Stands behind the others: bets on their hands, without a place at the table. */
      readonly standing?: true
    }
  | { readonly do: 'stand'; readonly player: PlayerId }
  | { readonly do: 'away'; readonly player: PlayerId; readonly away: boolean }
  | { readonly do: 'chips'; readonly player: PlayerId; readonly cents: Cents }
  /** Takes some of the chips off the table, and stays. */
  | { readonly do: 'chips-off'; readonly player: PlayerId; readonly cents: Cents }
  /** Changes to a free seat, at once or after the round; one's own seat cancels the change. */
  | { readonly do: 'change-seat'; readonly player: PlayerId; readonly seat: Seat }
  /** Joins the waiting list, or leaves it. */
  | { readonly do: 'wait'; readonly player: PlayerId; readonly name: string }
  | { readonly do: 'wait-no-more'; readonly player: PlayerId }
  /** The floor calls a player to a seat, on the waiting list or not, and keeps it until then. */
  | {
      readonly do: 'invite'
      readonly player: PlayerId
      readonly name: string
      readonly seat?: Seat
      readonly until: number
    }
  /** A command that only the game's family knows; its part of the table reads it. */
  | { readonly do: 'own'; readonly player: PlayerId; readonly own: unknown }
  /**
   * Makes up the next round, from the shoe in use while it lasts; otherwise the house commits to this one.
   */
  | { readonly do: 'next'; readonly shoe: NewShoe; readonly byHand?: HandShuffle }
  /** A player's page seals a text for the shuffle, or takes its seal back. */
  | { readonly do: 'seal'; readonly player: PlayerId; readonly commitment: string }
  | { readonly do: 'unseal'; readonly player: PlayerId }
  /** Shows what was sealed, when the seals are closed. */
  | { readonly do: 'unveil'; readonly player: PlayerId; readonly text: string }
  /** A player has not opened: the house commits to this shoe instead, and it is drawn without them. */
  | { readonly do: 'redraw'; readonly shoe: NewShoe }
  /** The player-dealer cuts this many cards from the top to the bottom; 0 leaves them as they are. */
  | { readonly do: 'cut'; readonly player: PlayerId; readonly at: number }
  /**
   * Starts the round that was made up; the first time it closes the seals of a shoe that is not drawn yet.
   * The table has no clock: the command brings the time.
   */
  | {
      readonly do: 'deal'
      readonly id: string
      readonly seed: string
      readonly now: number
      /** A person deals: the first card of the shoe is the one turned up, not the seed's. */
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
  /** An input of the house: a card, dice, a shuffle, the settlement, a ruling of the floor. */
  | { readonly do: 'input'; readonly input: Exclude<Input, Move> }
  /** Cancels the round being made up: everything put up for it goes back. */
  | { readonly do: 'stop' }
  /** The floor calls the round off: everything put in goes back. */
  | { readonly do: 'void' }
  /** Brings the time: half-hour collections fall due. */
  | { readonly do: 'time'; readonly now: number }
  /** Brings the time: held seats are given up, and waiting players are called to free ones. */
  | { readonly do: 'call'; readonly now: number }
  /** Agrees to open all cards of a sealed shoe; `players`: all who must agree. */
  | {
      readonly do: 'agree'
      readonly player: PlayerId
      readonly name: string
      readonly shoe: SealedShoe
      readonly players: readonly PlayerId[]
    }
  /** A player has drawn on the time bank: this many milliseconds are left. */
  | { readonly do: 'use-time'; readonly player: PlayerId; readonly left: number }
  /** The house changes the table's settings: at once, or as soon as no round and no shoe is in the way. */
  | { readonly do: 'set'; readonly settings: TableSettings; readonly by: PlayerId }
  | { readonly do: 'close' }

/**
 * A person has shuffled: only a person who sees the shoe knows whether it is a new one, and where its cut
 * card stands.
 */
export type HandShuffle = 'same-shoe' | 'new-shoe'

/** A move whose seat and hand need be named only where the player is asked for several. */
export type WantedMove = Pick<Move, 'move' | 'cents' | 'cards' | 'to'> & {
  readonly seat?: Seat | undefined
  readonly hand?: number | undefined
}

/** The command with this `do`: `CommandOf<'sit'>` has its fields and no others. */
export type CommandOf<D extends TableCommand['do']> = Extract<TableCommand, { do: D }>
