import type { Cite } from '../../rules/cite.ts'
import type { Reading } from '../../rules/rule-set.ts'
import { sayer } from '../../say/saying.ts'
import type { BlackjackReadingSentences } from './sentences.ts'

const say = sayer<BlackjackReadingSentences>()

/** Open points that several blackjack filings share; each rests on lines of its own. */
export const bankSoft18 = (cite: Cite): Reading => ({
  name: 'bankSoft18',
  default: 'stands',
  others: ['draws'],
  why: say('blackjack-why-bank-soft-18'),
  cite,
})

/** The reading of what follows when both hands are over, and neither is a special hand. */
export const bothOver = (cite: Cite): Reading => ({
  name: 'bothOver',
  default: 'loses',
  others: ['pushes'],
  why: say('blackjack-why-both-over'),
  cite,
})

/** The reading of what follows when both hands are over with the same total. */
export const equalOver = (cite: Cite): Reading => ({
  name: 'equalOver',
  default: 'loses',
  others: ['pushes'],
  why: say('blackjack-why-equal-over'),
  cite,
})

/** The reading of what insurance pays on a hand that is a natural itself. */
export const insuredNatural = (standard: 'pays' | 'returned', cite: Cite): Reading => ({
  name: 'insuredNatural',
  default: standard,
  others: [standard === 'pays' ? 'returned' : 'pays'],
  why: say('blackjack-why-insured-natural'),
  cite,
})

/** The reading of how 22 counts that was drawn, where a natural counts 22. */
export const countedTwentyTwo = (cite: Cite): Reading => ({
  name: 'countedTwentyTwo',
  default: 'over',
  others: ['counts'],
  why: say('blackjack-why-counted-twenty-two'),
  cite,
})

/** The reading of which cards of ten points may be split. */
export const splitTens = (standard: 'any' | 'same-rank', cite: Cite): Reading => ({
  name: 'splitTens',
  default: standard,
  others: [standard === 'any' ? 'same-rank' : 'any'],
  why: say('blackjack-why-split-tens'),
  cite,
})

/** The reading of whether aces may be split again. */
export const resplitAces = (cite: Cite): Reading => ({
  name: 'resplitAces',
  default: 'no',
  others: ['yes'],
  why: say('blackjack-why-resplit-aces'),
  cite,
})

/** The reading of whether a hand may be doubled that would have to stand. */
export const doubleOnMustStand = (standard: 'yes' | 'no', cite: Cite): Reading => ({
  name: 'doubleOnMustStand',
  default: standard,
  others: [standard === 'yes' ? 'no' : 'yes'],
  why: say('blackjack-why-double-on-must-stand'),
  cite,
})
