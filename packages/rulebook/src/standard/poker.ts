import type { PokerRules } from '@cardroom/engine/poker'
import { badugi, deuceToSevenSingleDraw, deuceToSevenTripleDraw } from './draw.ts'
import { omaha, omahaHiLo, shortDeckHoldem, texasHoldem } from './flop.ts'
import { razz, sevenCardStud, sevenCardStudHiLo } from './stud.ts'

export const standardPoker: readonly PokerRules[] = [
  texasHoldem,
  shortDeckHoldem,
  omaha,
  omahaHiLo,
  sevenCardStud,
  sevenCardStudHiLo,
  razz,
  deuceToSevenSingleDraw,
  deuceToSevenTripleDraw,
  badugi,
]
