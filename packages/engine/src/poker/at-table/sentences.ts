import type { Cents } from '../../money/cents.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { PokerHouseSetup } from './memory.ts'

/** What the sign at a table with a pot says. */
export interface PokerSignSentences {
  'sign-limit': { bets: readonly Cents[] }
  'sign-spread': { range: readonly Cents[] }
  'sign-pot-limit': { blinds: readonly Cents[] }
  'sign-no-limit': { blinds: readonly Cents[] }
}

const say = sayer<PokerSignSentences>()

/** What the sign of a table of a pot game says of its stakes. */
export function pokerSignOf({ stakes, blinds, ante = 0 }: PokerHouseSetup): Saying {
  const { limit, bets = [], range = [] } = stakes
  switch (limit) {
    case 'fixed':
      return say('sign-limit', { bets })
    case 'spread':
      return say('sign-spread', { range })
    case 'pot':
      return say('sign-pot-limit', { blinds: blinds ?? [ante] })
    case 'none':
      return say('sign-no-limit', { blinds: blinds ?? [ante] })
  }
}
