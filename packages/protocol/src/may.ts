import type { Ask, Cents, OwnMay, Seat } from '@cardroom/engine'

/** Something that one may do, with its bounds; `do` is the type of the message that does it. */
export type May =
  | {
      readonly do: 'sit'
      readonly seats: readonly Seat[]
      readonly min: Cents
      /** Without it as much as one likes. */
      readonly max?: Cents
      readonly usual: Cents
    }
  /** `seats`: those that are free. One's own, to stay after all, while a change waits for the round's end. */
  | { readonly do: 'change-seat'; readonly seats: readonly Seat[]; readonly to?: Seat }
  | { readonly do: 'wait' }
  | { readonly do: 'wait-no-more' }
  | { readonly do: 'stand' }
  | { readonly do: 'away'; readonly away: boolean }
  /** `short`: a buy that leaves one with less than `short` is the one short buy. */
  | {
      readonly do: 'chips'
      readonly min: Cents
      readonly max?: Cents
      readonly usual: Cents
      readonly short?: Cents
    }
  | { readonly do: 'add' }
  | { readonly do: 'deal' }
  | { readonly do: 'move'; readonly ask: Ask }
  | OwnMay
