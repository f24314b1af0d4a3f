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
  | { readonly do: 'deal' }
  | { readonly do: 'move'; readonly ask: Ask }
  | { readonly do: 'call' }
  /** Runs the table: stops its clock and rules. */
  | { readonly do: 'floor' }
  | OwnMay
