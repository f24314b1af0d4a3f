import { claimLink } from '../parts/claim-link.ts'
import { House } from '../parts/house.ts'
import { withHouse } from './open-house.ts'
import type { Place } from './open-ledger.ts'

/** A link that makes whoever opens it first an operator of the house that is kept there. */
export const operatorLink = (place: Place, url: string): Promise<string> =>
  withHouse(place, async store => claimLink(url, await new House(store, Date.now).makeLink()))
