import type { Rules } from '@cardroom/engine'
import { drawPokerHiLo } from './draw-poker-hi-lo.ts'
import { omaha } from './omaha.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { pure215Blackjack } from './pure-21-5-blackjack.ts'
import { texasHoldem } from './texas-holdem.ts'
import { texasHoldemHiLo } from './texas-holdem-hi-lo.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'

export const outlaws: readonly Rules[] = [
  threeCardPoker6CardBonus,
  pure215Blackjack,
  texasHoldem,
  texasHoldemHiLo,
  omaha,
  omahaHiLo,
  drawPokerHiLo,
]
