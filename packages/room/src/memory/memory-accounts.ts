import type { SessionEnd } from '@cardroom/protocol'
import type {
  AccountChange,
  AccountStore,
  Credential,
  KnownSession,
  Session,
} from '../store/account-store.ts'
import { Conflict } from '../store/conflict.ts'
import type { ChangeWriter } from './change-log.ts'

/** Sessions and credentials in memory. */
export class MemoryAccounts implements AccountStore {
  readonly #writer: ChangeWriter
  readonly #sessions = new Map<string, Session>()
  readonly #ended = new Map<string, SessionEnd>()
  readonly #credentials = new Map<string, Credential>()

  constructor(writer: ChangeWriter) {
    this.#writer = writer
  }

  async session(token: string): Promise<KnownSession | undefined> {
    const session = [...this.#sessions.values()].find(one => one.token === token)
    if (!session) return undefined
    const isAccount = this.#of(session.person).some(({ kind }) => kind !== 'code')
    return { ...session, isAccount }
  }

  async sessionsOf(person: string): Promise<readonly Session[]> {
    const own = [...this.#sessions.values()].filter(one => one.person === person)
    return own.toSorted((a, b) => b.used - a.used)
  }

  async unusedSessions(before: number, most: number): Promise<readonly Session[]> {
    const unused = [...this.#sessions.values()].filter(({ used }) => used < before)
    return unused.toSorted((a, b) => a.used - b.used).slice(0, most)
  }

  async ended(session: string): Promise<SessionEnd | undefined> {
    return this.#ended.get(session)
  }

  async credentialsOf(person: string): Promise<readonly Credential[]> {
    return this.#of(person).toSorted((a, b) => a.added - b.added)
  }

  #of(person: string): Credential[] {
    return [...this.#credentials.values()].filter(one => one.person === person)
  }

  async credential(id: string): Promise<Credential | undefined> {
    return this.#credentials.get(id)
  }

  change(changes: readonly AccountChange[]): Promise<void> {
    return this.#writer.write({ do: 'change-accounts', changes })
  }

  sessionUsed(session: string, at: number): Promise<void> {
    return this.#writer.write({ do: 'use-session', session, at })
  }

  async credentialUsed(id: string, at: number, counter: number): Promise<boolean> {
    const { counter: before } = this.#credentials.get(id) ?? { counter: Number.POSITIVE_INFINITY }
    const goesOn = before < counter || (before === 0 && counter === 0)
    if (goesOn) await this.#writer.write({ do: 'use-credential', credential: id, at, counter })
    return goesOn
  }

  /** All of it or nothing. */
  changed(changes: readonly AccountChange[]): void {
    for (const change of changes) this.#check(change)
    for (const change of changes) this.#apply(change)
  }

  #check(change: AccountChange): void {
    const fits =
      change.do === 'begin'
        ? !this.#sessions.has(change.session.id)
        : change.do === 'add'
          ? !this.#credentials.has(change.credential.id)
          : change.do === 'end'
            ? this.#sessions.get(change.session)?.person === change.person
            : this.#credentials.get(change.credential)?.person === change.person
    if (!fits) throw new Conflict(`an account: ${change.do}`)
  }

  #apply(change: AccountChange): void {
    switch (change.do) {
      case 'begin':
        this.#sessions.set(change.session.id, change.session)
        return
      case 'end':
        this.#sessions.delete(change.session)
        this.#ended.set(change.session, change.why)
        return
      case 'add':
        this.#credentials.set(change.credential.id, change.credential)
        return
      case 'remove':
        this.#credentials.delete(change.credential)
        return
    }
  }

  usedSession(id: string, at: number): void {
    const session = this.#sessions.get(id)
    if (session && session.used < at) this.#sessions.set(id, { ...session, used: at })
  }

  usedCredential(id: string, used: number, counter: number): void {
    const credential = this.#credentials.get(id)
    if (credential) this.#credentials.set(id, { ...credential, used, counter })
  }
}
