import type { CountedFor, LabRefusals, LabSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'

export const labRefusals: Says<LabRefusals> = {
  'odds-not-known-yet': ({ game }) => `the odds of ${game} cannot be found yet`,
  'no-house-way': ({ game }) => `${game} has no house way`,
  'only-the-house-way': ({ game }) => `${game} is only known by the house way`,
  'every-round-from-a-full-deck': 'every round starts from a full deck',
  'more-than-the-shoe-has': ({ card, has }) => `the shoe has ${has} of ${card}`,
  'too-few-cards-for-a-round': ({ cards }) => `${cards} cards may be too few for a round`,
  'none-of-these-wagers': ({ wager, known }) => `"${wager}" is none of ${known.join(', ')}`,
  'no-odds-known': 'no odds are known',
  'no-such-reading-of-the-game': ({ game, reading, known }) =>
    `${game} has no reading "${reading}" (it has ${known.join(', ') || 'none'})`,

  'state-of-another-simulation': ({ part, is }) => `the state is of another simulation: its ${part} is ${is}`,
  'state-under-other-readings': 'the state is of another simulation: its readings differ',
  'simulation-was-finished': ({ rounds }) => `the simulation in the state was finished with ${rounds} rounds`,

  'no-bet': ({ text }) => `"${text}" is no bet: 6x base 2500`,
  'no-such-wager-to-bet': ({ game, wager }) => `there is no wager "${wager}" in ${game}`,

  'ranks-no-hands': ({ game }) => `${game} does not rank hands`,

  'cannot-be-split': ({ game }) => `${game} is not filed as a game that can be split`,
  'number-of-hands': ({ most, given }) => `two to ${most} hands are compared, not ${given}`,
  'no-board': ({ game }) => `${game} has no board`,
  'no-such-board': ({ board }) => `there is no board ${board}`,
  'board-too-long': ({ most, given }) => `a board has ${most} cards, not ${given}`,
  'hand-too-long': ({ hand, most, given, dealt }) =>
    `"${hand}": a hand has ${most} cards${dealt ? ' by then' : ''}, not ${given}`,
  'more-to-come-than-left': ({ missing, left }) => `${missing} cards are still to come, and ${left} are left`,
  'no-such-hand-left': ({ hand }) => `"${hand}": no such hand is left`,
  'card-twice': ({ card }) => `${card} is there twice`,
  'card-not-in-deck': ({ card }) => `${card} is not in the deck`,
  'not-dealt-together': 'these hands cannot be dealt together',
  'no-card-in-hand': ({ hand, piece }) => `"${hand}": ${piece} is not a card`,
  'no-range': ({ part }) => `"${part}" is neither cards nor a range such as QQ+, AKs, 22-55 or KTs+`,
  'empty-range': ({ text }) => `"${text}" is an empty range`,
}

const COUNTED: Readonly<Record<CountedFor, string>> = {
  high: 'high hands',
  low: 'low hands',
  '6-card-bonus': '6 Card Bonus',
}

const fourOfASuitWith = (rank: string | undefined): string =>
  rank === undefined ? '' : `, four of a suit with ${rank}`

const onTheBoard = (onBoard: boolean): string => (onBoard ? ' on the board' : '')

export const labSentences: Says<LabSentences> = {
  'work-on-rounds': 'rounds',
  'work-on-records': 'records',
  'work-on-hands': 'hands',
  'work-on-run-outs': 'run-outs',
  'work-on-what-bets-are-worth': 'what each bet is worth',
  'work-on-how-rounds-end': 'how the rounds end',

  'chart-hand': 'hand',
  'chart-move': 'move',

  'best-blackjack-play': ({ split }, { percent }) =>
    `The edge is exact for the best play that looks at the up card and at every card of a hand, and after a split also at which second cards so far were of the pair’s kind, as long as such a card could make one more hand; not at what else lies in other hands, nor at suits. How often each result comes is exact but for the ${percent(split, 2)} of rounds with a split, where it is found as if the hands met the same hand of the player-dealer independently of each other.`,
  'best-switch-play':
    'Two equal base wagers are made: everything is per unit of one of them, and results are those of one hand. The second cards are switched when both hands together are worth more then. The edge is exact for that play.',
  'chart-hard-totals': 'Hard totals',
  'chart-soft-totals': 'Soft totals',
  'chart-pairs': 'Pairs',
  'chart-after-a-double': 'After a double',
  'chart-exceptions': 'Except',
  'chart-against': 'against',
  'chart-worth-of-two-cards': 'What two cards are worth: switch when both hands together gain',
  'hard-total': ({ total }) => `hard ${total}`,
  'soft-total': ({ total }) => `soft ${total}`,
  'ace-and-ten-by-a-switch': 'A-T by a switch',
  'chart-hit': 'hit',
  'chart-stand': 'stand',
  'chart-double-or-hit': 'double, or else hit',
  'chart-double-or-stand': 'double, or else stand',
  'chart-split': 'split',
  'chart-surrender-or-hit': 'surrender, or else hit',
  'chart-surrender-or-stand': 'surrender, or else stand',
  'chart-double-again': 'double again',
  'chart-rescue': 'rescue',

  'chart-first-bet': 'First bet, three cards',
  'chart-second-bet': 'Second bet, four cards',
  'holds-a-pair': 'a pair',
  'holds-two-pair': 'two pair',
  'holds-three-of-a-kind': 'three of a kind',
  'holds-four-of-a-kind': 'four of a kind',
  'holds-a-draw': ({ suited, within, high }) =>
    `${suited} of a suit, ${within === undefined ? 'no straight' : `within ${within} ranks`}, ${high} ten or higher`,
  'holds-anything-else': 'anything else',
  ride: 'ride',
  pull: 'pull',
  'ride-only': ({ hands }) => `ride ${hands.join(', ')} only`,
  'ride-but-not': ({ hands }) => `ride, but not ${hands.join(', ')}`,
  'ride-sometimes': 'ride sometimes',

  'chart-the-player': 'The player',
  'chart-the-player-dealer': 'The player-dealer',
  'chart-total': 'total',
  'chart-takes-a-card': 'takes a card',
  'chart-against-one-who-stood': 'against a player who stood',
  'chart-against-one-who-drew': 'against one who drew',
  'takes-a-card': 'card',
  'takes-a-card-with-some': 'some',
  'takes-no-card': 'no card',

  'chart-play-or-fold': 'Play or fold',
  'chart-open-card': 'open card',
  'chart-always-play-from': 'always play from',
  'chart-sometimes-from': 'sometimes from',
  'plays-any-hand': 'any hand',
  'plays-never': 'never',

  'chart-before-the-flop': 'Before the flop: times the Ante (first of one suit, then of two; “-” is a check)',
  'chart-after-the-flop': 'After the flop',
  'chart-at-the-end': 'At the end',
  'chart-bets': 'bets',
  'makes-hand': ({ hand, onBoard }) => `${hand}${onTheBoard(onBoard)}`,
  'makes-no-pair': ({ fourOfASuit }) => `High card${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-on-the-board': ({ fourOfASuit }) => `Pair on the board${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-in-the-hand': ({ rank }) => `Pair of ${rank} in the hand`,
  'makes-pair-with-the-board': ({ rank }) => `Pair of ${rank} with the board`,
  'makes-what-the-board-makes': ({ hand, onBoard, highest }) =>
    `${hand}${onTheBoard(onBoard)}, ${highest} in the hand`,
  'bets-always': 'always',
  'bets-never': 'never',
  'bets-so-often': ({ share }) => `${(100 * share).toFixed(1)} %`,

  'hands-of-a-deck': ({ for: counted, cards, deck, joker }) =>
    `${COUNTED[counted]}, ${cards} of ${deck} cards${joker === undefined ? '' : `, a joker dealt ${joker}`}`,
  'hands-with-a-board': ({ for: counted, cards, board, deck }) =>
    `${COUNTED[counted]}, ${cards} cards and a board of ${board}, ${deck} cards`,
  'hands-of-three-cards': 'three-card hands, 3 of 52 cards',
  'hands-of-pai-gow': ({ joker }) =>
    `the best five of 7 cards, 53 with ${joker === 'wild' ? 'a wild joker' : 'the joker'}`,
  'pairs-of-tiles': 'pairs of tiles, 2 of 32',

  'half-of-the-pot': ({ half, board }) => (board === undefined ? half : `board ${board} ${half}`),
  'keeps-what-wins-most':
    'Each player keeps the cards that win most on average against a random hand, over all boards that may come.',
  'draws-what-is-missing':
    'A hand with fewer cards draws those that are missing, once; what it threw away is unknown.',
  'first-card-is-down': 'The first card of a hand is the one dealt down; all others lie face up.',
}
