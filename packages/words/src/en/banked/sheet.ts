import type { BankedSheetSentences } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'

const FIRST_AT = {
  'left-of-bank': 'the seat at the player-dealer’s left',
  'house-dealers-left': 'the seat at the house dealer’s left',
  'house-dealers-right': 'the seat at the house dealer’s right',
} as const

const FIRST_CARD = {
  any: 'the player-dealer’s card',
  open: 'the player-dealer’s open card',
  'second-dealt': 'the second card that is dealt',
} as const

const COUNTED_FROM = {
  bank: 'the player-dealer',
  'left-of-bank': 'the player-dealer’s left',
  'house-dealers-left': 'the house dealer’s left',
} as const

const PASSED_TO = { 'left-of-bank': 'the left', 'house-dealers-right': 'the house dealer’s right' } as const

/** `6 to 5`. */
export const odds = (of: string): string => of.replace(':', ' to ')

const either = (names: readonly string[]): string => names.join(' or ')

export const bankedSheet: Says<BankedSheetSentences> = {
  'banked-title-table': 'Table',
  'banked-title-wagers': 'Wagers',
  'banked-title-round': 'A round',
  'banked-title-showdown': 'Showdown',
  'banked-title-settlement': 'Settlement',
  'banked-column-wager': 'Wager',
  'banked-column-when': 'When',
  'banked-column-condition': 'Condition',
  'banked-column-hand': 'Hand',
  'banked-column-pays': 'Pays',
  'banked-column-player-dealer': 'Player-dealer',
  'banked-column-players-hand': 'Player’s hand',
  'banked-column-outcome': 'Outcome',

  'banked-tile-set': 'One set of 32 Chinese dominoes',
  'banked-decks': ({ from, to, cards, without, jokers, jokersFrom }) => {
    const decks = from === to ? (to === 1 ? 'One deck' : `${to} decks`) : `${from} to ${to} decks`
    const removed = without.length > 0 ? ` (no ${without.join(', ')})` : ''
    const added = jokers > 0 ? ` and ${jokers === 1 ? 'a joker' : `${jokers} jokers`}` : ''
    const when = jokersFrom === undefined ? '' : ` with ${jokersFrom} decks or more`
    return `${decks} of ${cards} cards${removed}${added}${when}`
  },
  'banked-places': ({ places }) => `${places} places, the player-dealer’s among them`,
  'banked-providers': 'Third-party providers of proposition player services may play',
  'banked-kum-kum': ({ minimum }) =>
    `Partners may bet together: kum-kum bets are paid and taken as one${minimum ? ', and each partner wagers the table’s minimum at least' : ''}`,
  'banked-no-back-line': 'No back-line bets',
  'banked-back-line': 'Back-line bets are permitted',
  'banked-back-line-up-to': ({ most }) => `Back-line bets: up to ${most} a hand`,

  'banked-before-the-deal': 'before the deal',
  'banked-during-the-round': 'during the round',
  'banked-conditions': ({ conditions }, { say }) => conditions.map(say).join(', '),
  'banked-required': 'required',
  'banked-beside': ({ others }) => `beside ${either(others)}`,
  'banked-as-much-as': ({ other }) => `as much as ${other}`,
  'banked-no-more-than': ({ others }) => `no more than ${either(others)}`,
  'banked-on-each-hand': ({ hands }) => `on each of ${hands} hands`,

  'banked-position-offered': ({ wageredBefore, rounds }) =>
    `The player-dealer position is offered clockwise${wageredBefore ? ', to those who wagered in the round before' : ''}; nobody keeps it for more than ${rounds} rounds in a row`,
  'banked-wagers-are-made': ({ wagers }) => `Wagers are made: ${wagers.join(', ')}`,
  'banked-first-action': ({ first }, { say }) => `First action: ${say(first)}`,
  'banked-first-at': ({ place }) => FIRST_AT[place],
  'banked-first-by-card': ({ card, from }) => `${FIRST_CARD[card]}, counted from ${COUNTED_FROM[from]}`,
  'banked-first-by-dice': ({ bankAt, passedTo }) =>
    `three dice, the player-dealer at ${bankAt.join(', ')}, who passes it to ${PASSED_TO[passedTo]}`,
  'banked-settled-as-covered':
    'The wagers are settled in their order, as far as the player-dealer’s wager covers; what it does not cover goes back',

  'banked-settlement-order': ({ order, direction, wagers, last }) => {
    const how = order === 'by-seat' ? 'Seat by seat' : 'One kind of wager after the other'
    const end = last.length > 0 ? `; at the end ${last.join(', ')}` : ''
    return `${how}, ${direction}: ${wagers.join(', ')}${end}`
  },
  'banked-losing-hand': ({ wagers }) => `A losing hand: ${wagers.join(', ')}`,
  'banked-under-reading': ({ what, reading, is }, { say }) => `${say(what)} (reading ${reading}: ${is})`,

  'banked-qualifies': 'qualifies',
  'banked-does-not-qualify': 'does not qualify',
  'banked-compared': ({ hand }) => hand,
  'banked-outcome': ({ outcome }) => outcome,
  'banked-odds': ({ odds: of }) => odds(of),
  'banked-hand': ({ hand }) => hand,
}
