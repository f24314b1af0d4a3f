import type { ScheduleRefusals } from '@cardroom/engine/collection'
import type { PokerRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

const LIMITS: Readonly<Record<PokerRefusals['poker-limit-not-filed']['limits'][number], string>> = {
  fixed: 'straight limit',
  spread: 'spread limit',
  pot: 'pot limit',
  none: 'no limit',
}

const BETTING: Readonly<Record<PokerRefusals['poker-betting-not-filed']['betting'][number], string>> = {
  limit: 'limit',
  'pot-limit': 'pot limit',
  'no-limit': 'no limit',
}

export const pokerRefusals: Says<PokerRefusals> = {
  'poker-missing': 'is missing',
  'poker-places': ({ game, places, seats }) => `${game} has ${places} places, not ${seats}`,
  'poker-no-such-place': ({ places, seat }) => `from 1 to ${places}, not ${seat}`,
  'poker-seat-taken': ({ seat }) => `${seat} is taken`,
  'poker-empty-seat': ({ seat }) => `nobody sits at ${seat}`,
  'poker-limit-has-none': ({ limit }) => `${limit} limit has none`,
  'poker-lower-bet-first': 'the lower bet comes first',
  'poker-least-bet-first': 'the least bet comes first',
  'poker-game-has-none': ({ game }) => `${game} has none`,
  'poker-too-many-blinds': ({ blinds, players }) => `${blinds} for ${players} players`,
  'poker-blind-below-the-last': 'less than the blind before it',
  'poker-blind-above-the-bet': ({ bet }, { money }) => `larger than the bet, ${money(bet)}`,
  'poker-bring-in-above-the-bet': 'larger than the bet',
  'poker-opener-not-left-open': ({ game }) => `${game} does not leave it to the house`,
  'poker-no-ante': 'there is no ante',
  'poker-not-hi-lo': ({ game }) => `${game} is not played hi-lo`,
  'poker-only-hi-lo': ({ game }) => `${game} is played hi-lo`,
  'poker-no-straddle': ({ game }) => `${game} knows no straddle`,
  'poker-straddle-is': ({ amount, given }, { money }) => `${money(amount)}, not ${money(given)}`,
  'poker-straddle-is-more': ({ amount, given }, { money }) =>
    `more than ${money(amount)}, not ${money(given)}`,
  'poker-cannot-straddle': ({ seat }) => `${seat} cannot straddle`,
  'poker-button-cannot-straddle': 'the button may not straddle',
  'poker-straddle-left-of-big-blind': 'only the seat at the left of the big blind may straddle',
  'poker-no-kill': ({ game }) => `${game} knows no kill`,
  'poker-kill-is': ({ amount, given }, { money }) => `${money(amount)}, not ${money(given)}`,
  'poker-blind-is-in': ({ seat }) => `${seat} has its blind in`,
  'poker-live-above-big-blind': ({ blind }, { money }) => `larger than the big blind, ${money(blind)}`,
  'poker-dead-above-small-blind': ({ blind }, { money }) => `larger than the small blind, ${money(blind)}`,
  'poker-straddles-or-posts': ({ seat }) => `seat ${seat} straddles or posts, not both`,
  'poker-one-live-blind': 'only one player a deal comes in with a live blind: by a post or by a straddle',
  'poker-nothing-posted': 'nothing is posted',
  'poker-limit-not-filed': ({ game, limits }) =>
    `${game} is filed with ${limits.map(limit => LIMITS[limit]).join(' and ')} only`,
  'poker-one-bet': ({ game }) => `all bets of ${game} are of one amount: there is no lower and upper bet`,
  'poker-betting-not-filed': ({ schedule, betting }) =>
    `${schedule} is for ${betting.map(kind => BETTING[kind]).join(' and ')} games`,
  'poker-bets-not-filed': ({ schedule, least, most }, { money }) => {
    const [from, to] = [least, most].map(pair => pair.map(money).join('–'))
    return `${schedule} is for ${from === to ? from : `${from} to ${to}`}`
  },
  'poker-blinds-not-filed': ({ schedule, blinds }, { money }) =>
    `${schedule} is for blinds of ${blinds.map(money).join(' and ')}`,
  'poker-wager-not-filed': ({ given, min, max }, { money }) =>
    `a wager is ${max === undefined ? `${money(min)} or more` : `${money(min)} to ${money(max)}`}, not ${money(given)}`,
  'poker-names-a-seat': ({ name }) => `"${name}" names a seat`,
  'poker-names-a-card': ({ name }) => `"${name}" names a card`,
  'poker-names-an-amount': ({ name }) => `"${name}" names the amount of the first motion`,
  'poker-no-hand': ({ seat }) => `seat ${seat} has no hand`,
  'poker-out-of-the-hand': ({ seat }) => `seat ${seat} is no longer in the hand`,
  'poker-not-held': ({ seat, card }) => `seat ${seat} does not hold ${card}`,
  'poker-not-a-down-card': ({ seat, card }) => `${card} of seat ${seat} does not lie face down`,
  'poker-last-hand': ({ seat }) => `seat ${seat} has the last hand, which takes the pot`,
  'poker-no-joker': ({ seat }) => `seat ${seat} holds no joker`,
  'poker-not-all-in': ({ seat }) => `seat ${seat} is not all-in`,
  'poker-no-bet-yet': 'no bet has been made',
  'poker-not-folded': ({ seat }) => `seat ${seat} has not folded`,
  'poker-too-late-to-retrieve': ({ seat }) => `it is too late to retrieve the hand of seat ${seat}`,
  'poker-no-call-to-withdraw': ({ seat }) => `seat ${seat} has made no call that could be withdrawn`,
  'poker-no-betting': 'there is no betting',
  'poker-in-turn': ({ seat }) => `it is the turn of seat ${seat}`,
  'poker-not-to-act': ({ seat }) => `seat ${seat} is not to act`,
  'poker-other-to-act': ({ seat, turn }) => `seat ${seat} is not to act: seat ${turn} is`,
  'poker-not-asked-to-bet': ({ seat }) => `seat ${seat} is not asked to bet`,
  'poker-may-not-bet': ({ seat }) => `seat ${seat} may not bet`,
  'poker-chip-makes-no-bet': 'the value of the chip is needed, and a bet must be open',
  'poker-not-asked-to-discard': ({ seat }) => `seat ${seat} is not asked to discard`,
  'poker-dealer-not-drawing': 'the dealer is not asked to draw',
  'poker-not-before': ({ street }) => `it is not the time before the ${street}`,
  'poker-flop-acted-on': 'the flop has been acted on',
  'poker-flop-is-out': 'the flop is out: a hole card was exposed on the deal',
  'poker-hole-cards-are-older': 'the hole cards were dealt on the first street',
  'poker-no-card-too-early': 'no card can have come too early',
  'poker-unseen-at-showdown': ({ seat }) => `seat ${seat} comes to the showdown with a card that nobody saw`,
}

export const scheduleRefusals: Says<ScheduleRefusals> = {
  'no-option-for-players': ({ players }) => `no option in force covers ${players} players`,
}
