import { refuser } from '../say/refusal.ts'
import type { Nothing } from '../say/saying.ts'

/** Why the cards of a round are not those of its shuffle. */
export interface ShoeRefusals {
  'not-from-the-seed': Nothing
}

export const refuse = refuser<ShoeRefusals>()
