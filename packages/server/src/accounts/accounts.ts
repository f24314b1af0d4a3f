import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@cardroom/engine'
import type { AccountView, MadePasskey, ShownPasskey } from '@cardroom/protocol'
import type { Sessions } from '@cardroom/room'
import { lookOf, refuseAccount } from '@cardroom/room'
import type { AccountChange, Credential } from '@cardroom/room/store'
import { Conflict, type Person, type Store } from '@cardroom/room/store'
import { codeVerifier, isCode, makeCodes } from './codes.ts'
import { Passwords, unfitPassword } from './passwords.ts'
import { TryCounter } from './try-counter.ts'
import {
  type ExpectedAnswer,
  PasskeyError,
  verifyNewPasskey,
  verifyShownPasskey,
} from './webauthn/passkey.ts'

const MAX_PASSKEYS = 10

/** Tries of a name's password, from any address: pauses of up to a minute. The owner still has the passkey. */
const TRIES_PER_NAME = { free: 5, most: 60_000 }
/** Tries from one address, for any name: pauses of up to a quarter of an hour. */
const TRIES_PER_ADDRESS = { free: 20, most: 15 * 60_000 }

/** Changes of credentials by one person, which lengthen the chain of people. */
const CHANGES_PER_PERSON = { free: 30, most: 10 * 60_000 }

type AccountsStore = Pick<Store, 'accounts' | 'personById' | 'personByLook'>

/** The credentials of people. A guest who adds a password or a passkey has an account, and stays the same person. */
export class Accounts {
  readonly sessions: Sessions
  readonly #store: AccountsStore
  readonly #now: () => number
  readonly #passwords = new Passwords()
  readonly #forName: TryCounter
  readonly #fromAddress: TryCounter
  readonly #changes: TryCounter

  constructor(store: AccountsStore, sessions: Sessions, now: () => number) {
    this.#store = store
    this.sessions = sessions
    this.#now = now
    this.#forName = new TryCounter(TRIES_PER_NAME, now)
    this.#fromAddress = new TryCounter(TRIES_PER_ADDRESS, now)
    this.#changes = new TryCounter(CHANGES_PER_PERSON, now)
  }

  async view({ id, name }: Person, session: string): Promise<AccountView> {
    const all = await this.#store.accounts.credentialsOf(id)
    const shown = (kind: Credential['kind']) =>
      all.filter(one => one.kind === kind).map(({ id, label, added, used }) => ({ id, label, added, used }))
    return {
      name,
      password: shown('password')[0] ?? null,
      passkeys: shown('passkey'),
      codes: shown('code').length,
      sessions: await this.sessions.list(id, session),
    }
  }

  /** The passwords and passkeys of a person; with one the person has an account. */
  async waysIn(person: Person): Promise<readonly Credential[]> {
    const all = await this.#store.accounts.credentialsOf(person.id)
    return all.filter(({ kind }) => kind !== 'code')
  }

  /** Refuses a change if the person has made too many. */
  tooOften({ id }: Person): Refusal | undefined {
    const wait = this.#changes.wait(id)
    if (wait > 0) return refuseAccount('wait-before-next-try', { seconds: Math.ceil(wait / 1_000) })
    this.#changes.begin(id)
    return undefined
  }

  /** Sets or replaces the password; a replacement ends the other sessions. */
  async setPassword(person: Person, password: string, session: string): Promise<Refusal | undefined> {
    const unfit = unfitPassword(password, person.name)
    if (unfit) return unfit
    const verifier = await this.#passwords.hash(password)
    if (isRefusal(verifier)) return verifier
    const before = (await this.waysIn(person)).filter(({ kind }) => kind === 'password')
    const credential = this.#newCredential(person, { id: newId(), kind: 'password', verifier, label: '' })
    await this.#store.accounts.change([...removals(before), { do: 'add', credential }])
    if (before.length > 0) await this.sessions.endAll(person.id, 'everywhere', session)
    return undefined
  }

  async addPasskey(
    person: Person,
    made: MadePasskey,
    expected: ExpectedAnswer,
    label: string,
  ): Promise<Refusal | undefined> {
    const ways = await this.waysIn(person)
    if (ways.filter(({ kind }) => kind === 'passkey').length >= MAX_PASSKEYS)
      return refuseAccount('too-many-passkeys', { most: MAX_PASSKEYS })
    const taken = await refuseBadPasskey(verifyNewPasskey(made, expected))
    if (isRefusal(taken)) return taken
    const credential = {
      ...this.#newCredential(person, { ...taken, kind: 'passkey', label }),
      counter: taken.counter,
    }
    try {
      await this.#store.accounts.change([{ do: 'add', credential }])
      return undefined
    } catch (error) {
      if (error instanceof Conflict) return refuseAccount('passkey-known-already')
      throw error
    }
  }

