import type { LibraryRefusals, MakeUp, NewsSentences, TableRefusals } from '@cardroom/engine'
import type { BankedTableRefusals } from '@cardroom/engine/banked'
import type { PokerTableRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

export const newsSentences: Says<NewsSentences> = {
  'news-sat': ({ name, seat, stack }, { money }) => `${name} sits down at seat ${seat} with ${money(stack)}`,
  'news-stood': ({ name, seat, stack }, { money }) => `${name} leaves seat ${seat} with ${money(stack)}`,
  'news-held-no-longer': ({ name, seat }) =>
    `Seat ${seat} is held for ${name} no longer; the name is on the waiting list`,
  'news-moved': ({ name, from, to }) => `${name} changes from seat ${from} to seat ${to}`,
  'news-chips': ({ name, cents, isShort }, { money }) =>
    `${name} buys ${money(cents)}${isShort ? ', the one short buy' : ''}`,
  'news-chips-off': ({ name, cents }, { money }) => `${name} takes ${money(cents)} off the table`,
  'news-called': ({ name, seat }) => `${name} is called to seat ${seat}`,
  'news-collected': ({ each, players, owing }, { money, all }) =>
    `Time collection: ${money(each)} from each of ${players} players${
      owing.length > 0 ? `; ${all(owing)} had not enough and will pay before playing on` : ''
    }`,
  'news-agreed': ({ name, shoe }) => `${name} agrees to open all cards of ${shoe}`,
  'news-disclosed': ({ shoe }) => `All players agree: the cards of ${shoe} are open`,
  'news-paid': ({ name, cents }, { money }) => `${name} pays ${money(cents)} of collection that was owed`,
  'news-to-be-set': 'The house changes the settings of this table after this round',
  'news-set': 'The house has changed the settings of this table',
}

export const tableRefusals: Says<TableRefusals> = {
  'table-closed': 'the table is closed',
  'take-a-seat': 'take a seat first',
  'seated-already': ({ seat }) => `you have seat ${seat} already`,
  'table-full': 'every seat is taken',
  'table-has-places': ({ places }) => `the table has ${places} places`,
  'seat-taken': ({ seat }) => `seat ${seat} is taken`,
  'name-seated-already': ({ name }) => `${name} has a seat already`,
  'buy-in-bounds': ({ min, max }, { money }) => `one sits down with ${money(min)} to ${money(max)}`,
  'buy-in-at-least': ({ min }, { money }) => `one sits down with ${money(min)} or more`,
  'short-buy-used-up': ({ min }, { money }) =>
    `one short buy is allowed, and it is used up: ${money(min)} or more`,
  'seat-kept': ({ seat, name }) => `seat ${seat} is kept for ${name}`,
  'others-wait': 'others are waiting for a seat: put your name on the list',
  'seat-is-free': 'a seat is free',
  'waiting-already': 'your name is on the list already',
  'not-waiting': 'your name is not on the list',
  'short-game': ({ players }) =>
    `with fewer than ${players} players seats are changed only when somebody new comes in`,
  'collection-owed': ({ cents }, { money }) =>
    `${money(cents)} of collection are owed: buy chips before you play on`,
  'leaving-already': 'the seat is given up when the round is over',
  'away-already': 'already away',
  'back-already': 'already back',
  'chips-between-rounds': 'chips are bought and taken off between rounds',
  'chips-at-most': ({ cents }, { money }) => `at most ${money(cents)} more`,
  'table-stakes':
    'nobody takes off a part of their chips while they play: all that is on the table is played for',
  'chips-wait-for-the-deal': 'the chips wait for the deal: take the wagers back first',
  'chips-off-at-most': ({ cents }, { money }) => `at most ${money(cents)} can be taken off`,
  'two-players-needed': 'a round needs two players',
  'game-over': 'the game is over: too few players have had the player-dealer position in time',
  'no-providers-here': 'no third-party provider plays at this table',
  'making-up-already': 'a round is being made up already',
  'not-a-player-of-it': 'only those who were dealt to can agree to open the cards',
  'agreed-already': 'you have agreed already',
  'nothing-to-seal-for': 'nothing can be sealed for this shuffle',
  'left-out-of-the-drawing': 'whoever did not open a seal takes no part in the drawing that follows',
  'cards-being-drawn': 'the cards are being drawn: a moment',
  'nothing-to-cut': 'there is nothing to cut now',
  'player-dealer-cuts': 'the player-dealer is offered the cut',
  'cut-already': 'the cards are cut already',
  'cut-bounds': ({ most }) => `cut no more than ${most} cards from the top`,
  'no-free-hands': 'this game has no hands without wagers',
  'no-more-free-hands': ({ most }) => `no more than ${most} hands without wagers are dealt from a shoe`,
  'nothing-to-deal': 'there is nothing to deal',
  'nothing-to-stop': 'nothing to stop',
  'no-round-on': 'no round is on',
  'nobody-is-to-act': 'nobody is to act',
  'others-are-to-act': ({ seat, others }) => `seat ${seat} is not to act: seat ${others.join(', ')} is`,
  'not-your-seat': ({ seat }) => `seat ${seat} is not yours`,
  'somebody-sits-there': 'somebody sits at the table',
  'settings-stay': 'this table’s settings stay as they are',
  'game-stays': 'a table keeps its game; open another for another',
  'privacy-stays': 'who may come to a table stays as it was opened',
  'not-in-this-game': ({ command }) => elsewhere[command] ?? 'that is not done in this game',
}

/** What is done at the tables of other games. */
const elsewhere: Readonly<Record<string, string>> = {
  bank: 'the player-dealer position is not being offered',
  'make-up': 'no blind was missed',
  wager: 'nobody wagers before the deal in this game',
}

export const bankedTableRefusals: Says<BankedTableRefusals> = {
  'bank-not-offered': 'the player-dealer position is not being offered',
  'bank-offered-to': ({ seat }) => `the player-dealer position is offered to seat ${seat}`,
  'bank-passes-on': 'somebody else comes first',
  'bank-bounds': ({ min, max }, { money }) => `the player-dealer puts up ${money(min)} to ${money(max)}`,
  'bank-stays': 'the player-dealer cannot go away now',
  'bank-does-not-wager': 'the player-dealer does not wager',
  'wagers-closed': 'the wagers are closed',
  'wagers-not-open': 'the wagers are not open yet',
  'away-does-not-wager': 'one who is away does not wager',
  'no-hand-to-bet-on': ({ seat }) => `seat ${seat} has no hand to bet on`,
  'circle-occupied': ({ seat }) => `somebody sits at circle ${seat}`,
  'circle-bet-already': ({ seat }) => `somebody else bets circle ${seat} in this round`,
  'wagers-beyond-stack': ({ needed, stack }, { money }) =>
    `that takes ${money(needed)}, with what may follow: there are ${money(stack)}`,
  'nobody-has-wagered': 'nobody has wagered',
  'wagers-lie': 'somebody has wagered already',
  'providers-at-most': ({ most }) =>
    most === 1
      ? 'a third-party provider sits here already: one a table'
      : `no more than ${most} third-party providers sit at this table`,
  'provider-only-banks': 'a third-party provider wagers only as the player-dealer',
  'limits-contradict': 'the limits contradict each other',
}

const comeBacks: Readonly<Record<MakeUp, string>> = {
  post: 'posting',
  straddle: 'a straddle',
  wait: 'waiting',
  play: 'playing on',
}

export const pokerTableRefusals: Says<PokerTableRefusals> = {
  'no-blind-missed': 'no blind was missed',
  'button-goes-round': 'the button goes round by itself now',
  'not-dealt-in-like-that': ({ ways }, { any }) =>
    `one is dealt in again by ${any(ways.map(way => comeBacks[way]))}`,
}

export const libraryRefusals: Says<LibraryRefusals> = {
  'no-such-game': ({ id }) => `there is no "${id}"`,
  'only-fees-filed': ({ id, name }) =>
    `of ${name} ("${id}") only the fees were filed, not its rules: it has a fee schedule, but cannot be dealt`,
}
