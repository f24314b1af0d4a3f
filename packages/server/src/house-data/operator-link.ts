import { StaffRoles } from '@cardroom/room'
import { claimLink } from './claim-link.ts'
import { withHouse } from './open-house.ts'
import type { HouseLocation } from './open-ledger.ts'

/** Makes a link by which the first who opens it becomes an operator. */
export const operatorLink = (place: HouseLocation, url: string): Promise<string> =>
  withHouse(place, async store => claimLink(url, await new StaffRoles(store, Date.now).makeLink()))
