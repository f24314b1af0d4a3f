import type { IncidentRow } from '../../floor/incident.ts'

/** When a row of the list applies. */
export const POKER_MOMENTS = [
  /** The seat has not acted on its hand yet, or it has. */
  'seat-has-not-acted',
  'seat-has-acted',
  /** The player has not acted since the joker came, or has. */
  'joker-in-time',
  'joker-too-late',
  /** Fewer than two players have acted on their hands, or two have; posting a blind is not acting. */
  'before-two-acts',
  'after-two-acts',
  /** No player has acted, or one has. */
  'no-action',
  'action',
  /** No bet has been made, the forced one counted, or one has. */
  'before-opening',
  'after-opening',
  'before-draw',
  'after-draw',
  /** Everything is decided, and the hands are still to be shown. */
  'showdown',
  'one-exposed',
  'first-card',
  'on-the-deal',
  'on-the-draw',
  'on-the-last-card',
  'later-cards',
  /** A card that belongs face up. */
  'up-card',
  'no-substantial-action',
  'substantial-action',
  'first-bet-of-spread',
  'bet-to-call',
] as const
export type PokerMoment = (typeof POKER_MOMENTS)[number]

/** The consequences that the floor may rule. */
export const POKER_CONSEQUENCES = [
  'no-effect',
  'misdeal',
  /** The hand is out, what it has put in stays in the pot. */
  'dead',
  'foul',
  'foul-for-joker',
  'dead-if-all-in',
  'dead-after-bet',
  /** The hand is out and the ante goes back. */
  'out-with-ante',
  /** Out of the showdown. */
  'no-claim',
  'fold-undone',
  'call-undone',
  'no-initiative',
  /** In place of the seat's move. */
  'counts-as-call',
  'counts-as-raise-from-half',
  'counts-as-chip',
  'must-complete',
  'dead-in-turn',
  'absent-in-stud',
  'dead-for-no-discard',
  'dealer-dead-for-late-discard',
  /** Cards of a hand. */
  'joker-replaced',
  'exchanged-as-burn',
  'extra-as-burn',
  'extra-and-out-with-ante',
  'extra-and-foul',
  'extra-and-dead',
  'completed',
  'completed-with-draw',
  'extra-and-forfeit',
  'replaced',
  'replaced-with-draw',
  'foul-for-lost-card',
  'plays-with-the-rest',
  'stud-hole-exposed',
  'stud-last-exposed',
  'stud-premature-round',
  'next-card-down',
  'street-without-betting',
  /** The board. */
  'flop-again',
  'flop-again-after-burn',
  'flop-back',
  'flop-back-with-burn',
  'stuck-card-is-burn',
  'turn-aside',
  'turn-aside-with-burn',
  'river-aside',
  'river-aside-with-burn',
  /** The dealing player. */
  'dealer-foul',
] as const
export type PokerConsequence = (typeof POKER_CONSEQUENCES)[number]

/** The consequences that need no ruling: the cards or the setup show them. */
export const POKER_AUTOMATIC_CONSEQUENCES = [
  /** The card does not count; the next one takes its place. */
  'next-card',
  'misdeal',
  /** The table follows the rules of the game, and the result notes it. */
  'found',
  /** The record is refused. */
  'refused',
] as const
type PokerAutomaticConsequence = (typeof POKER_AUTOMATIC_CONSEQUENCES)[number]

/** A row of a pot game's list of incidents. */
export type PokerIncident = IncidentRow<PokerMoment, PokerConsequence, PokerAutomaticConsequence>
