import type { RuleSet } from '@cardroom/engine'
import { baccarat } from '../baccarat/family.ts'
import { blackjack } from '../blackjack/family.ts'
import type { LabFamily } from '../family/family.ts'
import { letItRide } from '../let-it-ride/family.ts'
import { paiGow } from '../pai-gow/family.ts'
import { pan } from '../pan/family.ts'
import { pan9 } from '../pan-9/family.ts'
import { poker } from '../poker/family.ts'
import { threeCard } from '../three-card/family.ts'
import { tiles } from '../tiles/family.ts'
import { ultimate } from '../ultimate/family.ts'

/** What the lab can do, family by family. */
const families: Readonly<Record<string, LabFamily>> = {
  [baccarat.name]: baccarat,
  [blackjack.name]: blackjack,
  [letItRide.name]: letItRide,
  [paiGow.name]: paiGow,
  [pan.name]: pan,
  [pan9.name]: pan9,
  [poker.name]: poker,
  [threeCard.name]: threeCard,
  [tiles.name]: tiles,
  [ultimate.name]: ultimate,
}

export const familyOf = ({ family }: RuleSet): LabFamily | undefined => families[family]
