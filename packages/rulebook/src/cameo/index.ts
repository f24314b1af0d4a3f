import type { Rules } from '@cardroom/engine'
import { ezBaccarat } from './ez-baccarat.ts'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { cameoPoker } from './poker.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts'

export const cameo: readonly Rules[] = [
  ezBaccarat,
  fortunePaiGowPoker,
  threeCardPoker6CardBonus,
  ultimateTexasHoldem,
  ...cameoPoker,
]
