import {
  cents,
  listOf,
  type Of,
  object,
  oneOf,
  optional,
  positiveCents,
  seatNumber,
} from '../../shape/shape.ts'

/** The part of a record that says how a poker round starts. A missing field means that there is none. */
export const pokerSetup = object({
  stakes: object({
    limit: oneOf('fixed', 'spread', 'pot', 'none'),
    /** Fixed limit: the lower and the upper bet, or the one that there is. */
    bets: optional(listOf(positiveCents, 1, 2)),
    /** Spread limit: the least and the most of a bet or raise. */
    range: optional(listOf(positiveCents, 2, 2)),
    /** Pot and no limit: the least bet, where it is not the big blind. */
    min: optional(positiveCents),
  }),
  blinds: optional(listOf(cents, 1)),
  ante: optional(positiveCents),
  anteFrom: optional(oneOf('dealer', 'big-blind')),
  bringIn: optional(positiveCents),
  opener: optional(oneOf('low', 'high')),
  button: optional(seatNumber),
  seats: listOf(object({ seat: seatNumber, stack: positiveCents }), 2),
  straddle: optional(object({ seat: seatNumber, amount: positiveCents })),
  kill: optional(object({ seat: seatNumber, amount: positiveCents })),
  post: optional(
    listOf(
      object({
        seat: seatNumber,
        live: optional(cents),
        dead: optional(cents),
        /** The player posts between the button and the blinds, which are behind. */
        middle: optional(oneOf(true)),
      }),
    ),
  ),
  /** The smallest chip that an odd amount is split down to. */
  chip: optional(positiveCents),
  split: optional(oneOf('high', 'hi-lo')),
})

/** How a round of a pot game starts: stakes, blinds, button, stacks. */
export type PokerSetup = Of<typeof pokerSetup>