  /** Removes a credential. The last one goes only with `guest`, and the codes with it. */
  async remove(person: Person, id: string, guest: boolean): Promise<Refusal | undefined> {
    const all = await this.#store.accounts.credentialsOf(person.id)
    const ways = all.filter(({ kind }) => kind !== 'code')
    const one = ways.find(way => way.id === id)
    if (!one) return refuseAccount('no-such-credential')
    if (ways.length === 1 && !guest) return refuseAccount('last-way-in')
    try {
      await this.#store.accounts.change(removals(ways.length === 1 ? all : [one]))
      return undefined
    } catch (error) {
      if (error instanceof Conflict) return refuseAccount('no-such-credential')
      throw error
    }
  }

  /** Replaces the recovery codes with ten new ones. */
  async makeCodes(person: Person): Promise<readonly string[] | Refusal> {
    const all = await this.#store.accounts.credentialsOf(person.id)
    const before = all.filter(({ kind }) => kind === 'code')
    if (before.length === all.length) return refuseAccount('nothing-to-recover')
    const codes = makeCodes()
    const added = codes.map((code): AccountChange => {
      const verifier = codeVerifier(code)
      return {
        do: 'add',
        credential: this.#newCredential(person, { id: newId(), kind: 'code', verifier, label: '' }),
      }
    })
    await this.#store.accounts.change([...removals(before), ...added])
    return codes
  }

  /** Finds the person with this name and password. */
  async byPassword(name: string, password: string, address: string): Promise<Person | Refusal> {
    return this.#withTryLimit(name, address, async () => {
      const person = await this.#store.personByLook(lookOf(name))
      const all = await this.#store.accounts.credentialsOf(person?.id ?? '')
      const kept = all.find(({ kind }) => kind === 'password')
      const isRight = await this.#passwords.isRight(password, kept?.verifier)
      if (isRefusal(isRight)) return isRight
      if (!isRight || !person || !kept) return refuseAccount('wrong-way-in')
      await this.#store.accounts.credentialUsed(kept.id, this.#now(), 0)
      return person
    })
  }

  /** Finds the person with this name and code, with the change that uses the code up. */
  async byCode(
    name: string,
    code: string,
    address: string,
  ): Promise<{ readonly person: Person; readonly usesUp: AccountChange } | Refusal> {
    return this.#withTryLimit(name, address, async () => {
      const person = await this.#store.personByLook(lookOf(name))
      const all = await this.#store.accounts.credentialsOf(person?.id ?? '')
      const fitting = all.filter(one => one.kind === 'code' && isCode(code, one.verifier))
      const [used] = removals(fitting)
      return person && used ? { person, usesUp: used } : refuseAccount('wrong-way-in')
    })
  }

  /** Finds the person of a passkey. */
  async byPasskey(shown: ShownPasskey, expected: ExpectedAnswer): Promise<Person | Refusal> {
    const kept = await this.#store.accounts.credential(shown.id)
    if (kept?.kind !== 'passkey') return refuseAccount('passkey-unknown')
    const taken = await refuseBadPasskey(verifyShownPasskey(shown, kept.verifier, expected))
    if (isRefusal(taken)) return taken
    // A counter that has not gone up shows a copied passkey, or a replay.
    if (!(await this.#store.accounts.credentialUsed(kept.id, this.#now(), taken.counter)))
      return refuseAccount('passkey-not-taken', { why: 'copied' })
    return (await this.#store.personById(kept.person)) ?? refuseAccount('passkey-unknown')
  }

  /** Runs a sign-in under the limits: guessing takes longer and longer, a correct answer waits for nothing. */
  async #withTryLimit<T>(
    name: string,
    address: string,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const look = lookOf(name)
    const wait = Math.max(this.#forName.wait(look), this.#fromAddress.wait(address))
    if (wait > 0) return refuseAccount('wait-before-next-try', { seconds: Math.ceil(wait / 1_000) })
    this.#forName.begin(look)
    this.#fromAddress.begin(address)
    const done = await work()
    if (isRefusal(done)) return done
    this.#forName.forgive(look)
    this.#fromAddress.takeBack(address)
    return done
  }

  #newCredential(
    { id: person }: Person,
    { id, kind, verifier, label }: Pick<Credential, 'id' | 'kind' | 'verifier' | 'label'>,
  ): Credential {
    return { id, person, kind, verifier, label, added: this.#now(), used: null, counter: 0 }
  }
}

const newId = (): string => randomBytes(9).toString('base64url')

const removals = (credentials: readonly Credential[]): AccountChange[] =>
  credentials.map(({ id, person }) => ({ do: 'remove', credential: id, person }))

async function refuseBadPasskey<T>(taking: Promise<T>): Promise<T | Refusal> {
  try {
    return await taking
  } catch (error) {
    if (error instanceof PasskeyError) return refuseAccount('passkey-not-taken', { why: error.why })
    throw error
  }
}
