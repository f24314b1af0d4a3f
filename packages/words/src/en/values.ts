import type { ValuesRefusals, ValuesSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'

export const valuesRefusals: Says<ValuesRefusals> = {
  'values-not-known-yet': ({ game }) => `what the choices of ${game} are worth is not known yet`,
  'values-not-of-this-move': ({ game, move }) => `what "${move}" is worth in ${game} is not known`,
  'no-choice-to-value': 'there is nothing to decide',
  'not-a-finished-round': 'the round was called off: it has no result',
  'no-card-of-that-name': ({ card }) => `“${card}” is no card`,
  'decks-as-filed': ({ from, to, decks }) => `the filing has ${from} to ${to} decks, not ${decks}`,
  'hand-of-so-many': ({ place, cards, has }) => `the hand of ${place} has ${cards} cards by then, not ${has}`,
  'board-of-so-many': ({ cards, has }, { any }) =>
    `the board has ${any(cards.map(String))} cards when somebody decides, not ${has}`,
  'no-such-wager-lies': ({ wager }) => `no wager "${wager}" lies on the hand`,
  'more-than-were-in-the-shoe': ({ card }) => `more of ${card} are seen than the shoe had`,
  'seat-not-in-the-round': ({ seat }) => `nobody plays at seat ${seat}`,
  'no-such-meld': ({ cards }) => `${cards} lies on the table and is no meld`,
  'more-hidden-than-left': ({ hidden, left }) =>
    `${hidden} cards lie face down, but only ${left} have not been seen`,
  'chip-not-seen': ({ game }) => `what a chip of ${game} is worth cannot be seen`,
  'values-not-of-showing':
    'to show or to muck is no matter of chances: a hand that is shown gets what it wins, a mucked one nothing',
  'values-not-of-running-twice':
    'to deal the rest twice changes how much the result swings, not what it comes to on average',
  'values-not-of-raising-the-stakes':
    'what it is worth to raise the stakes of a whole hand hangs on how everybody plays it, and no chances tell',
  'values-not-of-exposing':
    'to turn a card up tells the others something; no chances tell what that is worth',
  'values-not-of-betting-no-more':
    'to bet no more keeps a hand in for what lies in the pot; what further bets would bring, no chances tell',
}

export const valuesSentences: Says<ValuesSentences> = {
  'why-chances': ({ win, push, lose }, { percent }) =>
    `wins ${percent(win, 1)}, pushes ${percent(push, 1)}, loses ${percent(lose, 1)}`,
  'why-gives-up': ({ units }, { number }) => `gives up ${number(units)} × the first wager, whatever comes`,
  'why-rides': ({ units, pays }, { signed, percent }) =>
    `this bet alone comes to ${signed(units)} of itself on average and is paid ${percent(pays, 1)} of the time`,
  'why-pulls': ({ units }, { signed }) =>
    `takes back a bet that comes to ${signed(units)} of itself on average`,
  'why-two-hands': ({ left, right }, { signed }) =>
    `the left hand comes to ${signed(left)}, the right one to ${signed(right)}`,
  'why-draws': ({ over }, { percent }) =>
    `the next card takes it over ${percent(over, 1)} of the time; after it the best play`,
  'why-doubles': ({ over }, { percent }) =>
    `one card and no more for twice the wager; it takes the hand over ${percent(over, 1)} of the time`,
  'why-splits': ({ hands }) => `splits into up to ${hands} hands, each played by its own cards`,
  'why-one-card': ({ over }, { percent }) =>
    `the hand gets one card for the wager as it lies; it takes the hand over ${percent(over, 1)} of the time`,
  'why-stays-on-one-hand': 'the wager stays on one of the hands, and nothing lies on the other',
  'why-insures': ({ chance, needs }, { percent }) =>
    `a natural comes ${percent(chance, 1)} of the time, and the insurance needs ${percent(needs, 1)}`,
  'why-declines': 'nothing more is wagered; the hand goes on as it is',
  'why-foul': 'fouls the hand, and the wager is lost',
  'why-bets': ({ times, units }, { signed }) =>
    `${times} × the Ante on a Play wager that comes to ${signed(units)} of itself on average`,
  'why-checks': 'waits for more cards and then does what is best',
  'why-pot': ({ equity, needs }, { percent }) =>
    `gets ${percent(equity, 1)} of the pot on average; a call needs ${percent(needs, 1)}`,
  'why-folds-pot': 'what is in the pot is gone, and nothing more is lost',
  'why-equity': ({ equity }, { percent }) => `gets ${percent(equity, 1)} of the pot on average`,
  'why-raises': ({ equity, callers }, { percent }) =>
    `gets ${percent(equity, 1)} of the pot on average if ${callers === 1 ? 'the other player calls' : `all ${callers} others call`}`,
  'why-goes-out': ({ out, chips }, { percent, signed }) =>
    `wins the hand ${percent(out, 1)} of the time and comes to ${signed(chips)} chips from here on average`,
  'why-passes': 'the hand is thrown in: the tops are gone, and nothing more is lost',
  'values-of-one-player':
    'As if this player were alone against the player-dealer, who plays as well as can be from a full shoe.',
  'values-of-each-player-alone':
    'Each player by himself, as one who plays as well as can be from a full shoe; units are all wagers against the player-dealer.',
  'values-against-all-players':
    'Against all players together, who set by the house way; units are all wagers against the player-dealer.',
  'values-after-a-split':
    'After a split each hand is played by its own cards and by which second cards so far were of the pair’s kind, without a look at what else lies in the others.',
  'values-order-certain': ({ hands }, { number }) =>
    `All settings met the same ${number(hands)} random hands set by the house way; which is the best is certain at 99.9 %.`,
  'values-order-open': ({ hands }, { number }) =>
    `All settings met the same ${number(hands)} random hands set by the house way; the best two are too close to tell apart.`,
  'values-no-solved-strategy':
    'No solved strategy: the others hold any hand they can have, and nobody bets any more after this. What the others’ bets say of their hands is left to you.',
  'values-played-plainly': ({ hands }, { number }) =>
    `An estimate, no solved strategy: each choice was played out with the same ${number(hands)} deals of the hidden cards, everybody taking what fits, laying what there is and throwing away what goes with least.`,
  'values-others-draw-plainly':
    'The others draw as players commonly do; how many cards they took, and what that says of their hands, is left to you.',
  'values-against-so-many': ({ others }) =>
    `The deck is too short to deal everybody to the end: only ${others} of the others were met.`,
}
