import type { Cite, Reading } from '@cardroom/engine'
import type { PokerIncident } from '@cardroom/engine/poker'
import { burns, misdealIncident, outOfTurn } from '../../poker/incidents/practice.ts'
import { says } from '../../poker/incidents/sentences.ts'
import { why } from '../../poker/reading-sentences.ts'

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
  /** The card of the board before which each player discards one, if any. */
  readonly discard?: { readonly before: 'flop' | 'turn'; readonly cite: Cite }
}

/** What Towers rules when something goes wrong: one list, printed with each of its eight pot games. */
export function towersIncidents(at: TowersIncidentLines, variant: TowersVariant): readonly PokerIncident[] {
  const ruling = { written: 'ruling' } as const
  const inRecord = { written: 'in-the-record' } as const
  const late = variant.forfeit === 'all' ? 'extra-and-dead' : 'extra-and-forfeit'
  const lost = variant.forfeit === 'all' ? 'all-forfeited' : 'antes-and-blinds-forfeited'
  return [
    {
      name: 'boxed-card',
      then: 'next-card',
      says: says('card-boxed', 'to-the-discards-next-below'),
      cite: at.deck,
      ...inRecord,
    },
    {
      name: 'joker',
      then: 'next-card',
      says: says('stray-joker-on-the-board', 'dead-card-or-foul'),
      cite: at.deck,
      ...inRecord,
    },
    {
      name: 'joker',
      when: 'joker-in-time',
      names: ['hand'],
      then: 'joker-replaced',
      says: says('stray-joker-called', 'replaced-by-the-top-card'),
      cite: at.deck,
      ...ruling,
    },
    {
      name: 'joker',
      when: 'joker-too-late',
      names: ['hand'],
      then: 'foul-for-joker',
      says: says('stray-joker-not-called', 'foul-money-lost'),
      cite: at.deck,
      ...ruling,
    },
    {
      name: 'exposed-card',
      when: 'one-exposed',
      names: ['hand', 'cards'],
      then: 'misdeal',
      readings: [{ name: 'twoExposed', is: 'misdeal' }],
      says: says('second-hole-card-exposed', 'misdeal'),
      cite: at.exposed,
      ...ruling,
    },
    {
      name: 'exposed-card',
      names: ['hand', 'cards'],
      then: 'exchanged-as-burn',
      says: says('hole-card-exposed', 'exchanged-as-burn-before-the-flop'),
      cite: at.exposed,
      ...ruling,
    },
    {
      name: 'too-many-cards',
      when: 'seat-has-not-acted',
      names: ['hand'],
      then: 'extra-as-burn',
      says: says('before-the-player-has-acted', 'extra-is-the-burn'),
      cite: at.count,
      ...ruling,
    },
    {
      name: 'too-many-cards',
      when: 'seat-has-acted',
      names: ['hand'],
      then: late,
      says: says('after-the-player-has-acted', lost),
      cite: at.count,
      ...ruling,
    },
    {
      name: 'too-few-cards',
      when: 'seat-has-not-acted',
      names: ['hand'],
      then: 'completed',
      says: says('before-the-player-has-acted', 'completed-from-the-top'),
      cite: at.count,
      ...ruling,
    },
    {
      name: 'too-few-cards',
      when: 'seat-has-acted',
      names: ['hand'],
      then: late,
      says: says('after-the-player-has-acted', lost),
      cite: at.count,
      ...ruling,
    },
    {
      name: 'premature-flop',
      then: 'flop-back',
      says: says(
        variant.discard?.before === 'flop' ? 'early-flop-before-discards' : 'early-flop',
        'flop-back-no-burn',
      ),
      cite: at.flop,
      ...ruling,
    },
    {
      name: 'flop-too-many',
      when: 'no-substantial-action',
      then: 'flop-again',
      says: says('flop-too-many-without-action', 'flop-again-no-burn'),
      cite: at.flopTooMany,
      ...ruling,
    },
    {
      name: 'flop-too-many',
      when: 'substantial-action',
      then: 'stuck-card-is-burn',
      says: says('flop-too-many-after-action', 'surplus-is-the-next-burn'),
      cite: at.flopTooMany,
      ...ruling,
    },
    {
      name: 'premature-turn',
      then: 'turn-aside',
      says: says(
        variant.discard?.before === 'turn' ? 'early-turn-before-discards' : 'early-turn',
        'turn-aside-no-burn',
      ),
      cite: at.turn,
      ...ruling,
    },
    {
      name: 'premature-river',
      then: 'river-aside',
      says: says('early-river', 'river-aside-no-burn'),
      cite: at.river,
      ...ruling,
    },
    ...(variant.discard
      ? [
          {
            name: 'no-discard',
            names: ['hand'],
            then: 'dead-for-no-discard',
            says: says('no-discard', 'must-discard-dead'),
            cite: variant.discard.cite,
            ...ruling,
          } as const,
        ]
      : []),
    {
      name: 'dead-hand',
      names: ['hand'],
      then: 'dead',
      says: says('unprotected-or-nullified', 'nobody-liable'),
      cite: at.protect,
      ...ruling,
    },
    {
      name: 'retrieved',
      names: ['any-hand'],
      then: 'fold-undone',
      says: says('folded-nobody-has-acted', 'at-managements-discretion'),
      cite: at.protect,
      ...ruling,
    },
    {
      name: 'partial-show',
      when: 'showdown',
      names: ['hand'],
      then: 'no-claim',
      says: says('not-all-cards-shown', 'winner-shows-all'),
      cite: at.show,
      ...ruling,
    },
    {
      name: 'miscall',
      when: 'showdown',
      names: ['hand'],
      then: 'no-claim',
      says: says('hand-miscalled', 'may-forfeit'),
      cite: at.miscall,
      ...ruling,
    },
    {
      name: 'no-live-hand',
      then: 'found',
      says: says('plays-the-board-without-cards', 'hand-needed'),
      cite: at.playBoard,
      ...inRecord,
    },
    {
      name: 'check-out-of-turn',
      names: ['hand'],
      then: 'no-initiative',
      says: says('checks-out-of-turn', 'may-not-initiate'),
      cite: at.outOfTurn,
      ...ruling,
    },
    {
      name: 'passed-over',
      names: ['hand'],
      then: 'no-initiative',
      says: says('lets-action-pass', 'loses-the-initiative'),
      cite: at.passedOver,
      ...ruling,
    },
    {
      name: 'string-raise',
      names: ['hand', 'cents'],
      then: 'counts-as-raise-from-half',
      says: says('raise-in-two-motions', 'half-a-raise'),
      cite: at.string,
      ...ruling,
    },
    {
      name: 'oversize-chip',
      when: 'first-bet-of-spread',
      names: ['hand'],
      then: 'counts-as-chip',
      says: says('first-bet-of-a-spread', 'bet-of-the-chip'),
      cite: at.chip,
      ...ruling,
    },
    {
      name: 'oversize-chip',
      when: 'bet-to-call',
      names: ['hand'],
      then: 'counts-as-call',
      says: says('large-chip', 'a-call'),
      cite: at.chip,
      ...ruling,
    },
    {
      name: 'peeked',
      when: 'seat-has-not-acted',
      names: ['hand'],
      then: 'dead',
      says: says('peeked-before-acting', 'dead-blind-owed'),
      cite: at.peeked,
      ...ruling,
    },
    {
      name: 'peeked',
      when: 'seat-has-acted',
      names: ['hand'],
      then: 'no-effect',
      says: says('caught-after-acting', 'live-blind-later'),
      cite: at.peeked,
      ...ruling,
    },
    {
      name: 'oversize-blind',
      then: 'refused',
      says: says('blind-too-large', 'forbidden'),
      cite: at.blinds,
      ...inRecord,
    },
    {
      name: 'second-straddle',
      then: 'refused',
      says: says('second-straddle', 'not-permitted'),
      cite: at.straddle,
      ...inRecord,
    },
    ...(at.sleeper === undefined
      ? []
      : [
          {
            name: 'sleeper',
            then: 'refused',
            says: says('bet-left-behind', 'not-allowed'),
            cite: at.sleeper,
            ...inRecord,
          } as const,
        ]),
    ...burns,
    outOfTurn,
    misdealIncident,
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
    why: why('two-exposed'),
    cite: at.exposed,
  },
  ...(variant.forfeit === 'all'
    ? []
    : [
        {
          name: 'forfeit',
          default: 'antes-and-blinds',
          others: ['all'],
          why: why('forfeit'),
          cite: at.count,
        },
      ]),
  {
    name: 'halfRaise',
    default: 'completes',
    others: ['may-call'],
    why: why('half-a-raise'),
    cite: at.string,
  },
  {
    name: 'noInitiative',
    default: 'round',
    others: ['hand'],
    why: why('no-initiative'),
    cite: at.outOfTurn,
  },
]
