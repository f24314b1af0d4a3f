import { baccaratShape } from './banked/baccarat/shape.ts'
import { blackjackShape } from './banked/blackjack/shape.ts'
import { letItRideShape } from './banked/let-it-ride/shape.ts'
import { paiGowShape } from './banked/pai-gow/shape.ts'
import { pan9Shape } from './banked/pan-9/shape.ts'
import { threeCardShape } from './banked/three-card/shape.ts'
import { tilesShape } from './banked/tiles/shape.ts'
import { ultimateShape } from './banked/ultimate/shape.ts'
import { panShape } from './pan/shape.ts'
import { pokerShape } from './poker/rules/shape.ts'
import type { RuleSet } from './rules/rule-set.ts'
import type { Shape } from './shape/shape.ts'

/** What a rule set looks like, by its family. Apart from the families: who plays a filed game never asks. */
export const ruleShapes: Readonly<Record<string, Shape<RuleSet>>> = {
  baccarat: baccaratShape,
  blackjack: blackjackShape,
  'let-it-ride': letItRideShape,
  'pai-gow': paiGowShape,
  pan: panShape,
  'pan-9': pan9Shape,
  poker: pokerShape,
  'three-card': threeCardShape,
  tiles: tilesShape,
  ultimate: ultimateShape,
}
