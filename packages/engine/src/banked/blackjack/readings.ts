import type { Cite } from '../../rules/cite.ts'
import type { Reading } from '../../rules/rule-set.ts'

/** Open points that several blackjack filings share; each rests on lines of its own. */
export const bankSoft18 = (cite: Cite): Reading => ({
  name: 'bankSoft18',
  default: 'stands',
  others: ['draws'],
  why: 'The chart has no row for soft 18 to 21: what must take a card is soft 17 or less; drawing on until a hard total is the other reading.',
  cite,
})

export const bothOver = (cite: Cite): Reading => ({
  name: 'bothOver',
  default: 'loses',
  others: ['pushes'],
  why: 'Both hands over and no special hand: nothing is printed; the exceptions would mean nothing if the player did not lose.',
  cite,
})

export const equalOver = (cite: Cite): Reading => ({
  name: 'equalOver',
  default: 'loses',
  others: ['pushes'],
  why: 'Both hands over with the same total: only a closer hand is spoken of, and even a closer player loses.',
  cite,
})

export const insuredNatural = (cite: Cite): Reading => ({
  name: 'insuredNatural',
  default: 'pays',
  others: ['returned'],
  why: 'Insurance on a hand that is a natural itself: the hand pushes, and the insurance pays as it does for others.',
  cite,
})

export const countedTwentyTwo = (cite: Cite): Reading => ({
  name: 'countedTwentyTwo',
  default: 'over',
  others: ['counts'],
  why: 'A natural counts 22; a counted 22 is neither less nor more. The chart ends at 21, so it is over; or it counts between 21 and the natural.',
  cite,
})

export const splitTens = (standard: 'any' | 'same-rank', cite: Cite): Reading => ({
  name: 'splitTens',
  default: standard,
  others: [standard === 'any' ? 'same-rank' : 'any'],
  why: 'Cards of the same value or rank may be split; the line on ten-value cards says of the same rank.',
  cite,
})

export const resplitAces = (cite: Cite): Reading => ({
  name: 'resplitAces',
  default: 'no',
  others: ['yes'],
  why: 'A split ace gets one card and no more; whether a second ace on it may be split again is not said.',
  cite,
})

export const doubleOnMustStand = (standard: 'yes' | 'no', cite: Cite): Reading => ({
  name: 'doubleOnMustStand',
  default: standard,
  others: [standard === 'yes' ? 'no' : 'yes'],
  why: 'Whether a hand that the chart makes stand may be doubled: the chart speaks of taking cards and standing, the line on doubling of any first two cards.',
  cite,
})
