import { COVERAGES } from '../money/cover.ts'
import type { Cite } from '../rules/cite.ts'
import type { Reading } from '../rules/rule-set.ts'
import { sayer } from '../say/saying.ts'
import type { BankedReadingSentences } from './sentences.ts'

const say = sayer<BankedReadingSentences>()

/** Open points that every game against a player-dealer shares. */
export const bankedReadings: readonly Reading[] = [
  {
    name: 'coverage',
    default: 'gross',
    others: COVERAGES.filter(one => one !== 'gross'),
    why: say('banked-why-coverage'),
    cite: '003:484',
  },
  {
    name: 'misdealCollection',
    default: 'carried',
    others: ['kept'],
    why: say('banked-why-misdeal-collection'),
    cite: 'practice',
  },
]

/** For filings that say nothing of circles where nobody sits. */
export const otherCircles: Reading = {
  name: 'otherCircles',
  default: 'open',
  others: ['closed'],
  why: say('banked-why-other-circles'),
  cite: '000:48, 002:790, 003:1494, 2179, 004:1542, 5832',
}

/** For filings by which one who bets several hands sees one of them only. */
export const secondHand = (cite: Cite): Reading => ({
  name: 'secondHand',
  default: 'house-way',
  others: ['played'],
  why: say('banked-why-second-hand'),
  cite,
})

/** For games in which a wager can be decided before the others: a natural, a fold. */
export const earlySettlement: Reading = {
  name: 'earlySettlement',
  default: 'at-once',
  others: ['in-order'],
  why: say('banked-why-early-settlement'),
  cite: '000:127, 396',
}

/** For games in which a wager can be forfeited. */
export const forfeitOrder: Reading = {
  name: 'forfeitOrder',
  default: 'in-order',
  others: ['at-once'],
  why: say('banked-why-forfeit-order'),
  cite: '003:527',
}

/** For games in which a hand can be foul or dead. */
export const foulBackLine: Reading = {
  name: 'foulBackLine',
  default: 'all',
  others: ['offender'],
  why: say('banked-why-foul-back-line'),
  cite: '003:513',
}

/** For games with a bonus bet on the cards as dealt. */
export const bonusOnFoul: Reading = {
  name: 'bonusOnFoul',
  default: 'stays',
  others: ['lost'],
  why: say('banked-why-bonus-on-foul'),
  cite: '001:660, 003:976, 004:1345',
}

/** For filings that describe the deal by machine and from a shoe. */
export const dealReading = (cite: Cite): Reading => ({
  name: 'deal',
  default: 'shuffler',
  others: ['shoe'],
  why: say('banked-why-deal'),
  cite,
})

/** Open points of Ultimate Texas Hold'em; `hand` has the lines that say of which cards a hand is made. */
export const ultimateReadings = (hand: Cite): readonly Reading[] => [
  {
    name: 'decisions',
    default: 'left-of-bank',
    others: ['house-dealers-left'],
    why: say('banked-why-decisions'),
    cite: 'practice',
  },
  {
    name: 'handOf',
    default: 'any-five',
    others: ['two-and-three'],
    why: say('banked-why-hand-of'),
    cite: hand,
  },
]

/** For a filing whose lowest straight flush is 4-3-2, and whose lowest straight A-2-3. */
export const suitedWheel = (cite: Cite): Reading => ({
  name: 'suitedWheel',
  default: 'straight-flush',
  others: ['flush'],
  why: say('banked-why-suited-wheel'),
  cite,
})

/** For an option that puts the Play wager within the posted minimum and maximum. */
export const playMaximum = (cite: Cite): Reading => ({
  name: 'playMaximum',
  default: 'posted',
  others: ['none'],
  why: say('banked-why-play-maximum'),
  cite,
})

export const losingOrder = (cite: Cite): Reading => ({
  name: 'losingOrder',
  default: 'ante-first',
  others: ['play-first'],
  why: say('banked-why-losing-order'),
  cite,
})
