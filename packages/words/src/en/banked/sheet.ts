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
  down: 'the player-dealer’s down card',
  'first-drawn': 'the first card that the player-dealer draws',
  'second-dealt': 'the second card that is dealt',
} as const

const COUNTED_FROM = {
  bank: 'the player-dealer',
  'left-of-bank': 'the player-dealer’s left',
  'house-dealers-left': 'the house dealer’s left',
} as const

const PASSED_TO = { 'left-of-bank': 'the left', 'house-dealers-right': 'the house dealer’s right' } as const

const SUPPLY = {
  shoe: 'Dealt from a shoe, round after round until its cut card comes out',
  'two-decks': 'Two decks with backs of different colours in turn: one is shuffled while the other is dealt',
  continuous: 'Dealt from a machine that shuffles continuously',
  'every-round': 'Shuffled for every round',
} as const

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
  'banked-decks-or-more': ({ from, cards }) =>
    `${from === 1 ? 'One deck' : `${from} decks`} of ${cards} cards or more`,
  'banked-decks-at-most': ({ to }) => `Here up to ${to} decks`,
  'banked-places': ({ places }) => `${places} places, the player-dealer’s among them`,
  'banked-smaller-table': ({ places }) => `Or a smaller table of ${places} places`,
  'banked-larger-table': ({ places }) => `Or a larger table, if no more than ${places} play`,
  'banked-bank-button': ({ turns }) =>
    `A button before the seat marks the player-dealer${turns ? ', and whether it is the first or the second turn' : ''}`,
  'banked-providers': 'Third-party providers of proposition player services may play',
  'banked-kum-kum': ({ minimum }) =>
    `Partners may bet together: kum-kum bets are paid and taken as one${minimum ? ', and each partner wagers the table’s minimum at least' : ''}`,
  'banked-no-back-line': 'No back-line bets',
  'banked-supply': ({ from }) => SUPPLY[from],
  'banked-supply-cut': 'The player-dealer is offered the cut before the cards are placed',
  'banked-supply-burn':
    'The first card is turned up, and as many are burned face down as it counts; court cards count ten',
  'banked-supply-free-hands': ({ most }) =>
    `Hands without wagers at a player’s request, no more than ${most} a shoe`,
  'banked-back-line': 'Back-line bets are permitted',
  'banked-back-line-up-to': ({ most }) => `Back-line bets: up to ${most} a hand`,
  'banked-circles': ({ open }) =>
    open
      ? 'A player may also bet circles where nobody sits, and plays their hands'
      : 'Nobody bets circles where nobody sits',
  'banked-sees-one-hand':
    'One who bets several hands sees one of them only; the house dealer plays the others',

  'banked-before-the-deal': 'before the deal',
  'banked-during-the-round': 'during the round',
  'banked-conditions': ({ conditions }, { say }) => conditions.map(say).join(', '),
  'banked-required': 'required',
  'banked-beside': ({ others }) => `beside ${either(others)}`,
  'banked-as-much-as': ({ other }) => `as much as ${other}`,
  'banked-no-more-than': ({ others }) => `no more than ${either(others)}`,
  'banked-on-each-hand': ({ hands }) => `on each of ${hands} hands`,
  'banked-not-back-line': 'not for back-line bettors',

  'banked-position-offered': ({ wageredBefore, rounds }) =>
    `The player-dealer position is offered clockwise${wageredBefore ? ', to those who wagered in the round before' : ''}; nobody keeps it for more than ${rounds} rounds in a row`,
  'banked-wagers-are-made': ({ wagers }) => `Wagers are made: ${wagers.join(', ')}`,
  'banked-first-action': ({ first }, { say }) => `First action: ${say(first)}`,
  'banked-first-at': ({ place }) => FIRST_AT[place],
  'banked-first-by-card': ({ which, from, countsBank, ace, faces, joker }) => {
    const courts = faces === 'ten' ? 'court cards 10' : 'jack 11, queen 12, king 13'
    const values = [`ace ${ace}`, courts, ...(joker === undefined ? [] : [`joker ${joker}`])]
    return `${FIRST_CARD[which]} is counted off clockwise from ${COUNTED_FROM[from]}${countsBank ? '' : ', the player-dealer’s seat left out'} (${values.join(', ')}); from an empty seat it passes on`
  },
  'banked-first-by-dice': ({ bankAt, passedTo }) =>
    `three dice, the player-dealer at ${bankAt.join(', ')}, who passes it to ${PASSED_TO[passedTo]}, the others clockwise; from an empty seat it passes on`,
  'banked-settled-as-covered':
    'The wagers are settled in their order, as far as the player-dealer’s wager covers; what it does not cover goes back',

  'banked-settlement-order': ({ order, direction, wagers, last }) => {
    const how = order === 'by-seat' ? 'Seat by seat' : 'One kind of wager after the other'
    const end = last.length > 0 ? `; at the end ${last.join(', ')}` : ''
    return `${how}, ${direction}: ${wagers.join(', ')}${end}`
  },
  'banked-losing-hand': ({ wagers }) => `A losing hand: ${wagers.join(', ')}`,

  'banked-qualifies': 'qualifies',
  'banked-does-not-qualify': 'does not qualify',
  'banked-compared': ({ hand }) => hand,
  'banked-outcome': ({ outcome }) => outcome,
  'banked-odds': ({ odds: of }) => odds(of),
  'banked-hand': ({ hand }) => hand,
}
