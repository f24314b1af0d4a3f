import type { Rules } from '@cardroom/engine'
import { blackjack50 } from './21st-century-blackjack-5-0.ts'
import { blackjackSwitch } from './21st-century-blackjack-switch.ts'
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { goldenFrogBaccarat } from './golden-frog-baccarat.ts'
import { pan } from './pan.ts'
import { playersPoker } from './poker.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts'

export const players: readonly Rules[] = [
  fortunePaiGowPoker,
  blackjackSwitch,
  threeCardPoker6CardBonus,
  ultimateTexasHoldem,
  blackjack50,
  ...playersPoker,
  ezBaccaratPanda8,
  goldenFrogBaccarat,
  pan,
]
