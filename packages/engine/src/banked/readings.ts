import { COVERAGES } from '../money/cover.ts'
import type { Cite } from '../rules/cite.ts'
import type { Reading } from '../rules/rule-set.ts'

/** Open points that every game against a player-dealer shares. */
export const bankedReadings: readonly Reading[] = [
  {
    name: 'coverage',
    default: 'gross',
    others: COVERAGES.filter(one => one !== 'gross'),
    why: 'How the player-dealer’s wager runs out: every chip that changes hands uses it up, paid and taken are counted apart, or a running balance.',
    cite: '003:484',
  },
  {
    name: 'misdealCollection',
    default: 'carried',
    others: ['kept'],
    why: 'No filing says; the same wagers are dealt again, so a misdealt round takes no collection.',
    cite: 'practice',
  },
]

/** For games in which a wager can be decided before the others: a natural, a fold. */
export const earlySettlement: Reading = {
  name: 'earlySettlement',
  default: 'at-once',
  others: ['in-order'],
  why: 'A wager that is decided early is settled early, and uses up cover at that moment; otherwise it waits for its turn.',
  cite: '000:127, 396',
}

/** For games in which a wager can be forfeited. */
export const forfeitOrder: Reading = {
  name: 'forfeitOrder',
  default: 'in-order',
  others: ['at-once'],
  why: 'A forfeited wager is taken in its turn of the settlement, or at once: only “to the extent that money covers” is printed.',
  cite: '003:527',
}

/** For games in which a hand can be foul or dead. */
export const foulBackLine: Reading = {
  name: 'foulBackLine',
  default: 'all',
  others: ['offender'],
  why: 'A foul hand binds every wager on it: it is one hand. The print names only its player; then the others’ wagers go back.',
  cite: '003:513',
}

/** For games with a bonus bet on the cards as dealt. */
export const bonusOnFoul: Reading = {
  name: 'bonusOnFoul',
  default: 'stays',
  others: ['lost'],
  why: 'A bonus bet on the dealt cards is kept in action whatever happens to the base wager.',
  cite: '001:660, 003:976, 004:1345',
}

/** For filings that describe the deal by machine and from a shoe. */
export const dealReading = (cite: Cite): Reading => ({
  name: 'deal',
  default: 'shuffler',
  others: ['shoe'],
  why: 'The filing has both a shuffler and a shoe, with different orders of the deal.',
  cite,
})

/** Open points of Ultimate Texas Hold'em. */
export const ultimateReadings: readonly Reading[] = [
  {
    name: 'decisions',
    default: 'left-of-bank',
    others: ['house-dealers-left'],
    why: 'No filing says who decides first: as in the settlement, or as in the deal.',
    cite: 'practice',
  },
]

export const losingOrder = (cite: Cite): Reading => ({
  name: 'losingOrder',
  default: 'ante-first',
  others: ['play-first'],
  why: 'One line settles Ante, Play, Blind and Trips in this order; another collects Play before Ante from a losing hand.',
  cite,
})
