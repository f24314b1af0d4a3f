import type { Cite, PokerIncident, Reading } from '@cardroom/engine'
import { burns, misdealAndHands, outOfTurn } from './practice.ts'

/** Where a game of Towers prints each of its rules on what goes wrong. */
export interface TowersIncidentLines {
  readonly protect: Cite
  readonly deck: Cite
  readonly exposed: Cite
  readonly count: Cite
  readonly flopTooMany: Cite
  readonly flop: Cite
  readonly turn: Cite
  readonly river: Cite
  readonly passedOver: Cite
  readonly blinds: Cite
  readonly straddle: Cite
  readonly sleeper?: Cite
  readonly peeked: Cite
  readonly string: Cite
  readonly outOfTurn: Cite
  readonly chip: Cite
  readonly show: Cite
  readonly miscall: Cite
  readonly playBoard: Cite
}

export interface TowersVariant {
  /** Hold'em takes all that was wagered on a hand with a wrong number of cards; its sisters antes and blinds. */
  readonly forfeit: 'all' | 'antes-and-blinds'
  /** Before which card of the board everybody throws one away, where that is. */
  readonly discard?: { readonly before: 'flop' | 'turn'; readonly cite: Cite }
}

/** What Towers rules when something goes wrong: one list, printed with each of its eight pot games. */
export function towersIncidents(at: TowersIncidentLines, variant: TowersVariant): readonly PokerIncident[] {
  const ruling = { written: 'ruling' } as const
  const inRecord = { written: 'in-the-record' } as const
  const late = variant.forfeit === 'all' ? 'extra-and-dead' : 'extra-and-forfeit'
  const lateText =
    variant.forfeit === 'all'
      ? 'the hand is dead; all that was wagered on it is forfeited'
      : 'the hand is dead; antes and blinds are forfeited'
  return [
    {
      name: 'boxed-card',
      when: 'a card lies face up in the deck',
      consequence: 'dead, to the discards; the next card below takes its place',
      does: 'next-card',
      cite: at.deck,
      ...inRecord,
    },
    {
      name: 'joker',
      when: 'a stray joker is turned on the board',
      consequence: 'a dead card: the next one takes its place; a hand that never called one is foul',
      does: 'next-card',
      cite: at.deck,
      ...inRecord,
    },
    {
      name: 'joker',
      when: 'a player calls a stray joker among the down cards before acting',
      consequence: 'dead: replaced by the top card of the deck',
      moment: 'joker-in-time',
      does: 'joker-replaced',
      cite: at.deck,
      ...ruling,
    },
    {
      name: 'joker',
      when: 'the player has acted without calling it',
      consequence: 'foul hand: no right to the pot, all the money put in is lost',
      moment: 'joker-too-late',
      does: 'foul-for-joker',
      cite: at.deck,
      ...ruling,
    },
    {
      name: 'exposed-card',
      when: 'a second hole card is exposed in one deal',
      consequence: 'misdeal',
      moment: 'one-exposed',
      readings: [{ name: 'twoExposed', is: 'misdeal' }],
      does: 'misdeal',
      cite: at.exposed,
      ...ruling,
    },
    {
      name: 'exposed-card',
      when: 'the dealer exposes a hole card',
      consequence: 'exchanged for the top card when the deal is complete, and the burn before the flop',
      does: 'exchanged-as-burn',
      cite: at.exposed,
      ...ruling,
    },
    {
      name: 'too-many-cards',
      when: 'found before the player has acted',
      consequence: 'the extra card goes on top of the deck and is the burn; two too many void the deal',
      moment: 'seat-has-not-acted',
      does: 'extra-as-burn',
      cite: at.count,
      ...ruling,
    },
    {
      name: 'too-many-cards',
      when: 'found after the player has acted',
      consequence: lateText,
      moment: 'seat-has-acted',
      does: late,
      cite: at.count,
      ...ruling,
    },
    {
      name: 'too-few-cards',
      when: 'found before the player has acted',
      consequence: 'completed from the top of the deck',
      moment: 'seat-has-not-acted',
      does: 'completed',
      cite: at.count,
      ...ruling,
    },
    {
      name: 'too-few-cards',
      when: 'found after the player has acted',
      consequence: lateText,
      moment: 'seat-has-acted',
      does: late,
      cite: at.count,
      ...ruling,
    },
    {
      name: 'premature-flop',
      when:
        variant.discard?.before === 'flop'
          ? 'the flop is put up before the betting or the discarding is complete'
          : 'the flop is put up before the betting is complete',
      consequence: 'taken back and reshuffled; the burn stays, no card is burned before the new flop',
      does: 'flop-back',
      cite: at.flop,
      ...ruling,
    },
    {
      name: 'flop-too-many',
      when: 'the flop has too many cards, without substantial action on it',
      consequence: 'taken back and reshuffled; the burn stays, no new burn',
      moment: 'no-substantial-action',
      does: 'flop-again',
      cite: at.flopTooMany,
      ...ruling,
    },
    {
      name: 'flop-too-many',
      when: 'after substantial action: three players have acted, or two have put money in',
      consequence: 'what was acted on stands; the surplus card takes the place of the next burn',
      moment: 'substantial-action',
      does: 'stuck-card-is-burn',
      cite: at.flopTooMany,
      ...ruling,
    },
    {
      name: 'premature-turn',
      when:
        variant.discard?.before === 'turn'
          ? 'the fourth card is turned before the betting or the discarding is complete'
          : 'the fourth card is turned before the betting is complete',
      consequence:
        'not in play; the would-be fifth card is the fourth; then the deck is reshuffled with the card, and the fifth dealt without a burn',
      does: 'turn-aside',
      cite: at.turn,
      ...ruling,
    },
    {
      name: 'premature-river',
      when: 'the fifth card is turned before the betting is complete',
      consequence: 'not in play; the deck is reshuffled with it, and the fifth dealt without a burn',
      does: 'river-aside',
      cite: at.river,
      ...ruling,
    },
    ...(variant.discard
      ? [
          {
            name: 'no-discard',
            when: 'a player does not discard when asked',
            consequence: 'every active player must discard: the hand is dead',
            does: 'dead-for-no-discard',
            cite: variant.discard.cite,
            ...ruling,
          } as const,
        ]
      : []),
    {
      name: 'dead-hand',
      when: 'a hand is unprotected, abandoned or thrown away, or nullified by the floor',
      consequence: 'dead; nobody is liable',
      does: 'dead',
      cite: at.protect,
      ...ruling,
    },
    {
      name: 'retrieved',
      when: 'a hand that was folded or counted as dead, before anybody else has acted',
      consequence: 'at management’s discretion the fold is undone, and the seat acts again',
      does: 'fold-undone',
      cite: at.protect,
      ...ruling,
    },
    {
      name: 'partial-show',
      when: 'at the showdown not all cards are shown',
      consequence: 'the winner must show all cards: out of the showdown',
      moment: 'showdown',
      does: 'no-claim',
      cite: at.show,
      ...ruling,
    },
    {
      name: 'miscall',
      when: 'a player calls the own hand wrong, and another discards because of it',
      consequence: 'may forfeit the pot: out of the showdown',
      moment: 'showdown',
      does: 'no-claim',
      cite: at.miscall,
      ...ruling,
    },
    {
      name: 'no-live-hand',
      when: 'a player without cards claims to play the board',
      consequence: 'a hand in the player’s possession is needed',
      does: 'found',
      cite: at.playBoard,
      ...inRecord,
    },
    {
      name: 'check-out-of-turn',
      when: 'a player checks out of turn',
      consequence: 'may not initiate any action in this betting round',
      does: 'no-initiative',
      cite: at.outOfTurn,
      ...ruling,
    },
    {
      name: 'passed-over',
      when: 'a player lets substantial action happen behind',
      consequence: 'loses the right to initiate action in this betting round',
      does: 'no-initiative',
      cite: at.passedOver,
      ...ruling,
    },
    {
      name: 'string-raise',
      when: 'a raise in two motions, not announced',
      consequence: 'with at least half a raise in the first motion it is completed, with less it is a call',
      does: 'counts-as-raise-from-half',
      cite: at.string,
      ...ruling,
    },
    {
      name: 'oversize-chip',
      when: 'spread limit, after the flop, as the first bet',
      consequence: 'a bet of the chip’s value, at most the spread’s maximum',
      moment: 'first-bet-of-spread',
      does: 'counts-as-chip',
      cite: at.chip,
      ...ruling,
    },
    {
      name: 'oversize-chip',
      when: 'a single chip larger than the bet, without a word',
      consequence: 'a call',
      moment: 'bet-to-call',
      does: 'counts-as-call',
      cite: at.chip,
      ...ruling,
    },
    {
      name: 'peeked',
      when: 'a player who owes a blind looks at a card before posting, caught before acting',
      consequence: 'dead hand; the blind is still owed',
      moment: 'seat-has-not-acted',
      does: 'dead',
      cite: at.peeked,
      ...ruling,
    },
    {
      name: 'peeked',
      when: 'caught after acting',
      consequence: 'the hand is live; the blind is made up on a later deal',
      moment: 'seat-has-acted',
      does: 'no-effect',
      cite: at.peeked,
      ...ruling,
    },
    {
      name: 'oversize-blind',
      when: 'a blind larger than the structure asks for',
      consequence: 'forbidden',
      does: 'refused',
      cite: at.blinds,
      ...inRecord,
    },
    {
      name: 'second-straddle',
      when: 'a second straddle, a larger one, one on the button, one by a player who owes nothing',
      consequence: 'not permitted',
      does: 'refused',
      cite: at.straddle,
      ...inRecord,
    },
    ...(at.sleeper === undefined
      ? []
      : [
          {
            name: 'sleeper',
            when: 'a bet left behind by a player who is not there',
            consequence: 'not allowed',
            does: 'refused',
            cite: at.sleeper,
            ...inRecord,
          } as const,
        ]),
    ...burns,
    outOfTurn,
    ...misdealAndHands,
  ]
}

/** What Towers' list leaves open. */
export const towersIncidentReadings = (
  at: Pick<TowersIncidentLines, 'exposed' | 'count' | 'string' | 'outOfTurn'>,
  variant: TowersVariant,
): readonly Reading[] => [
  {
    name: 'twoExposed',
    default: 'misdeal',
    others: ['exchange'],
    why: 'The rule speaks of one exposed card; the same game elsewhere calls two a misdeal (003:138).',
    cite: at.exposed,
  },
  ...(variant.forfeit === 'all'
    ? []
    : [
        {
          name: 'forfeit',
          default: 'antes-and-blinds',
          others: ['all'],
          why: 'Seven copies forfeit antes and blinds, one all that was wagered (002:1113).',
          cite: at.count,
        },
      ]),
  {
    name: 'halfRaise',
    default: 'completes',
    others: ['may-call'],
    why: 'With half a raise in, one is allowed to complete it; whether one must is not said.',
    cite: at.string,
  },
  {
    name: 'noInitiative',
    default: 'round',
    others: ['hand'],
    why: 'May not initiate any action: for how long is not said.',
    cite: at.outOfTurn,
  },
]
