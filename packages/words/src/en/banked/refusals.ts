import type { BankedRefusals } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'

export const bankedRefusals: Says<BankedRefusals> = {
  'too-many-places': ({ most, cite }) => `at most ${most} places (${cite})`,
  'no-such-place': ({ places }) => `the table has ${places} places`,
  'decks-out-of-range': ({ from, to, decks, cite }) =>
    from === to
      ? `${to} ${to === 1 ? 'deck' : 'decks'}, not ${decks} (${cite})`
      : `from ${from} to ${to} decks, not ${decks} (${cite})`,
  'no-such-pile': ({ piles }) => `there are ${piles} piles`,
  'back-line-or-circle': 'a wager is a back-line bettor’s or that of a player who sits elsewhere, not both',
  'circles-closed': ({ cite }) => `nobody bets circles where nobody sits (${cite})`,
  'circle-not-free': ({ seat }) => `circle ${seat} has a player of its own`,
  'nobody-wagers': 'nobody has wagered',
  'no-free-hands-filed': 'this game has no hands without wagers',
  'free-of-wagers': 'a free hand is dealt without wagers',
  'player-dealer-wagers': ({ seat }) => `seat ${seat} is the player-dealer`,
  'no-such-wager': ({ on, known }) => `there is no wager "${on}" before the deal (${known.join(', ')})`,
  'no-kum-kum': 'players do not bet together at this game',
  'kum-kum-adds-up': ({ amount, sum }, { money }) =>
    `the partners have put in ${money(sum)}, the wager is ${money(amount)}`,
  'kum-kum-below-minimum': ({ amount, minimum, cite }, { money }) =>
    `each partner wagers at least the table’s minimum of ${money(minimum)}, not ${money(amount)} (${cite})`,
  'no-back-line-on': ({ wager, cite }) => `no back-line bets on ${wager} (${cite})`,
  'one-hand-only': ({ wager }) => `${wager} has one hand`,
  'no-such-hand': ({ hands }) => `hands from 1 to ${hands}`,
  'wager-on-each-hand': ({ wager, hands, cite }) => `${wager} is wagered on each of ${hands} hands (${cite})`,
  'wagered-twice': ({ bettor, wager }) => `${bettor} has two wagers on ${wager}`,
  'wager-needs-another': ({ wager, others, cite }, { any }) =>
    `${wager} needs ${any(others)} beside it (${cite})`,
  'wager-must-equal': ({ wager, other, cite }) => `${wager} must equal ${other} (${cite})`,
  'wager-above-another': ({ wager, others, cite }, { any }) =>
    `${wager} may not be larger than ${any(others)} (${cite})`,
  'wager-missing': ({ bettor, wager, cite }) => `${bettor} must also wager on ${wager} (${cite})`,
  'wager-below-least': ({ wager, least, cite }, { money }) =>
    `${wager} is at least ${money(least)} (${cite})`,
  'wager-not-in-steps': ({ step, cite }, { money }) => `wagers are multiples of ${money(step)} (${cite})`,
  'below-minimum': ({ amount, minimum }, { money }) =>
    `${money(amount)} is below the minimum of ${money(minimum)}`,
  'above-maximum': ({ amount, maximum }, { money }) =>
    `${money(amount)} is above the maximum of ${money(maximum)}`,
  'bonus-below-base': ({ wager }) => `${wager} may not be smaller than the base wager`,
  'too-many-bets': ({ seat, most }) => `seat ${seat} has more than ${most} game wagers`,
  'bonus-above-base': ({ wager }) => `${wager} may not be larger than the base wager`,
  'too-many-back-line': ({ most, cite }) => `at most ${most} back-line bettors on a hand (${cite})`,
  'no-pay-table-for-decks': ({ on, decks }) => `there is no pay table of ${on} for ${decks} decks`,

  'no-hand-at-seat': ({ seat }) => `seat ${seat} has no hand in this round`,
  'no-wager-by': ({ seat, by }) => `${by} has no wager at seat ${seat}`,
  'name-a-hand': 'whose hand?',
  'name-a-players-hand': 'which player’s hand?',
  'name-a-wager': 'a wager is named by its seat, or its seat and bettor',
  'name-the-cards': ({ count }) =>
    count === undefined ? 'which card?' : `${count} of the cards must be named`,
  'name-an-amount': 'how much?',
  'card-not-held': ({ seat, card }) => `seat ${seat} does not hold ${card}`,
  'card-not-face-down': ({ card }) => `${card} does not lie face down there`,
  'too-late-for-misdeal': 'a wager has been settled: it is too late for a misdeal',
  'nothing-to-set': ({ seat }) => `seat ${seat} has nothing to set`,
  'not-to-set-yet': ({ seat }) => `seat ${seat} does not set its hand yet`,
  'deal-not-over': 'the deal is not over',
  'setting-is-no-foul': 'two cards in front and five behind are no foul',
  'setting-is-foul': 'that setting is foul again',
  'not-set-the-house-way': 'a hand that was set the house way must be named',
  'not-played-by-the-house': 'the house plays no hand there',
  'house-way-draws': ({ total }) => `the House Way draws on ${total}`,
  'house-way-stands': ({ total }) => `the House Way stands on ${total}`,
  'no-table-minimum': 'the table has no minimum',
  'one-more-card': 'one more card is needed',
  'result-impossible': 'no cards come to that result',
  'result-contradicted': 'the cards that lie do not come to that result',
}
