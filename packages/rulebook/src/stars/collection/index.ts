import type { FeeTable } from '@cardroom/engine/collection'
import { ezBaccaratRates, superPan9Rates, zooBacRates } from './baccarat.ts'
import { letItRideRates, paiGowRates, threeCardPokerRates, ultimateTexasHoldemRates } from './banked-poker.ts'
import { blackjackRates } from './blackjack.ts'
import { faceUpPaiGowPoker } from './face-up-pai-gow-poker.ts'
import { starsOwn } from './own.ts'
import { pokerRates } from './poker.ts'

export const starsFees: readonly FeeTable[] = [
  ...starsOwn,
  faceUpPaiGowPoker,
  blackjackRates,
  threeCardPokerRates,
  ultimateTexasHoldemRates,
  paiGowRates,
  ezBaccaratRates,
  zooBacRates,
  letItRideRates,
  superPan9Rates,
  ...pokerRates,
]
