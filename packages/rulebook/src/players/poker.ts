import type { PokerRules } from '@cardroom/engine/poker'
import { badugi } from './badugi.ts'
import { bigOHiLo } from './big-o-hi-lo.ts'
import { bigOHiLoRunItTwice } from './big-o-hi-lo-run-it-twice.ts'
import { crazyPineapple } from './crazy-pineapple.ts'
import { doubleBoardOmaha } from './double-board-omaha.ts'
import { lazyPineapple } from './lazy-pineapple.ts'
import { lowball } from './lowball.ts'
import { omaha } from './omaha.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { pineapple } from './pineapple.ts'
import { texasHoldem } from './texas-holdem.ts'

export const playersPoker: readonly PokerRules[] = [
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
]
