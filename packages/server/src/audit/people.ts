import type { Refusal } from '@cardroom/engine'
import type { Ledger } from '../store/ledger.ts'
import {
  aboutCredential,
  aboutSession,
  credentialText,
  personText,
  sessionText,
} from '../store/people-chain.ts'
import type { Person } from '../store/store.ts'
import { difference, invented, wrongInBooks } from './refuse.ts'

/** Everybody's entry, every session and every credential is the one that was written `last`. */
export async function checkPeople(
  ledger: Ledger,
  people: readonly Person[],
  last: Map<string, string>,
): Promise<Refusal | undefined> {
  // A folder of before there was such a chain.
  if (last.size === 0) return undefined
  const compare = (about: string, text: string, name: string): Refusal | undefined => {
    const written = last.get(about)
    if (written === undefined) return invented(name)
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
  return gone === undefined ? undefined : { ...wrongInBooks('audit-missing'), at: [gone] }
}
