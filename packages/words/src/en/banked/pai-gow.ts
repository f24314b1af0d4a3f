import type { TilesSentences } from '@cardroom/engine/banked'
import type { PaiGowSentences, TwoHandSentences } from '@cardroom/engine/pai-gow'
import type { Says } from '../../speaker.ts'
import { odds } from './sheet.ts'

export const twoHands: Says<TwoHandSentences> = {
  'two-hands-players-set': ({ houseWay }) =>
    `Players set their hands${houseWay ? ' or ask for the house way' : ''}`,
  'two-hands-largest-wager': 'The largest wager on a hand decides how it is set',
  'two-hands-bank-by-chart': 'The house dealer sets the player-dealer’s hand by the house way',
  'two-hands-bank-sets': ({ houseWay }) =>
    `The player-dealer sets that hand${houseWay ? ' or asks for the house way' : ''}`,
  'two-hands-title-base': 'The base wager',
  'two-hands-both-higher': ({ odds: of }) => `Both hands higher: wins ${odds(of)}`,
  'two-hands-one-higher': 'One hand higher: push',
  'two-hands-none-higher': 'No hand higher: loses',
  'two-hands-copy': 'A copy of either hand is the player-dealer’s',
  'two-hands-title-house-way': 'House way',
  'two-hands-column-hand': 'Hand',
  'two-hands-column-setting': 'Setting',
  'two-hands-title-at-work': 'House way at work',
  'two-hands-column-dealt': 'Dealt',
}

const DEAL = {
  'back-and-forth': 'Seven piles of seven, a card at a time from left to right, then from right to left',
  'left-to-right': 'Seven piles of seven, a card at a time from left to right',
  'hand-by-hand': 'Seven hands of seven, one after the other',
} as const

const IF_FRONT = {
  pair: ' with a pair in front',
  A: ' with at least an ace in front',
  K: ' with at least a king in front',
  Q: ' with at least a queen in front',
  'above both pairs': ' if that card is above both pairs',
} as const

export const paiGow: Says<PaiGowSentences> = {
  'pai-gow-deal': ({ order }) => DEAL[order],
  'pai-gow-ace-high-push': 'A player-dealer with nothing better than an ace pushes with everybody',
  'pai-gow-foul': 'A two-card hand that outranks the five-card hand is foul and loses',
  'pai-gow-title-joker': 'The joker',
  'pai-gow-joker': ({ is }) =>
    is === 'wild' ? 'Fully wild' : 'An ace, or completes a straight, a flush or a straight flush',
  'pai-gow-house-way-not-filed': 'Not filed: what a house dealer who is asked may advise',
  'pai-gow-two-card-hand': 'Two-card hand',
  'pai-gow-five-card-hand': 'Five-card hand',
  'pai-gow-holding': ({ hand, of, complete, joker }) => {
    const made = complete ? 'straight, flush or straight flush with ' : ''
    return `${made}${hand}${joker ? ' and the joker' : ''}${of.length > 0 ? `: ${of.join(', ')}` : ''}`
  },
  'pai-gow-setting': ({ steps }, { say }) => steps.map(say).join('; otherwise '),
  'pai-gow-setting-as-without': 'as without it',
  'pai-gow-step': ({ way, ifFront }) => `${way}${ifFront === undefined ? '' : IF_FRONT[ifFront]}`,
  'pai-gow-title-ace-high': 'Ace-High Bonus',
  'pai-gow-both-ace-high': 'Player-dealer and player ace high',
  'pai-gow-ace-high-with-joker': 'Player-dealer ace high with the joker',
  'pai-gow-ace-high-without-joker': 'Player-dealer ace high without the joker',
  'pai-gow-title-fortune': 'Fortune Bonus and Envy Bonus',
  'pai-gow-envy-button': ({ least, buttons }, { money }) =>
    `A Fortune bet of ${money(least)} brings an Envy button${buttons === 'seated' ? ', to seated players only' : ''}`,
  'pai-gow-column-seven-cards': 'Hand among the seven cards',
  'pai-gow-column-fortune': 'Fortune',
  'pai-gow-column-envy': 'Envy',
  'pai-gow-push': 'push',
  'pai-gow-prize': ({ cents }, { money }) => money(cents),
  'pai-gow-fortune-hand': ({ hand }) => hand,
}

const TILE_HANDS = {
  'supreme-pair': 'Supreme pair: Gee Joon (4-2 and 2-1)',
  'matched-pairs':
    'Matched pairs: Teen 6-6, Dey 1-1, Yun 4-4, Gor 3-1, Mooy 5-5, Chong 3-3, Bon 2-2, Foo 6-5, Ping 6-4, Tit 6-1, Look 5-1',
  'mixed-pairs': 'Mixed pairs: nines 6-3 5-4, eights 6-2 5-3, sevens 5-2 4-3, fives 4-1 3-2',
  wong: 'Wong: Teen or Dey with a nine',
  gong: 'Gong: Teen or Dey with an eight',
  points:
    'Points: the last digit of the spots, of equal points the higher tile; nothing against nothing is the player-dealer’s',
} as const

export const tiles: Says<TilesSentences> = {
  'tiles-deal': ({ direction }) => `Four tiles to every place, ${direction} from the action button`,
  'tiles-title-hands': 'Hands, from the highest',
  'tiles-hands': ({ hands }) => TILE_HANDS[hands],
  'tiles-pair-of': ({ tiles: names }) => `pair of ${names.join(', ')}`,
  'tiles-no-pair': 'no pair',
  'tiles-never-split': 'never split',
  'tiles-split': ({ conditions }, { say }) => `split ${conditions.map(say).join(', or ')}`,
  'tiles-if-low': ({ points, beside }) =>
    `if the low hand is then worth ${points} or more${beside.length > 0 ? ` beside ${beside.join(' or ')}` : ''}`,
  'tiles-if-others': ({ first, second }) =>
    `if the other tiles have ${first.join(' or ')} and ${second.join(' or ')} spots`,
  'tiles-high-hand': ({ high }) => `${high} as the high hand`,
  'tiles-best-low-hand': 'best low hand',
  'tiles-low-hand': 'Low hand',
  'tiles-the-high-hand': 'High hand',
}
