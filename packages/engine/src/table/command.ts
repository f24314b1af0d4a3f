import type { Cents } from '../money/cents.ts'
import type { Input, Move, Seat } from '../round/awaiting.ts'
import type { MakeUp, PlayerId } from './state.ts'

/** What a player or the driver of a table asks it to do. */
export type TableCommand =
  | {
      readonly do: 'sit'
      readonly player: PlayerId
      readonly name: string
      readonly bot?: boolean
      /** The first that is free, if nothing is said. */
      readonly seat?: Seat
      readonly stack?: Cents
    }
  | { readonly do: 'stand'; readonly player: PlayerId }
  | { readonly do: 'away'; readonly player: PlayerId; readonly away: boolean }
  | { readonly do: 'chips'; readonly player: PlayerId; readonly cents: Cents }
  /** How one who owes blinds wants to come back in. */
  | { readonly do: 'make-up'; readonly player: PlayerId; readonly how: MakeUp }
  /** Makes up the next round: commits to a shuffle, offers the player-dealer position, opens the wagers. */
  | { readonly do: 'next'; readonly commitment: string; readonly secret: string }
  /** Takes the player-dealer position with so much, or declines it with nothing. */
  | { readonly do: 'bank'; readonly player: PlayerId; readonly wager: Cents }
  | { readonly do: 'wager'; readonly player: PlayerId; readonly wagers: readonly WantedWager[] }
  | { readonly do: 'add'; readonly player: PlayerId; readonly text: string }
  /** Closes the wagers and starts the round. The table has no clock: it is told the time. */
  | { readonly do: 'deal'; readonly id: string; readonly seed: string; readonly now: number }
  | { readonly do: 'move'; readonly player: PlayerId; readonly move: WantedMove }
  /** What comes from the house: a card, dice, a shuffle, the settlement, a ruling of the floor. */
  | { readonly do: 'input'; readonly input: Exclude<Input, Move> }
  /** The round that is being made up is not played: all wagers go back. */
  | { readonly do: 'stop' }
  /** The floor calls the round off: all that was put in goes back. */
  | { readonly do: 'void' }
  /** It is so late: what is collected by the half hour falls due. */
  | { readonly do: 'time'; readonly now: number }
  | { readonly do: 'close' }

export interface WantedWager {
  /** Another seat than the player's own makes it a back-line bet. */
  readonly seat?: Seat | undefined
  readonly on: string
  readonly hand?: number | undefined
  readonly amount: Cents
}

/** A move whose seat and hand need be named only where the player is asked for several. */
export type WantedMove = Pick<Move, 'move' | 'cents' | 'cards' | 'to'> & {
  readonly seat?: Seat | undefined
  readonly hand?: number | undefined
  /** Where the cards go, in games in which they may go to several places. */
  readonly to?: string
}
