import type { Cite } from '../../rules/cite.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { BlindRules } from './blind-rules.ts'
import type { PokerIncident } from './incident.ts'
import type { PokerProcedure } from './procedure.ts'

/** Something with the lines that it rests on. */
export type Cited<T> = T & { readonly cite: Cite }

/** Where a card dealt to a player lies: Mexican Poker's later cards come down to a hand that has none down. */
export type CardFacing = 'down' | 'up' | 'down-if-none'

/** A street of a pot game, as rules name it. */
export type StreetName =
  | 'preflop'
  | 'flop'
  | 'turn'
  | 'river'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'predraw'
  | 'draw'
  | 'second-draw'
  | 'third-draw'

/** Who acts first in a betting round. */
export type FirstToAct =
  /** Left of the last blind (or of the straddle); without blinds left of the button. */
  | 'after-blinds'
  | 'left-of-button'
  /** The up card that has the forced bet. */
  | 'opener'
  | 'high-board'
  | 'low-board'

/** How cards are drawn in a pot game. */
export interface DrawRules {
  /** The most that a player may replace. */
  readonly most: number
  /** The dealing player may replace fewer (a game dealt by the players themselves). */
  readonly dealerMost?: number
  /** All players declare before any of them is served, or each is served in turn. */
  readonly served: 'all-declare' | 'one-by-one'
  /**
   * What is shuffled in when the deck runs out: the discards of players already served and, if that is not
   * enough, everybody's; all but those of players still waiting, with the burns; or all.
   */
  readonly reshuffle: Cited<{ readonly again: 'served-first' | 'earlier-and-burns' | 'all' }>
  readonly cite: Cite
}

/** What happens between one betting round and the next, and the betting round itself. */
export interface Street {
  readonly name: StreetName
  /** A card is burned first. */
  readonly burn?: true
  /** What every player gets, card by card round the table. */
  readonly each?: readonly CardFacing[]
  /** What every board gets. */
  readonly board?: number
  readonly draw?: DrawRules
  /** Cards that each player throws away, before or after the betting. */
  readonly discard?: Cited<{ readonly cards: number; readonly when: 'before-betting' | 'after-betting' }>
  readonly first: FirstToAct
  /**
   * Which figure of a two-figure limit is bet; `either` leaves it to the player, `one` has a single figure.
   */
  readonly bet: 'lower' | 'upper' | 'either' | 'one'
  /** A pair among a player's up cards opens the upper figure to everybody. */
  readonly openPair?: Cite
  /** Nobody may check: bet, call or fold. */
  readonly noCheck?: Cite
  /** After the betting a player may turn the down card up; the next one then comes down. */
  readonly expose?: Cite
  readonly cite: Cite
}

/** What puts the first chips in besides antes. */
export type OpeningRules =
  | {
      readonly by: 'blinds'
      /** Where only one is posted, all betting begins at the left of the button: with the blind itself. */
      readonly single?: Cite
      readonly cite: Cite
    }
  | {
      readonly by: 'up-card'
      /** Which card opens; the house may say otherwise where `designated` is set. */
      readonly card: 'low' | 'high'
      readonly designated?: true
      readonly ace: 'high' | 'low'
      /** Equal cards: by suit (clubs lowest, spades highest), or the first from the button. */
      readonly equal: 'suit' | 'position'
      /** The opener puts in the bring-in or a full bet; or must bet, at the lower or the upper figure. */
      readonly puts: 'bring-in' | 'bet'
      readonly cite: Cite
    }

/** The kinds of limit, as a record names them. */
export type LimitKind = 'fixed' | 'spread' | 'pot' | 'none'

/** How a pot game is bet. */
export interface BettingRules {
  /** Where the filing names the structures that the game is played with. */
  readonly limits?: Cited<{ readonly only: readonly LimitKind[] }>
  /** Where it is printed on which streets the lower and the upper limit is bet. */
  readonly limitsOn?: Cite
  /** How many raises follow a bet in one round, and when they are unlimited. */
  readonly raises?: Cited<{ readonly most: number; readonly lifted: CapException }>
  /** A player who has checked may raise later in the round. */
  readonly checkRaise: Cited<{ readonly allowed: boolean }>
  /** Where it is printed that only a full bet is a bet or raise, and an all-in for less is action only. */
  readonly fullBet?: Cite
  /** Where it is printed that a raise is as large as the last bet at least. */
  readonly leastRaise?: Cite
}

/** Two players took part in the betting round from its beginning, or only two are left in the pot. */
export type CapException = 'two-in-round' | 'two-left'

