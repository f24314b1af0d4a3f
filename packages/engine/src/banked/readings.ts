import { COVERAGES } from '../money/cover.ts'
import type { Cite } from '../rules/cite.ts'
import type { Reading } from '../rules/rule-set.ts'
import {
  CUT_CARD_PLACES,
  CUT_CARD_READING,
  SHOE_OUT,
  SHOE_OUT_READING,
  SUPPLY_READING,
  type Supply,
} from '../rules/supply.ts'
import { sayer } from '../say/saying.ts'
import { TEN_READING } from '../shoe/burn.ts'
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

/** For filings that do not mention circles where nobody sits. */
export const otherCircles: Reading = {
  name: 'otherCircles',
  default: 'open',
  others: ['closed'],
  why: say('banked-why-other-circles'),
  cite: '000:48, 002:790, 003:1494, 2179, 004:1542, 5832',
}

/** For filings that let a bettor of several hands see only one of them. */
export const secondHand = (cite: Cite): Reading => ({
  name: 'secondHand',
  default: 'house-way',
  others: ['played'],
  why: say('banked-why-second-hand'),
  cite,
})

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

/** For filings with a shoe or several decks that do not say how long they last. */
export const supplyReading = (cite: Cite, ...others: readonly Supply[]): Reading => ({
  name: SUPPLY_READING,
  default: 'shoe',
  others,
  why: say('banked-why-supply'),
  cite,
})

/** For filings with a shoe: none says where the cut card stands, or what happens when the shoe runs out. */
export const shoeReadings: readonly Reading[] = [
  {
    name: CUT_CARD_READING,
    default: CUT_CARD_PLACES[0],
    others: CUT_CARD_PLACES.slice(1),
    why: say('banked-why-cut-card'),
    cite: 'practice',
  },
  {
    name: SHOE_OUT_READING,
    default: SHOE_OUT[0],
    others: SHOE_OUT.slice(1),
    why: say('banked-why-shoe-runs-out'),
    cite: 'practice',
  },
]

/** For filings in which the first card of a shoe says how many are burned. */
export const burnTenReading = (cite: Cite): Reading => ({
  name: TEN_READING,
  default: 'ten',
  others: ['none'],
  why: say('banked-why-burn-ten'),
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

/** The reading of which of the lost wagers of a seat is taken first. */
export const losingOrder = (cite: Cite): Reading => ({
  name: 'losingOrder',
  default: 'ante-first',
  others: ['play-first'],
  why: say('banked-why-losing-order'),
  cite,
})
