import type { ComeBack, PokerComingSentences } from '@cardroom/engine/poker'
import type { Says, Speaker } from '../speaker.ts'

const WAYS: Readonly<Record<ComeBack, string>> = {
  post: 'posting',
  straddle: 'straddling left of the big blind',
  wait: 'waiting for the big blind',
}

const CHANGES: Readonly<Record<ComeBack, string>> = {
  post: 'posts the big blind',
  straddle: 'straddles',
  wait: 'waits out as many hands as were gained',
}

const limit = (bets: readonly number[], { money }: Speaker): string => bets.map(money).join('–')

/** What the sheet of a pot game says of coming to a table and leaving it. */
export const pokerComings: Says<PokerComingSentences> = {
  'coming-title': 'Coming and going',
  'coming-buy-in': ({ minimumBets, short }) => {
    const least =
      minimumBets === undefined ? 'as the house designates' : `${minimumBets} times the minimum bet`
    const then =
      short === 'once'
        ? 'after that one short buy; an add-on up to the minimum is none'
        : 'one short buy is allowed after each full one'
    return `Buy-in: ${least}; ${then}`
  },
  'coming-free-hands':
    'In the first round of a new game whoever sits down where no blind has passed is dealt in free',
  'coming-missed': ({ ways }, { any }) =>
    `Whom a blind has passed comes back by ${any(ways.map(way => WAYS[way]))}${
      ways.includes('post') ? '; what is posted plays up to the big blind, the rest is dead' : ''
    }`,
  'coming-in-the-middle':
    'Whoever posts between the button and the blinds is passed over by the button on the next deal',
  'coming-two-big-blinds':
    'Whoever waits for the big blind and comes to the small one, because somebody left, posts the big one: there are two then',
  'coming-all-made-up': ({ from }, speaker) =>
    `From ${limit(from, speaker)} on, a blind that passed a player because others left is made up`,
  'coming-new-no-longer': ({ after, at }, speaker) =>
    `A new player is one until the first hand; at ${limit(at, speaker)} not any more once the blinds have passed ${after} times`,
  'coming-seat-change': ({ ways }, { any }) =>
    `Whoever changes seats away from the big blind ${any(ways.map(way => CHANGES[way]))}`,
  'coming-let-pass':
    'Whoever owes nothing and changes seats may let the blinds pass once, and waits until they are as far off again',
  'coming-short-game': ({ players }) =>
    `With fewer than ${players} players seats are changed only when somebody new comes in`,
  'coming-held': ({ minutes }) =>
    `A seat is held for ${minutes} minutes; then the chips are removed and the name goes on the waiting list`,
  'coming-called': ({ minutes }) =>
    `A seat is kept for ${minutes} minutes for whoever waits and is called to it`,
  'coming-returns': ({ minutes }) =>
    `Whoever comes back to the same game within ${minutes} minutes brings at least what was taken away`,
}
