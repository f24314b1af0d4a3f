import type { PanMoveSentences, PanRefusals, PanSheetSentences } from '@cardroom/engine/pan'
import type { PanIncidentSentences, PanReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'
import { dashed } from './cards.ts'

/** `8, 9, 10`. */
const listed = (ranks: string): string =>
  Array.from(ranks, letter => (letter === 'T' ? '10' : letter)).join(', ')

export const panSheet: Says<PanSheetSentences> = {
  'pan-sheet-table': 'Table',
  'pan-sheet-hand': 'A hand',
  'pan-sheet-melds': 'Melds',
  'pan-sheet-conditions': 'Conditions: chips from each player',
  'pan-sheet-pay': 'Pay',
  'pan-sheet-forcing': 'Forcing',
  'pan-sheet-moves': 'Moves in a record',
  'pan-head-meld': 'Meld',
  'pan-head-spades': 'In spades',
  'pan-head-otherwise': 'Otherwise',
  'pan-head-move': 'Move',
  'pan-head-means': 'Means',
  'pan-deck': ({ decks, without, cards }) =>
    `${decks} decks without ${listed(without)} and jokers: ${cards} cards`,
  'pan-optional-spades': 'The house may take out one set of spades (reading spades)',
  'pan-players': ({ places }) => `2 to ${places} players`,
  'pan-buy-in': ({ chips }) => `The smallest buy-in is ${chips} chips`,
  'pan-tops': 'Where the house has tops, everybody puts them up',
  'pan-lowest-before-the-deal':
    'In a new game each player gets a card face up before the deal, and the lowest is first',
  'pan-lowest-in-the-first-packet':
    'In a new game one of the first cards of each is turned up, and the lowest is first',
  'pan-winner-starts': 'Later the winner of the last hand is first',
  'pan-winner-gone': 'If the winner has left or passes, the next player at the right is first',
  'pan-deal': ({ cards, atATime }) => `${cards} cards each, ${atATime} at a time, counter-clockwise`,
  'pan-declare': 'From the first, each player says in or pass before anybody draws',
  'pan-pass': 'Who passes loses the tops',
  'pan-draw': 'A turn: the top card of the deck, face up, or the option card',
  'pan-used-or-discarded': 'The card is used in a meld at once, or discarded; it never goes to the hand',
  'pan-draw-again': 'A first card that is not wanted may be replaced (reading drawAgain)',
  'pan-lay-after-drawing': 'After drawing, any melds of the hand may be laid and melds added to',
  'pan-lay-after-using': 'After using the card, any melds of the hand may be laid and melds added to',
  'pan-discard': 'The discard ends the turn, and is the next player’s option card',
  'pan-going-out': ({ cards }) => `Who has ${cards} cards in melds is out and wins the hand`,
  'pan-ropes': 'A rope: three or more cards of one suit in sequence; the jack follows the seven',
  'pan-squares-different': 'A square: three or more cards of one rank, all of different suits',
  'pan-squares-same': 'Or all of one suit',
  'pan-any-suit': ({ ranks }) => `Any three of ${listed(ranks)} are a square`,
  'pan-valle': ({ ranks }) => `Cards of value (valle): ${listed(ranks)}`,
  'pan-condition-rope': ({ ranks }) => `${dashed(ranks)} of one suit`,
  'pan-condition-square': ({ valle, suits }) =>
    `Square of ${valle ? 'valle' : 'other'} cards, ${suits === 'same' ? 'one suit' : 'different suits'}`,
  'pan-pay-out': ({ chips }) => `Going out: ${chips} chips from each player, and every condition once more`,
  'pan-pay-called': 'Pay is called for before the discard, or waits until the hand is hit again',
  'pan-pay-short': 'Everybody pays the same; who collects may ask for less',
  'pan-pay-broke': 'A player without a chip keeps the hand and plays for the tops',
  'pan-pay-foul': 'A fouled player repays what was collected and goes on paying',
  'pan-force-option': 'An option card that fits a meld of the player in turn may be forced by any other',
  'pan-force-overlooked': 'Even when that player has touched the deck',
  'pan-force-out-card': 'An out card only if it would put the next player out for more',
}

export const panMoves: Says<PanMoveSentences> = {
  'pan-moves-in': 'plays the hand',
  'pan-moves-pass': 'throws the hand in and loses the tops',
  'pan-moves-draw': 'turns the top card of the deck; again, where the first card may be replaced',
  'pan-moves-take': 'takes the option card, to use it at once',
  'pan-moves-meld': 'lays a new meld; cards that the hand lacks are borrowed from melds that can spare them',
  'pan-moves-add': 'adds a card to an own meld, by its number from 1',
  'pan-moves-move': 'moves a card that another own meld can spare',
  'pan-moves-collect': 'calls for what the melds pay; less than that is short pay, the same from everybody',
  'pan-moves-discard': 'throws a card away and ends the turn',
  'pan-moves-force': 'makes that seat take the option card, or the out card that it throws away',
}

export const panIncidents: Says<PanIncidentSentences> = {
  'pan-when-too-few-before': 'a hand has too few cards, before its player’s first draw',
  'pan-when-too-many-before': 'a hand has too many cards, before its player’s first draw',
  'pan-when-same-after-draw': 'the same, once the player has touched the deck',
  'pan-when-card-in-hand': 'the drawn card or the option card is put into the hand',
  'pan-when-incorrect-meld': 'a spread that is no meld is called before its player has discarded',
  'pan-when-same-after-discard': 'the same, after the discard',
  'pan-when-foul-called': 'a player in action calls a foul, and the rules bear it out',
  'pan-when-out-of-turn': 'players have drawn out of turn, and it can be put back',
  'pan-when-three-out-of-order': 'three or more players have drawn out of order',
  'pan-when-early-draw': 'a player draws before all have declared',
  'pan-when-out-card-given': 'a player gives the out card to one with ten cards spread, and could use it',
  'pan-when-misread': 'the value of a collection or of the outs is read wrong',
  'pan-when-foreign-card': 'an 8, 9, 10 or joker in a hand or on the draw',
  'pan-when-option-lost': 'one who has touched the deck wants the option card',
  'pan-when-option-overlooked': 'one who could add the option card to a meld touches the deck',
  'pan-when-out-card-forced': 'a player is forced to take the card that puts that player out',
  'pan-when-uncalled': 'a player discards without having called a collection',
  'pan-when-short-pay': 'a player asks for less than is due',
  'pan-when-released': 'a drawn card was let go toward the house dealer',
  'pan-then-made-up-or-dead':
    'nine: one more is dealt (so with eight: two, which is not printed); fewer: dead, the tops go back',
  'pan-then-withdrawn-or-dead':
    'eleven: one is withdrawn and goes to the hands of those who passed; more: dead, the tops go back',
  'pan-then-foul':
    'foul: the hand is out, all that was collected goes back (but not to who is broke or was fouled before), and the player goes on paying',
  'pan-then-spread-put-right':
    'it is made good, or taken back with what was collected for it; the turn goes on',
  'pan-then-draw-goes-back': 'what was done out of turn is undone; the seat that is named draws next',
  'pan-then-draw-goes-on': 'the draw stands and goes on with the seat that is named',
  'pan-then-others-declare': 'the card goes back, the others declare; no penalty is printed',
  'pan-then-out-card-comes-back': 'the card comes back: the giver must use it and discard another',
  'pan-then-read-as-it-lies': 'the house dealer reads it as the hand lies',
  'pan-then-foreign-replaced':
    'in a hand: replaced from the deck when the deal is complete; on the draw: another is drawn',
  'pan-then-option-refused': 'refused, unless another forces it',
  'pan-then-option-forced': 'any player in action may force the card',
  'pan-then-forced-for-more': 'only if it would put the next player out for more',
  'pan-then-collection-waits': 'it cannot be asked for until the hand is hit again',
  'pan-then-short-pay': 'allowed, the same from everybody; the rest is given up',
  'pan-then-released': 'it is discarded',
}

export const panReadings: Says<PanReadingSentences> = {
  'pan-why-antes':
    'The tops are named, but not who puts them up: as practice has it everybody does, and who passes loses them.',
  'pan-why-squares':
    'Three cards of different suits are printed, and melds of up to eleven cards: further ones may be of any suit.',
  'pan-why-squares-as-printed':
    'However many cards a set has, all are of different suits or all of one; only aces and kings mix.',
  'pan-why-added-valle':
    'What a card pays that is added to a valle square in one suit: as much as the square, or half of it.',
  'pan-why-added-rope':
    'What a card pays that is added to A-2-3 or J-Q-K: the sequence is paid for, not what continues it.',
  'pan-why-borrowing':
    'A card that a meld can spare may help to make a new one, once; the filings only let a player add.',
  'pan-why-short-stack':
    'Everybody pays the same, but one may not have it: that one pays what there is, or nobody pays more than that.',
  'pan-why-deck-runs-out':
    'Not printed: the discards are shuffled, until a whole deck has gone by and nobody has laid a card; then the tops go back.',
  'pan-why-lowest-tie':
    'Equal lowest cards: those players get (or turn up) another, or the first in the order of the deal starts.',
  'pan-why-out-card-given':
    'It may not be given, but rules are enforced when a player in action asks; the house may refuse it by itself.',
  'pan-why-conditions':
    'Conditions are paid, in spades double, but not listed: the list is that of Player’s Casino, or there are none.',
  'pan-why-spades': 'Sometimes a set of spades is taken out: ten cards, one of each rank.',
  'pan-why-draw-again':
    'Who does not want the first card may draw again: said of the first person of the hand.',
  'pan-why-forcing': 'Not printed here; Comstock lets the others force an option card that fits a meld.',
  'pan-why-irregularities': 'Almost no penalty is printed here: Comstock’s rules on mistakes hold.',
}

export const panRefusals: Says<PanRefusals> = {
  'pan-no-such-place': ({ places }) => `the table has ${places} places`,
  'pan-seat-taken': ({ seat }) => `${seat} is taken`,
  'pan-whose-hand': 'whose hand?',
  'pan-no-hand': ({ seat }) => `seat ${seat} has no hand in play`,
  'pan-not-held': ({ seat, cards }) => `seat ${seat} does not hold ${cards}`,
  'pan-not-these-cards': ({ seat }) => `seat ${seat} does not hold these cards`,
  'pan-not-too-few': ({ cards }) => `${cards} cards are not too few`,
  'pan-not-too-many': ({ cards }) => `${cards} cards are not too many`,
  'pan-hand-has': ({ cards }) => `the hand has ${cards} cards`,
  'pan-not-left-in-deck': ({ card }) => `${card} is not left in the deck`,
  'pan-which-card': 'which card?',
  'pan-no-card-to-play': ({ seat }) => `seat ${seat} has no card to play`,
  'pan-not-the-drawn-card': ({ card }) => `${card} is not the card that was drawn`,
  'pan-which-spread': 'which spread?',
  'pan-is-a-meld': ({ cards }) => `${cards} is a meld`,
  'pan-nothing-laid': ({ seat }) => `seat ${seat} has laid nothing yet`,
  'pan-nobody-draws': 'nobody is to draw',
  'pan-draws-next': ({ seat }) => `seat ${seat} draws next`,
  'pan-not-three-players': 'there are not three players to draw out of order',
  'pan-all-have-declared': 'not before all have declared: nobody could draw',
  'pan-card-not-given': 'that card was not given',
  'pan-puts-nobody-out': ({ card }) => `${card} puts nobody out`,
  'pan-cannot-use': ({ seat, card }) => `seat ${seat} cannot use ${card}`,
  'pan-nothing-read': 'nothing has been read yet',
}
