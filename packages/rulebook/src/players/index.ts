import type { Rules } from '@cardroom/engine'
import { blackjack50 } from './21st-century-blackjack-5-0.ts'
import { blackjackSwitch } from './21st-century-blackjack-switch.ts'
import { badugi } from './badugi.ts'
import { bigOHiLo } from './big-o-hi-lo.ts'
import { bigOHiLoRunItTwice } from './big-o-hi-lo-run-it-twice.ts'
import { crazyPineapple } from './crazy-pineapple.ts'
import { doubleBoardOmaha } from './double-board-omaha.ts'
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { goldenFrogBaccarat } from './golden-frog-baccarat.ts'
import { lazyPineapple } from './lazy-pineapple.ts'
import { lowball } from './lowball.ts'
import { omaha } from './omaha.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { pan } from './pan.ts'
import { pineapple } from './pineapple.ts'
import { texasHoldem } from './texas-holdem.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts'

export const players: readonly Rules[] = [
  fortunePaiGowPoker,
  blackjackSwitch,
  threeCardPoker6CardBonus,
  ultimateTexasHoldem,
  blackjack50,
  texasHoldem,
  omaha,
  omahaHiLo,
  pineapple,
  crazyPineapple,
  lazyPineapple,
  bigOHiLo,
  bigOHiLoRunItTwice,
  doubleBoardOmaha,
  lowball,
  badugi,
  ezBaccaratPanda8,
  goldenFrogBaccarat,
  pan,
]
