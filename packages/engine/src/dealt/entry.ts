import { nameOf } from '../cards/card.ts'
import type { Awaiting, Input } from '../round/awaiting.ts'
import { writeMove, writeRuling } from '../round/moves.ts'
import { yes } from '../rules/shape.ts'
import { expecting } from '../shape/sentences.ts'
import {
  flag,
  listOf,
  matching,
  type Of,
  object,
  oneOf,
  optional,
  positiveCents,
  seatNumber,
  tagged,
  text,
  whole,
} from '../shape/shape.ts'
import { familyCommands } from '../table-commands.ts'

/** No blanks and no slash: records write `3/Kim double`. */
export const personName = matching(/^[\p{L}\p{N}_.-]{1,20}$/u, expecting('a-text'))

/** An action that the house dealer enters. */
const dealerAction = tagged('do', {
  sit: {
    seat: seatNumber,
    name: optional(personName),
    stack: optional(positiveCents),
    /** Plays for a third-party provider. */
    provider: optional(yes),
  },
  stand: { seat: seatNumber },
  away: { seat: seatNumber, away: flag },
  chips: { seat: seatNumber, cents: positiveCents },
  'chips-off': { seat: seatNumber, cents: positiveCents },
  'change-seat': { seat: seatNumber, to: seatNumber },
  /** How a player who owes blinds comes back in. */
  'make-up': { seat: seatNumber, ...familyCommands['make-up'].fields },
  /** The button was drawn for, and came to this seat. */
  button: { seat: seatNumber, ...familyCommands.button.fields },
  /**
   * The player-dealer position is taken with this wager, or declined with 0. Everybody asked before has
   * declined.
   */
  bank: { seat: seatNumber, ...familyCommands.bank.fields },
  /**
   * All wagers of a player for the coming round, or with `by` those of a back-line bettor at that seat. A wager is by
   * default on the hand at that seat.
   */
  wagers: { seat: seatNumber, by: optional(personName), ...familyCommands['enter-wagers'].fields },
  /** A new shoe begins; where its first card sets the number of burn cards, the card turned up. */
  shoe: { turned: optional(text) },
  /** The cut card has come out: when this round is over, so is the shoe. */
  'cut-card': {},
  /** The bets close in this many seconds, or with 0 at once. The house dealer decides who is late. */
  clock: { seconds: whole(0) },
  deal: {},
  /** A player asked for a hand without wagers, and it is dealt. */
  'free-hand': {},
  /**
   * `to`: where the tablet believed it to go, so that it never lands anywhere else. `seen`: only its rank was
   * entered, or only the result that it belongs to; the rest stands for any card that fits. `??` lies face
   * down and nobody has seen it; when it is turned over, another entry replaces this one.
   */
  card: {
    card: text,
    to: text,
    hand: optional(whole(1)),
    boxed: optional(yes),
    seen: optional(oneOf('rank', 'result')),
  },
  dice: { dice: listOf(whole(1), 1) },
  shuffled: {},
  /** As records write it: `2 hit`, `3/Kim double`; and the floor's rulings: `floor exposed-card 2 5h`. */
  move: { move: text },
  settle: {},
  /** The round is called off: everything that was put in goes back. */
  void: {},
  /** The half-hour collection was taken. */
  collect: {},
  /** Another entry does not count; it may itself take one back. */
  'take-back': { of: text },
})
/** An action that a house dealer enters. */
export type DealerAction = Of<typeof dealerAction>

/** A wager as the house dealer enters it. */
export type EnteredWager = Extract<DealerAction, { do: 'wagers' }>['wagers'][number]

/** An entry of a session. Entries are never changed or removed. */
export const sessionEntry = object({
  /** Chosen by the tablet: an entry that arrives twice counts once. */
  id: matching(/^[\w-]{1,40}$/, expecting('a-text')),
  /** When, by the tablet's clock, in milliseconds. */
  at: whole(0),
  /** The number of its round; actions between two rounds belong to the next. */
  round: whole(1),
  /** Replaces this entry, which no longer counts. */
  instead: optional(text),
  does: dealerAction,
})
/** An entry of a session. */
export type SessionEntry = Of<typeof sessionEntry>

/** The entry for an input of a round. */
export function doingOf(input: Input, awaiting: Awaiting): DealerAction {
  switch (input.kind) {
    case 'card': {
      const { to, hand } = awaiting.kind === 'card' ? awaiting : { to: '' }
      return {
        do: 'card',
        card: nameOf(input.card),
        to,
        ...(hand === undefined ? {} : { hand }),
        ...(input.boxed ? { boxed: true } : {}),
      }
    }
    case 'dice':
      return { do: 'dice', dice: input.dice }
    case 'shuffled':
      return { do: 'shuffled' }
    case 'move':
      return { do: 'move', move: writeMove(input) }
    case 'ruling':
      return { do: 'move', move: writeRuling(input) }
    case 'settle':
      return { do: 'settle' }
  }
}
