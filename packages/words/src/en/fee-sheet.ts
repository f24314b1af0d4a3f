import type { FeeDocument } from '@cardroom/engine/collection'
import type { FeeSheetSentences } from '@cardroom/rulebook'
import { readingName, readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'
import { bonusName } from '../wager-names.ts'
import { MOMENTS, UNITS } from './page/fees.ts'

const TAKEN = {
  'in-advance': ', in advance',
  after: ', when they are over',
  'on-the-clock': ', on the hour and the half hour',
} as const

const WHERE: Readonly<Record<FeeDocument, string>> = {
  own: 'the game’s own filing',
  rates: 'the room’s common document',
  shared: 'the table for several games',
  'stars-rates': 'the Stars document',
}

export const feeSheet: Says<FeeSheetSentences> = {
  'fee-amount': ({ cents }, { money }) => money(cents),
  'fee-rows': ({ rows }, { say }) => rows.map(say).join('; '),
  'fee-row': ({ span, cents }, { say, money }) => `${say(span)}: ${money(cents)}`,
  'fee-per': ({ rate, unit, taken }, { say }) => `${say(rate)}, ${UNITS[unit]}${taken ? TAKEN[taken] : ''}`,
  'fee-pot': ({ takes, otherwise, from }, { say, money }) =>
    [...takes.map(say), ...(otherwise === undefined ? [] : [`else ${money(otherwise)}`])].join(', ') +
    (from === 'blinds' ? ', from the blinds' : ''),
  'fee-take': ({ rate, at, reaches }, { say, money }) =>
    `${say(rate)} ${MOMENTS[at]}${reaches === undefined ? '' : ` once it reaches ${money(reaches)}`}`,
  'fee-bonus': ({ limits, upToBase }, { say }) =>
    [...limits.map(say), ...(upToBase ? ['up to the base wager'] : [])].join(', '),
  'fee-bonus-limit': ({ bet, span }, { say }) =>
    bet === undefined ? say(span) : `${say(bonusName(bet))} ${say(span)}`,
  'fee-up-to-table': 'up to the table’s maximum',
  'fee-any-amount': 'any amount',
  'fee-from-base': ({ span }, { say }) => `${say(span)}, no less than the base wager`,
  'fee-limit': ({ betting, limit }, { say }) =>
    [betting.join(', '), limit ? say(limit) : ''].filter(Boolean).join(' '),
  'fee-limit-bets-a-seat': ({ limit, most }, { say }) => `${say(limit)}, at most ${most} bets a seat`,
  'fee-limit-later': ({ limit, wager, span }, { say }) =>
    `${say(limit)}, ${say(bonusName(wager))} maximum ${say(span)}`,
  'fee-limit-posted': ({ min, max }, { say }) =>
    `minimum ${say(min)}, ${max ? `maximum ${say(max)}` : 'no maximum'}`,
  'fee-limit-minimum': ({ of }, { money }) => `minimum ${of.map(money).join(', ')}`,
  'fee-limit-bets': ({ bets, blinds }, { say }) => say(bets) + (blinds ? `, blinds ${say(blinds)}` : ''),
  'fee-limit-range': ({ from, to }, { say }) => `${say(from)} to ${say(to)}`,
  'fee-limit-blinds': ({ blinds }, { say }) => `blinds ${say(blinds)}`,
  'fee-limit-buy-in': ({ span }, { say }) => `buy-in ${say(span)}`,
  'fee-pair': ({ lower, upper }, { money }) => `${money(lower)}–${money(upper)}`,
  'fee-print': ({ notes }, { say }) => notes.map(say).join('; '),
  'fee-flag': ({ kind, note }, { say }) => `${kind}: ${say(note)}`,
  'fee-read-as': ({ name, value }, { say }) => `${say(readingName(name))}: ${say(readingValue(value))}`,
  'fee-section': ({ document }) => `Collection: ${WHERE[document]} (${document})`,
  'fee-section-posted': ({ schedule }) => `Collection: option ${schedule}`,
  'fee-collection': 'Collection',
  'fee-head-option': 'Option',
  'fee-head-limit': 'Limit',
  'fee-head-bonus': 'Bonus bets',
  'fee-head-players': 'Players',
  'fee-head-bank': 'Player-dealer',
  'fee-head-player': 'Player',
  'fee-head-pot': 'Pot',
  'fee-head-print': 'Print',
  'fee-head-action': 'Total table action',
  'fee-head-bank-pays': 'Player-dealer pays',
  'fee-says-limit': ({ what }, { say }) => `Limit: ${say(what)}`,
  'fee-says-bonus': ({ what }, { say }) => `Bonus bets: ${say(what)}`,
  'fee-says-players': ({ what }, { say }) => `Players: ${say(what)}`,
  'fee-says-bank': ({ what }, { say }) => `From the player-dealer: ${say(what)}`,
  'fee-says-player': ({ what }, { say }) => `From each player: ${say(what)}`,
  'fee-says-pot': ({ what }, { say }) => `From the pot: ${say(what)}`,
  'fee-says-print': ({ what }, { say }) => `Print: ${say(what)}`,
  'fee-by-action': 'by the total table action',
  'fee-filed-in': ({ count, document, first, last }) => {
    const options = count === 1 ? 'One option' : `${count} options`
    const to = count === 1 ? '' : ` to ${document}/${last}`
    return `${options} in ${WHERE[document]}: ${document}/${first}${to}`
  },
}
