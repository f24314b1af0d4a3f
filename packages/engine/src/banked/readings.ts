import { COVERAGES } from '../money/cover.ts'
import type { Cite } from '../rules/cite.ts'
import type { Reading } from '../rules/rule-set.ts'
import { sayer } from '../say/saying.ts'
import type { BankedReadingSentences } from './sentences.ts'

const say = sayer<BankedReadingSentences>()

/** Open points that every game against a player-dealer shares; `cover` are its own lines on how far it pays. */
export const bankedReadings = (cover: Cite): readonly Reading[] => [
  {
    name: 'coverage',
    default: 'gross',
    others: COVERAGES.filter(one => one !== 'gross'),
    why: say('banked-why-coverage'),
    cite: cover,
  },
  {
    name: 'misdealCollection',
    default: 'carried',
    others: ['kept'],
    why: say('banked-why-misdeal-collection'),
    cite: 'practice',
  },
]

/** For games in which a wager can be decided before the others: a natural, a fold. */
export const earlySettlement = (cite: Cite): Reading => ({
  name: 'earlySettlement',
  default: 'at-once',
  others: ['in-order'],
  why: say('banked-why-early-settlement'),
  cite,
})

/** For games in which a wager can be forfeited. */
export const forfeitOrder = (cite: Cite): Reading => ({
  name: 'forfeitOrder',
  default: 'in-order',
  others: ['at-once'],
  why: say('banked-why-forfeit-order'),
  cite,
})

/** For games in which a hand can be foul or dead. */
export const foulBackLine = (cite: Cite): Reading => ({
  name: 'foulBackLine',
  default: 'all',
  others: ['offender'],
  why: say('banked-why-foul-back-line'),
  cite,
})

/** For games with a bonus bet on the cards as dealt. */
export const bonusOnFoul = (cite: Cite): Reading => ({
  name: 'bonusOnFoul',
  default: 'stays',
  others: ['lost'],
  why: say('banked-why-bonus-on-foul'),
  cite,
})

/** For filings that describe the deal by machine and from a shoe. */
export const dealReading = (cite: Cite): Reading => ({
  name: 'deal',
  default: 'shuffler',
  others: ['shoe'],
  why: say('banked-why-deal'),
  cite,
})

/** Open points of Ultimate Texas Hold'em. */
export const ultimateReadings: readonly Reading[] = [
  {
    name: 'decisions',
    default: 'left-of-bank',
    others: ['house-dealers-left'],
    why: say('banked-why-decisions'),
    cite: 'practice',
  },
]

export const losingOrder = (cite: Cite): Reading => ({
  name: 'losingOrder',
  default: 'ante-first',
  others: ['play-first'],
  why: say('banked-why-losing-order'),
  cite,
})
