import type { LibraryRefusals, TableRefusals } from '@cardroom/engine'
import type { BankedSignSentences, BankedTableRefusals } from '@cardroom/engine/banked'
import type { PanSignSentences } from '@cardroom/engine/pan'
import type { PokerSignSentences, PokerTableRefusals } from '@cardroom/engine/poker'
import type { Says, Speaker } from '../speaker.ts'

const figures = (cents: readonly number[], { money }: Speaker): string => cents.map(money).join('/')

/** What the sign at a table says. */
export const signSentences: Says<BankedSignSentences & PokerSignSentences & PanSignSentences> = {
  'sign-wagers': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'sign-limit': ({ bets }, speaker) => `${figures(bets, speaker)} limit`,
  'sign-spread': ({ range }, speaker) => `${figures(range, speaker)} spread limit`,
  'sign-pot-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} pot limit`,
  'sign-no-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} no limit`,
  'sign-chip': ({ chip }, { money }) => `${money(chip)} a chip`,
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
  'leaving-already': 'the seat is given up when the round is over',
  'away-already': 'already away',
  'back-already': 'already back',
  'chips-between-rounds': 'chips are bought between rounds',
  'chips-at-most': ({ cents }, { money }) => `at most ${money(cents)} more`,
  'two-players-needed': 'a round needs two players',
  'making-up-already': 'a round is being made up already',
  'nothing-to-add-to': 'nothing can be added to this shuffle',
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
  'wagers-beyond-stack': ({ needed, stack }, { money }) =>
    `that takes ${money(needed)}, with what may follow: there are ${money(stack)}`,
  'nobody-has-wagered': 'nobody has wagered',
  'wagers-lie': 'somebody has wagered already',
  'limits-contradict': 'the limits contradict each other',
}

export const pokerTableRefusals: Says<PokerTableRefusals> = {
  'no-blind-missed': 'no blind was missed',
  'straddle-makes-up-nothing': 'blinds are not made up by a straddle here',
}

export const libraryRefusals: Says<LibraryRefusals> = {
  'no-such-game': ({ id }) => `there is no "${id}"`,
}
