import type { Cite, PokerIncident } from '@cardroom/engine'
import { burns, deadHand, misdealAndHands, outOfTurn, retrieved } from './practice.ts'

/** Comstock's rules on what goes wrong in hold-em and its variations; elsewhere they are only practice. */
export function comstockFlopIncidents(
  lines: 'as-filed' | 'practice',
  discards?: 'with-discards',
): readonly PokerIncident[] {
  const at = (cite: Cite): Cite => (lines === 'as-filed' ? cite : 'practice')
  const ruling = { written: 'ruling' } as const
  const inRecord = { written: 'in-the-record' } as const
  const counts = (['too-many-cards', 'too-few-cards'] as const).flatMap((name): PokerIncident[] => [
    {
      name,
      when: 'found before two players have acted',
      consequence: 'misdeal',
      moment: 'before-two-acts',
      does: 'misdeal',
      cite: at('003:139'),
      ...ruling,
    },
    {
      name,
      when: 'found after two players have acted',
      consequence: 'that player forfeits all money, antes and blinds; the others play on',
      moment: 'after-two-acts',
      does: 'extra-and-dead',
      cite: at('003:139'),
      ...ruling,
    },
  ])
  return [
    {
      name: 'boxed-card',
      when: 'a card lies face up in the deck',
      consequence: 'a scrap of paper: the next card below takes its place',
      does: 'next-card',
      cite: at('003:137'),
      ...inRecord,
    },
    {
      name: 'joker',
      when: 'a stray joker is turned on the board',
      consequence: 'a scrap of paper: the next card; a hand that never called one is foul',
      does: 'next-card',
      cite: at('003:137'),
      ...inRecord,
    },
    {
      name: 'joker',
      when: 'a player calls a stray joker among the down cards before acting',
      consequence: 'replaced by the top card of the deck after the round of cards is complete',
      moment: 'joker-in-time',
      does: 'joker-replaced',
      cite: at('003:137'),
      ...ruling,
    },
    {
      name: 'joker',
      when: 'the player has acted without calling it',
      consequence: 'foul hand: no right to the pot, all the money put in is lost',
      moment: 'joker-too-late',
      does: 'foul-for-joker',
      cite: at('003:137'),
      ...ruling,
    },
    {
      name: 'exposed-card',
      when: 'a second card is exposed in one deal',
      consequence: 'misdeal',
      moment: 'one-exposed',
      does: 'misdeal',
      cite: at('003:138'),
      ...ruling,
    },
    {
      name: 'exposed-card',
      when: 'a hole card is exposed by dealer error',
      consequence: 'exchanged for the top card when the deal is complete, and the first burn',
      does: 'exchanged-as-burn',
      cite: at('003:138'),
      ...ruling,
    },
    ...counts,
    {
      name: 'premature-flop',
      when: 'the flop is put up before the betting is complete',
      consequence: 'taken back and reshuffled; the burn stays, a new card is burned before the new flop',
      does: 'flop-back-with-burn',
      cite: at('003:141'),
      ...ruling,
    },
    {
      name: 'flop-too-many',
      when: 'the flop has too many cards',
      consequence: 'taken back and reshuffled; the burn stays, a new card is burned',
      does: 'flop-again-after-burn',
      cite: at('003:140'),
      ...ruling,
    },
    {
      name: 'premature-turn',
      when: 'the fourth card is turned before the betting is complete',
      consequence:
        'not in play; the would-be fifth card is the fourth; then the deck is reshuffled with the card, one is burned and the fifth dealt',
      does: 'turn-aside-with-burn',
      cite: at('003:143'),
      ...ruling,
    },
    {
      name: 'premature-river',
      when: 'the fifth card is turned before the betting is complete',
      consequence: 'reshuffled in the same manner as the fourth: a card is burned, then the fifth',
      does: 'river-aside-with-burn',
      cite: at('003:144'),
      ...ruling,
    },
    ...(discards
      ? [
          {
            name: 'no-discard',
            when: 'a player does not discard when asked',
            consequence: 'dead hand',
            does: 'dead-for-no-discard',
            cite: '003:592',
            ...ruling,
          } as const,
        ]
      : []),
    {
      name: 'partial-show',
      when: 'at the showdown a player shows one card, the rest stays down',
      consequence: 'not a valid hand: out of the showdown',
      moment: 'showdown',
      does: 'no-claim',
      cite: at('003:146'),
      ...ruling,
    },
    {
      name: 'no-live-hand',
      when: 'a player without cards claims to play the board',
      consequence: 'a live hand is needed',
      does: 'found',
      cite: at('003:145'),
      ...inRecord,
    },
    {
      name: 'string-raise',
      when: 'a raise neither announced nor put in whole',
      consequence: 'not allowed: a call',
      does: 'counts-as-call',
      cite: at('003:133'),
      ...ruling,
    },
    {
      name: 'oversize-chip',
      when: 'a single chip larger than the bet, without a word',
      consequence: 'a call',
      moment: 'bet-to-call',
      does: 'counts-as-call',
      cite: at('003:135'),
      ...ruling,
    },
    deadHand,
    retrieved,
    outOfTurn,
    ...burns,
    ...misdealAndHands,
  ]
}
