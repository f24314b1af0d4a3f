import { isRefusal, type Library, type Refusal } from '@cardroom/engine'
import { DealtSession } from '@cardroom/engine/dealt'
import { dealtBegun, dealtEntries, type KeptDealt } from '../store/dealt.ts'
import { Tampered } from '../store/store.ts'
import { wrongInBooks } from './refuse.ts'

/** Whether a session of a table that a person deals is what was written, and can be played again. */
export function checkDealt({ session, rows }: KeptDealt, library: Library): Refusal | undefined {
  try {
    const entries = dealtEntries(session, 0, rows)
    const played = DealtSession.open(dealtBegun(session).settings, library, entries)
    return isRefusal(played) ? played : undefined
  } catch (error) {
    if (error instanceof Tampered) return wrongInBooks('audit-not-as-written')
    throw error
  }
}
