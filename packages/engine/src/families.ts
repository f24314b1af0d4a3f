import { baccarat } from './banked/baccarat/family.ts'
import { blackjack } from './banked/blackjack/family.ts'
import { letItRide } from './banked/let-it-ride/family.ts'
import { paiGow } from './banked/pai-gow/family.ts'
import { pan9 } from './banked/pan-9/family.ts'
import { threeCard } from './banked/three-card/family.ts'
import { tiles } from './banked/tiles/family.ts'
import { ultimate } from './banked/ultimate/family.ts'
import { pan } from './pan/family.ts'
import { poker } from './poker/family.ts'
import type { Family } from './rules/family.ts'

/** Every family of games, by name. */
export const families: Readonly<Record<string, Family>> = {
  [baccarat.name]: baccarat,
  [blackjack.name]: blackjack,
  [letItRide.name]: letItRide,
  [paiGow.name]: paiGow,
  [pan9.name]: pan9,
  [pan.name]: pan,
  [poker.name]: poker,
  [threeCard.name]: threeCard,
  [tiles.name]: tiles,
  [ultimate.name]: ultimate,
}
