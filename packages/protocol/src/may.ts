import type { Ask, Cents, MakeUp, Seat } from '@cardroom/engine'

/** Something that one may do, with its bounds; `do` is the type of the message that does it. */
export type May =
  | {
      readonly do: 'sit'
      readonly seats: readonly Seat[]
      readonly min: Cents
      readonly max: Cents
      readonly usual: Cents
    }
  | { readonly do: 'stand' }
  | { readonly do: 'away'; readonly away: boolean }
  | { readonly do: 'chips'; readonly max: Cents }
  /** Blinds are owed: how they may be made up, and how they will be unless something else is said. */
  | { readonly do: 'make-up'; readonly ways: readonly MakeUp[]; readonly chosen: MakeUp }
  /** Take the position with so much, or decline it with 0. */
  | { readonly do: 'bank'; readonly min: Cents; readonly max: Cents; readonly usual: Cents }
  /** `seats`: the hands that may be bet on, one's own first; the others are back-line bets. */
  | { readonly do: 'wager'; readonly seats: readonly Seat[]; readonly stack: Cents }
  | { readonly do: 'add' }
  | { readonly do: 'deal' }
  | { readonly do: 'move'; readonly ask: Ask }
