import { refuser } from '../say/refusal.ts'
import type { Nothing } from '../say/saying.ts'

/** Why the cards of a round are not those of its shuffle. */
export interface ShoeRefusals {
  'not-from-the-seed': Nothing
  'seals-closed': Nothing
  'seals-not-closed': Nothing
  'nothing-sealed': { name: string }
  'opened-already': Nothing
  'not-what-was-sealed': { name: string }
  'not-in-the-order-of-seals': Nothing
}

export const refuseShoe = refuser<ShoeRefusals>()
