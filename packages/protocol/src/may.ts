import type { Ask, Cents, Seat, TableOption } from '@cardroom/engine'

/** Identifies a decision: its round, and how many moves were made for its hand before. */
export interface DecisionAsked {
  readonly round: string
  readonly moves: number
}

/** An action that a person may take now, with its bounds; `do` is the type of the message that takes it. */
export type May =
  | {
      readonly do: 'sit'
      readonly seats: readonly Seat[]
      readonly min: Cents
      /** Missing where there is no limit. */
      readonly max?: Cents
      readonly usual: Cents
    }
  /** `seats`: the free ones; while a change waits for the round's end, the own seat, to cancel it. */
  | { readonly do: 'change-seat'; readonly seats: readonly Seat[]; readonly to?: Seat }
  | { readonly do: 'wait' }
  | { readonly do: 'wait-no-more' }
  | { readonly do: 'stand' }
  | { readonly do: 'away'; readonly away: boolean }
  /** `short`: a buy that leaves less than this is the one short buy. */
  | {
      readonly do: 'chips'
      readonly min: Cents
      readonly max?: Cents
      readonly usual: Cents
      readonly short?: Cents
    }
  /** Seal a text for the shuffle with this commitment of the house; then open it. */
  | { readonly do: 'seal'; readonly house: string }
  | { readonly do: 'unveil'; readonly house: string }
  /** Take up to so many cards from the top of the shoe, and put them below. */
  | { readonly do: 'cut'; readonly most: number }
  /** Ask for a hand without wagers; so many are left. */
  | { readonly do: 'free-hand'; readonly left: number }
  | { readonly do: 'deal' }
  | { readonly do: 'move'; readonly ask: Ask; readonly of: DecisionAsked }
  | { readonly do: 'call' }
  /** Runs the table: stops its clock and rules. */
  | { readonly do: 'floor' }
  /** Says how many bots there are. */
  | { readonly do: 'bots'; readonly count: number; readonly max: number }
  | TableOption
