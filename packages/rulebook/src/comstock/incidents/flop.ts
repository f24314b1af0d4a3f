import type { Cite } from '@cardroom/engine'
import type { PokerIncident } from '@cardroom/engine/poker'
import { burns, deadHand, misdealIncident, outOfTurn, retrieved } from '../../poker/incidents/practice.ts'
import { says } from '../../poker/incidents/sentences.ts'

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
      when: 'before-two-acts',
      names: ['hand'],
      then: 'misdeal',
      says: says('found-before-two-acts', 'misdeal'),
      cite: at('003:139'),
      ...ruling,
    },
    {
      name,
      when: 'after-two-acts',
      names: ['hand'],
      then: 'extra-and-dead',
      says: says('found-after-two-acts', 'forfeits-all'),
      cite: at('003:139'),
      ...ruling,
    },
  ])
  return [
    {
      name: 'boxed-card',
      then: 'next-card',
      says: says('card-boxed', 'scrap-next-card'),
      cite: at('003:137'),
      ...inRecord,
    },
    {
      name: 'joker',
      then: 'next-card',
      says: says('stray-joker-on-the-board', 'scrap-or-foul'),
      cite: at('003:137'),
      ...inRecord,
    },
    {
      name: 'joker',
      when: 'joker-in-time',
      names: ['hand'],
      then: 'joker-replaced',
      says: says('stray-joker-called', 'replaced-after-the-round-of-cards'),
      cite: at('003:137'),
      ...ruling,
    },
    {
      name: 'joker',
      when: 'joker-too-late',
      names: ['hand'],
      then: 'foul-for-joker',
      says: says('stray-joker-not-called', 'foul-money-lost'),
      cite: at('003:137'),
      ...ruling,
    },
    {
      name: 'exposed-card',
      when: 'one-exposed',
      names: ['hand', 'cards'],
      then: 'misdeal',
      says: says('second-card-exposed', 'misdeal'),
      cite: at('003:138'),
      ...ruling,
    },
    {
      name: 'exposed-card',
      names: ['hand', 'cards'],
      then: 'exchanged-as-burn',
      says: says('hole-card-exposed-by-error', 'exchanged-as-first-burn'),
      cite: at('003:138'),
      ...ruling,
    },
    ...counts,
    {
      name: 'premature-flop',
      then: 'flop-back-with-burn',
      says: says('early-flop', 'flop-back-new-burn'),
      cite: at('003:141'),
      ...ruling,
    },
    {
      name: 'flop-too-many',
      then: 'flop-again-after-burn',
      says: says('flop-too-many', 'flop-again-new-burn'),
      cite: at('003:140'),
      ...ruling,
    },
    {
      name: 'premature-turn',
      then: 'turn-aside-with-burn',
      says: says('early-turn', 'turn-aside-new-burn'),
      cite: at('003:143'),
      ...ruling,
    },
    {
      name: 'premature-river',
      then: 'river-aside-with-burn',
      says: says('early-river', 'river-aside-new-burn'),
      cite: at('003:144'),
      ...ruling,
    },
    ...(discards
      ? [
          {
            name: 'no-discard',
            names: ['hand'],
            then: 'dead-for-no-discard',
            says: says('no-discard', 'dead-hand'),
            cite: '003:592',
            ...ruling,
          } as const,
        ]
      : []),
    {
      name: 'partial-show',
      when: 'showdown',
      names: ['hand'],
      then: 'no-claim',
      says: says('one-card-shown', 'no-valid-hand'),
      cite: at('003:146'),
      ...ruling,
    },
    {
      name: 'no-live-hand',
      then: 'found',
      says: says('plays-the-board-without-cards', 'live-hand-needed'),
      cite: at('003:145'),
      ...inRecord,
    },
    {
      name: 'string-raise',
      names: ['hand'],
      then: 'counts-as-call',
      says: says('raise-not-whole', 'not-allowed-a-call'),
      cite: at('003:133'),
      ...ruling,
    },
    {
      name: 'oversize-chip',
      when: 'bet-to-call',
      names: ['hand'],
      then: 'counts-as-call',
      says: says('large-chip', 'a-call'),
      cite: at('003:135'),
      ...ruling,
    },
    deadHand,
    retrieved,
    outOfTurn,
    ...burns,
    misdealIncident,
  ]
}
