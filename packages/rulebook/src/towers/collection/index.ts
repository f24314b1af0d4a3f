import type { FeeTable } from '@cardroom/engine/collection'
import { holdemHiLo, texasHoldem } from './holdem.ts'
import { limitAndPotLimit } from './limit-and-pot-limit.ts'
import { noBust21stCenturyBlackjack } from './no-bust-21st-century-blackjack.ts'
import { paiGowPokerOwn, paiGowPokerRates } from './pai-gow-poker.ts'
import { pokerRates } from './poker.ts'

export const towersFees: readonly FeeTable[] = [
  ...limitAndPotLimit,
  texasHoldem,
  holdemHiLo,
  paiGowPokerOwn,
  paiGowPokerRates,
  noBust21stCenturyBlackjack,
  pokerRates,
]
