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

export const bothOver = (cite: Cite): Reading => ({
  name: 'bothOver',
  default: 'loses',
  others: ['pushes'],
  why: say('blackjack-why-both-over'),
  cite,
})

export const equalOver = (cite: Cite): Reading => ({
  name: 'equalOver',
  default: 'loses',
  others: ['pushes'],
  why: say('blackjack-why-equal-over'),
  cite,
})

export const insuredNatural = (standard: 'pays' | 'returned', cite: Cite): Reading => ({
  name: 'insuredNatural',
  default: standard,
  others: [standard === 'pays' ? 'returned' : 'pays'],
  why: say('blackjack-why-insured-natural'),
  cite,
})

export const countedTwentyTwo = (cite: Cite): Reading => ({
  name: 'countedTwentyTwo',
  default: 'over',
  others: ['counts'],
  why: say('blackjack-why-counted-twenty-two'),
  cite,
})

export const splitTens = (standard: 'any' | 'same-rank', cite: Cite): Reading => ({
  name: 'splitTens',
  default: standard,
  others: [standard === 'any' ? 'same-rank' : 'any'],
  why: say('blackjack-why-split-tens'),
  cite,
})

export const resplitAces = (cite: Cite): Reading => ({
  name: 'resplitAces',
  default: 'no',
  others: ['yes'],
  why: say('blackjack-why-resplit-aces'),
  cite,
})

export const doubleOnMustStand = (standard: 'yes' | 'no', cite: Cite): Reading => ({
  name: 'doubleOnMustStand',
  default: standard,
  others: [standard === 'yes' ? 'no' : 'yes'],
  why: say('blackjack-why-double-on-must-stand'),
  cite,
})
