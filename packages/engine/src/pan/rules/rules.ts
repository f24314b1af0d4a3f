import type { Cite } from '../../rules/cite.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { PanIncident } from './incident.ts'

type Cited<T> = T & { readonly cite: Cite }

/** A meld that the other players pay for at once, in chips. */
export type Condition =
  | {
      readonly meld: 'square'
      /** Cards of value, or any others. */
      readonly valle: boolean
      readonly suits: 'same' | 'different'
      readonly chips: number
      /** In spades. */
      readonly spades?: number
      readonly cite: Cite
    }
  | {
      readonly meld: 'rope'
      /** The three ranks that it has to hold, from the lowest: `"A23"`. */
      readonly ranks: string
      readonly chips: number
      readonly spades?: number
      readonly cite: Cite
    }

/** Pan: the rummy game in which melds are paid for while it is played. */
export interface PanRules extends RuleSet {
  readonly family: 'pan'
  readonly incidents: readonly PanIncident[]
  readonly deck: Cited<{ readonly decks: number; readonly without: string }>
  /** A set of spades that the house may take out (reading `spades`). */
  readonly optionalSpades?: Cite
  readonly deal: Cited<{ readonly cards: number; readonly atATime: number }>
  readonly start: {
    /**
     * Where nobody has won yet, who starts: by a card each before the deal, or by one of the first packet
     * turned up.
     */
    readonly lowest: Cited<{ readonly card: 'before-the-deal' | 'in-the-first-packet' }>
    readonly winner: Cite
    /** Who starts where the winner has left or passes: the next player at the right. */
    readonly winnerGone: Cite
  }
  /** Everybody declares in or pass before the draw; `cost`, where the filing says what passing costs. */
  readonly declare: { readonly pass?: Cite; readonly cite: Cite }
  readonly draw: {
    readonly cite: Cite
    /** The discard that the next player may use instead of a card of the deck. */
    readonly option: Cite
    /** A card that is not wanted may be replaced once (reading `drawAgain`). */
    readonly again?: Cite
    /** Cards of the hand may be laid once a card was drawn, or only once the drawn card was used. */
    readonly lay: Cited<{ readonly after: 'drawing' | 'using' }>
  }
  readonly force: { readonly option: Cite; readonly overlooked: Cite; readonly outCard: Cite }
  readonly squares: { readonly same: Cite; readonly different: Cite }
  readonly ropes: { readonly cite: Cite }
  /** Ranks of which any three are a square. */
  readonly anySuit: Cited<{ readonly ranks: string }>
  readonly valle: Cited<{ readonly ranks: string }>
  readonly conditions: readonly Condition[]
  /** The cards that must lie in melds, and what that is worth from each player. */
  readonly out: Cited<{ readonly cards: number; readonly chips: number }>
  readonly pay: {
    /** Before the discard, or not until the hand is hit again. */
    readonly called: Cite
    readonly short: Cite
    readonly broke: Cite
    readonly foul: Cite
  }
  readonly buyIn: Cited<{ readonly chips: number }>
}