/** How many of the own cards make a hand with the board. */
export type HolePlays = 'any' | 'exactly-two' | 'up-to-two'

/** The rankings by which hands of a pot game are compared. */
export type PokerRanking =
  | 'high'
  | 'high-bug'
  | 'short-deck'
  | 'mexican'
  | 'eight-or-better'
  | 'eight-or-better-bug'
  | 'low-a5'
  | 'low-27'
  | 'badugi'

/** A part of the pot that one kind of hand wins. */
export interface PotHalf {
  readonly for: 'high' | 'low'
  readonly ranking: PokerRanking
  /** What a hand needs to win this part, beyond what the ranking itself asks. */
  readonly needs?: Cited<{ readonly hand: 'pair' }>
}

/**
 * Who gets an indivisible amount between high and low: the high half; the half whose winner sits first from
 * the button's left; or that winner alone where several are high, and else the high half.
 */
export type OddBetween = 'high' | 'position' | 'closest-if-tied'

/** How hands of a pot game are compared, and who gets what. */
export interface ShowdownRules {
  readonly plays: HolePlays
  readonly halves: readonly PotHalf[]
  /** Who gets what cannot be divided between high and low. */
  readonly oddChip: Cited<{ readonly between: OddBetween }>
  /** Only the winning hand has to be shown: a hand that is beaten may be thrown away unseen. */
  readonly mucks?: Cite
  /** Where nobody qualifies for anything, the pot goes to all live hands, or to the best high hand. */
  readonly nobody?: Cited<{ readonly pot: 'shared' }>
  /** The rule for a seven or better that was checked after the draw and is the best hand. */
  readonly checkedSeven?: Cited<{
    readonly lateBets: 'returned' | 'second-best'
    readonly limitOnly: boolean
  }>
  readonly cite: Cite
}

/** A voluntary blind that raises the limits of the hand. */
export interface KillRules {
  /** How many cards a player may look at before killing the pot. */
  readonly afterCards: number
  readonly timesBigBlind: number
  /** A player who killed the pot acts after all others before the draw, or when the seat's turn comes. */
  readonly acts: 'last' | 'in-turn'
  /** A killed pot may be killed again by another player. */
  readonly over?: Cite
  readonly cite: Cite
}

/** A pot game: a variant is data. */
export interface PokerRules extends RuleSet {
  readonly family: 'poker'
  readonly incidents: readonly PokerIncident[]
  readonly deck: Cited<{ readonly jokers?: number; readonly without?: string }>
  readonly boards?: Cited<{ readonly count: 2 }>
  /** With more at the table, the button gets no hand, then the player at its right (`without`: where that stands). */
  readonly handsAtMost?: Cited<{ readonly hands: number; readonly without?: Cite }>
  readonly opening: OpeningRules
  /**
   * Whether a new player is dealt in without posting a blind; elsewhere the big blind is posted or waited
   * for.
   */
  readonly dealtInAtOnce?: Cite
  /** Free hands, missed blinds and changes of seat. */
  readonly blindRules?: BlindRules
  readonly procedure?: PokerProcedure
  readonly streets: readonly Street[]
  readonly betting: BettingRules
  readonly showdown: ShowdownRules
  /** The game may also be played the other way. */
  readonly split?: Cited<{ readonly halves: readonly PotHalf[] }>
  /** A voluntary blind; without a size and a seat it may be any. The button may be barred from it. */
  readonly straddle?: Cited<{
    readonly timesBigBlind?: number
    readonly from?: 'left-of-big-blind'
    readonly notFrom?: 'button'
  }>
  /** A game is opened by a draw for the button in which the ace is the lowest card. */
  readonly aceLowForButton?: Cite
  /** The house may put a joker into the deck (reading `joker`). */
  readonly optionalJoker?: Cite
  readonly kill?: KillRules
  /** A seat whose hand was thrown away before there was a wager goes on receiving cards until there is one. */
  readonly deadSeatDealt?: Cite
  /** The last round is dealt from the burns where the deck runs out, or as one card for all who lack one. */
  readonly deckRunsOut?: Cite
  /** All-in players may agree to deal the rest of the board twice. */
  readonly runTwice?: Cite
}

/** How many players at the table get a hand: with too many the button sits out, then the seat at its right. */
export const dealtIn = ({ handsAtMost }: PokerRules, players: number): number =>
  handsAtMost ? Math.min(handsAtMost.hands, players) : players

/** All bets and raises are of the same amount, on every street. */
export const hasOneBet = ({ streets }: Pick<PokerRules, 'streets'>): boolean =>
  streets.every(({ bet }) => bet === 'one')
