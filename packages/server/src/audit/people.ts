import type { Refusal } from '@cardroom/engine'
import type { Person } from '@cardroom/room/store'
import type { Ledger } from '../store/ledger.ts'
import {
  aboutCredential,
  aboutSession,
  credentialText,
  personText,
  sessionText,
} from '../store/people-chain.ts'
import { difference, neverHappened, refuseInAudit } from './refuse.ts'

/** Checks that every person, session and credential is what was written `last`. */
export async function checkPeople(
  ledger: Ledger,
  people: readonly Person[],
  last: Map<string, string>,
): Promise<Refusal | undefined> {
  const compare = (about: string, text: string, name: string): Refusal | undefined => {
    const written = last.get(about)
    if (written === undefined) return neverHappened(name)
    last.delete(about)
    return difference(JSON.parse(text), JSON.parse(written), [name])
  }
  for (const person of people) {
    const wrong = compare(person.id, personText(person), person.name)
    if (wrong) return wrong
  }
  for await (const session of ledger.sessions()) {
    const about = aboutSession(session.id)
    const wrong = compare(about, sessionText(session), about)
    if (wrong) return wrong
  }
  for await (const credential of ledger.credentials()) {
    const about = aboutCredential(credential.id)
    const wrong = compare(about, credentialText(credential), about)
    if (wrong) return wrong
  }
  const [gone] = last.keys()
  return gone === undefined ? undefined : { ...refuseInAudit('audit-missing'), at: [gone] }
}
