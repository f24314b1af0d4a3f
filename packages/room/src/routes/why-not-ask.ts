import type { Need } from '@cardroom/protocol'
import { refuseInHouse } from '../refusals/refuse.ts'
import type { StaffRoles } from '../roles/staff-roles.ts'
import type { Person } from '../store/store.ts'
import { type Failure, refusalFailure } from './route.ts'

/** Why a person may not make a request that needs a part; the attempt is logged. */
export async function whyNotAsk(
  roles: StaffRoles,
  needs: Exclude<Need, 'anybody'>,
  asked: string,
  person: Person | undefined,
): Promise<Failure | undefined> {
  if (!person) return refusalFailure(refuseInHouse('house-who-asks'), 401)
  // Parts granted or taken just now on another node count.
  await roles.catchUp()
  if (roles.has(person.id, needs)) return undefined
  await roles.noteRefusal(person.id, asked, needs)
  return refusalFailure(refuseInHouse('house-needs-part', { needs }), 403)
}
