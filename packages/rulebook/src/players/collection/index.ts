import type { FeeTable } from '@cardroom/engine/collection'
import { bigOOwn, bigORunItTwice } from './big-o.ts'
import { blackjack50 } from './blackjack-5-0.ts'
import { californiaGames } from './california-games.ts'
import { badugiOwn, badugiRates, lowballRates, panRates } from './draw-games.ts'
import { doubleBoardOmaha, flopGameRates } from './flop-games.ts'
import { ezBaccaratAndSwitch } from './own.ts'
import { mexicanPokerRates, studRates } from './stud-games.ts'
import { threeCardPoker11, threeCardPokerOwn } from './three-card-poker.ts'

export const playersFees: readonly FeeTable[] = [
  ...ezBaccaratAndSwitch,
  blackjack50,
  bigOOwn,
  threeCardPokerOwn,
  badugiOwn,
  doubleBoardOmaha,
  flopGameRates,
  panRates,
  lowballRates,
  studRates,
  badugiRates,
  mexicanPokerRates,
  bigORunItTwice,
  threeCardPoker11,
  ...californiaGames,
]
