import type { Ask, Cents, OwnMay, Seat } from '@cardroom/engine'

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
  | { readonly do: 'add' }
  /** Take up to so many cards from the top of the shoe, and put them below. */
  | { readonly do: 'cut'; readonly most: number }
  /** Ask for a hand without wagers; so many are left. */
  | { readonly do: 'free-hand'; readonly left: number }
  | { readonly do: 'deal' }
  | { readonly do: 'move'; readonly ask: Ask }
  | OwnMay
