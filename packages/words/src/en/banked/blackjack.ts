import type { BlackjackSheetSentences } from '@cardroom/engine/blackjack'
import type { Says } from '../../speaker.ts'
import { odds } from './sheet.ts'

const FROM = {
  'left-of-bank': 'the player-dealer’s left',
  'house-dealers-left': 'the house dealer’s left',
} as const

const BANK = {
  'up-and-down': 'one card up and one down',
  'turned-after-the-deal': 'two cards down, of which the first is turned up after the deal',
  'one-up': 'one card up, and the second after the players',
} as const

/** `17`, `21½`. */
const count = (points: number): string => `${Math.floor(points)}${Number.isInteger(points) ? '' : '½'}`

export const blackjackSheet: Says<BlackjackSheetSentences> = {
  'blackjack-deal': ({ hands, from, bank }) =>
    `${hands === 1 ? 'A hand' : 'Two hands'} to each seat from ${FROM[from]}; the player-dealer has ${BANK[bank]}`,
  'blackjack-super-match-settled': ({ wager }) => `${wager} is settled right after the deal`,
  'blackjack-insurance': ({ amount, odds: of }) =>
    `An ace up: insurance of ${amount === 'half' ? 'half' : 'up to half'} the wager, which pays ${odds(of)}`,
  'blackjack-checked-under': ({ under }) =>
    `The down card is looked at under ${under === 'ace' ? 'an ace' : 'an ace or a ten-value card'}`,
  'blackjack-not-checked': 'No card is looked at before the players have decided',
  'blackjack-naturals-at-once': ({ natural }) =>
    `A ${natural} is paid as soon as the player-dealer cannot have one`,
  'blackjack-frozen-hand': 'A hand with a joker is frozen',
  'blackjack-all-frozen': 'When the player-dealer shows a joker, every hand is frozen',
  'blackjack-switching': 'A player may switch the second cards of the two hands',
  'blackjack-turns': ({ from, surrender }) =>
    `In turn from ${FROM[from]}, clockwise, each player takes cards, stands, doubles${surrender ? ', splits or surrenders' : ' or splits'} as the chart and the rules below allow`,
  'blackjack-bank-by-chart': 'The player-dealer takes cards by the chart',

  'blackjack-title-charts': 'Charts',
  'blackjack-natural': ({ natural, of, points }) =>
    `${natural}: ${of === 'two-jokers' ? 'two jokers' : 'an ace and a ten-value card'} in the first two cards, ${count(points)}`,
  'blackjack-over': ({ above, natural }) => `More than ${above} that is no ${natural} is over`,
  'blackjack-total': 'Total',
  'blackjack-chart-of': ({ who, soft }) =>
    `${who === 'player' ? 'Player' : 'Player-dealer'}, ${soft ? 'soft' : 'hard'}`,

  'blackjack-title-options': 'What a player may do',
  'blackjack-double': ({ amount, onMustStand }) =>
    `Double on two cards, ${amount === 'wager' ? 'as much as the wager' : 'up to the wager'}${onMustStand ? '' : ', not on a total that must stand'}; one card`,
  'blackjack-double-again': ({ times }) => `Double the total wager again, up to ${times} times`,
  'blackjack-rescue': 'Rescue: take the last doubled portion back and forfeit the rest',
  'blackjack-split': ({ tens, hands }) =>
    `Split pairs${tens === 'any' ? ' and any two ten-value cards' : ''}, up to ${hands} hands`,
  'blackjack-split-suited': ({ split }) => `From split ${split} on only cards of one suit`,
  'blackjack-split-aces': ({ hands, cards }) =>
    `Aces: up to ${hands} hands, ${cards === 'one' ? 'one card each' : 'as many cards as wanted'}`,
  'blackjack-surrender': ({ when, from }) =>
    `Surrender half the wager ${when === 'any-time' ? 'at any time' : 'on the first two cards'}${from === undefined ? '' : `, on ${from} or more`}`,
  'blackjack-no-surrender': 'No surrender',

  'blackjack-title-verdicts': 'What becomes of a hand (the first row that fits)',
  'blackjack-column-wagers': 'Wagers',
  'blackjack-column-result': 'Result',
  'blackjack-when-all': ({ events }) =>
    events.map(event => event.replace('bank', 'player-dealer')).join(', ') || 'otherwise',
  'blackjack-all-wagers': 'all',
  'blackjack-these-wagers': ({ wagers }) => wagers.join(', '),
  'blackjack-wins': ({ odds: of }) => `wins ${odds(of)}`,
  'blackjack-loses': 'loses',
  'blackjack-pushes': 'pushes',

  'blackjack-column-cards-over': 'Cards in the player-dealer’s hand that is over',
  'blackjack-cards-or-more': ({ cards }) => `${cards} or more`,
  'blackjack-match-hand': ({ hand }) => hand,
  'blackjack-with-decks': ({ wager, decks }) => `${wager}, ${decks.join(' or ')} decks`,
}
