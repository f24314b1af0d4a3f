import type { Cite, Reading } from '@cardroom/engine'

/** What most filings of pot games leave open, each with the lines that leave it open. */

export const twoHandedBlinds = (cite: Cite): Reading => ({
  name: 'twoHandedBlinds',
  default: 'button-small',
  others: ['button-big'],
  why: 'The text is written for three or more; taken literally, the button of two would be the big blind.',
  cite,
})

export const raiseCap = (cite: Cite): Reading => ({
  name: 'raiseCap',
  default: 'limit-only',
  others: ['all-games'],
  why: 'The cap is printed without a word on pot and no limit; where a filing says more it is a limit rule.',
  cite,
})

/** When two players are alone: at the beginning of the betting round, or as soon as the others are out. */
export const capLifted = (byDefault: 'two-in-round' | 'two-left', cite: Cite): Reading => ({
  name: 'capLifted',
  default: byDefault,
  others: [byDefault === 'two-left' ? 'two-in-round' : 'two-left'],
  why: 'The cap does not hold for two players; whether a fold in mid-round lifts it is a matter of words.',
  cite,
})

export const potFeePlayers = (cite: Cite): Reading => ({
  name: 'potFeePlayers',
  default: 'dealt-in',
  others: ['still-in'],
  why: 'Fees are fixed before the hand, so the players dealt in count.',
  cite,
})

export const oddChips = (cite: Cite): Reading => ({
  name: 'oddChips',
  default: 'one-player',
  others: ['one-each'],
  why: 'Several odd chips of one division: the print gives them to one player.',
  cite,
})

/** Who gets the chip that cannot be halved between high and low. */
export const oddChip = (byDefault: 'high' | 'position', cite: Cite, why: string): Reading => ({
  name: 'oddChip',
  default: byDefault,
  others: [byDefault === 'high' ? 'position' : 'high'],
  why,
  cite,
})

/** Whether the third card of a pineapple game is thrown away before or after the betting of that street. */
export const discardTiming = (
  byDefault: 'before-betting' | 'after-betting',
  cite: Cite,
  why: string,
): Reading => ({
  name: 'discardTiming',
  default: byDefault,
  others: [byDefault === 'before-betting' ? 'after-betting' : 'before-betting'],
  why,
  cite,
})
