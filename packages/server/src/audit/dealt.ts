import { isRefusal, type Library, type Refusal } from '@cardroom/engine'
import { DealtSession } from '@cardroom/engine/dealt'
import { TamperedError } from '@cardroom/room/store'
import { type DealtSessionRows, dealtBegun, dealtEntries } from '../store/dealt.ts'
import { refuseInAudit } from './refuse.ts'

/** Checks that a hand-dealt session is what was written, and can be replayed. */
export function checkDealt({ session, rows }: DealtSessionRows, library: Library): Refusal | undefined {
  try {
    const entries = dealtEntries(session, 0, rows)
    const played = DealtSession.open(dealtBegun(session).settings, library, entries)
    return isRefusal(played) ? played : undefined
  } catch (error) {
    if (error instanceof TamperedError) return refuseInAudit('audit-not-as-written')
    throw error
  }
}
