import type { Rules } from '@cardroom/engine'
import { faceUpPaiGowPoker } from './face-up-pai-gow-poker.ts'
import { paiGowTiles } from './pai-gow-tiles.ts'
import { pure215Blackjack } from './pure-21-5-blackjack.ts'
import { pureSpanish215 } from './pure-spanish-21-5.ts'
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts'
import { zooBac } from './zoobac.ts'

export const stars: readonly Rules[] = [
  faceUpPaiGowPoker,
  paiGowTiles,
  ultimateTexasHoldem,
  pure215Blackjack,
  pureSpanish215,
  zooBac,
]
