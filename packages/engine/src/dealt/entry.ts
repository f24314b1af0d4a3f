import { nameOf } from '../cards/card.ts'
import type { Awaiting, Input } from '../round/awaiting.ts'
import { writeMove, writeRuling } from '../round/moves.ts'
import { yes } from '../rules/shape.ts'
import { expecting } from '../shape/sentences.ts'
import {
  cents,
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
import { MAKE_UPS } from '../table/face.ts'

/** No blanks and no slash: records write `3/Kim double`. */
export const personName = matching(/^[\p{L}\p{N}_.-]{1,20}$/u, expecting('a-text'))

const wager = object({
  /** The hand that is bet on; without it the one at the entry's own seat. Another seat's is a back-line bet. */
  seat: optional(seatNumber),
  /** Nobody sits there: whoever bets the circle plays its hand. */
  circle: optional(yes),
  on: text,
  hand: optional(whole(1)),
  amount: positiveCents,
  /** What each of the partners has put in who bet together. */
  kumKum: optional(listOf(positiveCents, 2)),
})
/** A wager as the house dealer enters it. */
export type EnteredWager = Of<typeof wager>

/** What the house dealer has seen happen, or has done. */
export const doing = tagged('do', {
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
  /** How one who owes blinds comes back in. */
  'make-up': { seat: seatNumber, how: oneOf(...MAKE_UPS) },
  /** The button was drawn for, and came to this seat. */
  button: { seat: seatNumber },
  /** The player-dealer position is taken with so much, or declined with 0. Who is asked before has declined. */
  bank: { seat: seatNumber, wager: cents },
  /** All wagers of a player for the coming round, or with `by` of somebody who stands behind that seat. */
  wagers: { seat: seatNumber, by: optional(personName), wagers: listOf(wager) },
  /** Another shoe is dealt from; where its first card says how many are burned, the card that was turned up. */
  shoe: { turned: optional(text) },
  /** The cut card has come out: when this round is over, so is the shoe. */
  'cut-card': {},
  /** The bets are closed in so many seconds, or with 0 at once. Whoever is late is the house dealer's to judge. */
  clock: { seconds: whole(0) },
  deal: {},
  /** A hand without wagers was asked for, and is dealt. */
  'free-hand': {},
  /**
   * `to`: where it was taken to be going, so that it never lands anywhere else. `seen`: only its rank was entered,
   * or only the result that it is part of; the suit, or the card, stands for any that fits. `??` lies face down and
   * nobody has seen it; when it is turned over, the card is entered instead.
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
  /** The round is called off: all that was put in goes back. */
  void: {},
  /** What is collected by the half hour was taken. */
  collect: {},
  /** Another entry does not count; that entry may be one of this kind itself. */
  'take-back': { of: text },
})
/** Something that a house dealer enters. */
export type Doing = Of<typeof doing>

/** A line of a session: nothing of it is ever changed or taken out. */
export const entry = object({
  /** Made by the tablet: the same entry that arrives twice counts once. */
  id: matching(/^[\w-]{1,40}$/, expecting('a-text')),
  /** When, by the tablet's clock, in milliseconds. */
  at: whole(0),
  /** The how manieth round it belongs to; what is done between two rounds belongs to the next. */
  round: whole(1),
  /** It stands in the place of this one, which does not count. */
  instead: optional(text),
  does: doing,
})
/** An entry of a session. */
export type Entry = Of<typeof entry>

/** What is entered for something that a round takes. */
export function doingOf(input: Input, awaiting: Awaiting): Doing {
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
