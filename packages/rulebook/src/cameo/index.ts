import type { Rules } from '@cardroom/engine'
import { ezBaccarat } from './ez-baccarat.ts'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { omaha } from './omaha.ts'
import { texasHoldem } from './texas-holdem.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts'

export const cameo: readonly Rules[] = [
  ezBaccarat,
  fortunePaiGowPoker,
  threeCardPoker6CardBonus,
  ultimateTexasHoldem,
  texasHoldem,
  omaha,
]
