import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@cardroom/engine'
import type { AccountView, MadePasskey, ShownPasskey } from '@cardroom/protocol'
import { lookOf } from '../names/look.ts'
import type { AccountChange, Credential } from '../store/accounts.ts'
import { Conflict, type Person, type Store } from '../store/store.ts'
import { codeVerifier, isCode, makeCodes } from './codes.ts'
import { Passwords, unfitPassword } from './passwords.ts'
import { TryCounter } from './patience.ts'
import { refuseAccount } from './refuse.ts'
import type { Sessions } from './sessions.ts'
import { type Expected, NotTaken, takeMade, takeShown } from './webauthn/passkey.ts'

const MOST_PASSKEYS = 10

/** Whoever guesses somebody's password, from wherever, waits up to a minute; its owner still has the passkey. */
const FOR_A_NAME = { free: 5, most: 60_000 }
/** Whoever guesses from one address, whosever password, waits up to a quarter of an hour. */
const FROM_AN_ADDRESS = { free: 20, most: 15 * 60_000 }

/** Nobody changes by what they sign in so often; whoever does fills the house's chain. */
const CHANGES = { free: 30, most: 10 * 60_000 }

type Known = Pick<Store, 'accounts' | 'personById' | 'personByLook'>

/** By what people sign in. A guest who adds a password or a passkey has an account, and stays the same person. */
export class Accounts {
  readonly sessions: Sessions
  readonly #store: Known
  readonly #now: () => number
  readonly #passwords = new Passwords()
  readonly #forName: TryCounter
  readonly #fromAddress: TryCounter
  readonly #changes: TryCounter

  constructor(store: Known, sessions: Sessions, now: () => number) {
    this.#store = store
    this.sessions = sessions
    this.#now = now
    this.#forName = new TryCounter(FOR_A_NAME, now)
    this.#fromAddress = new TryCounter(FROM_AN_ADDRESS, now)
    this.#changes = new TryCounter(CHANGES, now)
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

  /** Passwords and passkeys: whoever has one has an account. */
  async waysIn(person: Person): Promise<readonly Credential[]> {
    const all = await this.#store.accounts.credentialsOf(person.id)
    return all.filter(({ kind }) => kind !== 'code')
  }

  /** Whether somebody changes too much at once. */
  tooOften({ id }: Person): Refusal | undefined {
    const wait = this.#changes.wait(id)
    if (wait > 0) return refuseAccount('wait-before-next-try', { seconds: Math.ceil(wait / 1_000) })
    this.#changes.begin(id)
    return undefined
  }

  /** A password in place of the one there was: then whoever knew that is signed out. */
  async setPassword(person: Person, password: string, session: string): Promise<Refusal | undefined> {
    const unfit = unfitPassword(password, person.name)
    if (unfit) return unfit
    const verifier = await this.#passwords.hash(password)
    if (isRefusal(verifier)) return verifier
    const before = (await this.waysIn(person)).filter(({ kind }) => kind === 'password')
    const credential = this.#made(person, { id: newId(), kind: 'password', verifier, label: '' })
    await this.#store.accounts.change([...removals(before), { do: 'add', credential }])
    if (before.length > 0) await this.sessions.endAll(person.id, 'everywhere', session)
    return undefined
  }

  async addPasskey(
    person: Person,
    made: MadePasskey,
    expected: Expected,
    label: string,
  ): Promise<Refusal | undefined> {
    const ways = await this.waysIn(person)
    if (ways.filter(({ kind }) => kind === 'passkey').length >= MOST_PASSKEYS)
      return refuseAccount('too-many-passkeys', { most: MOST_PASSKEYS })
    const taken = taking(() => takeMade(made, expected))
    if (isRefusal(taken)) return taken
    const credential = { ...this.#made(person, { ...taken, kind: 'passkey', label }), counter: taken.counter }
    try {
      await this.#store.accounts.change([{ do: 'add', credential }])
      return undefined
    } catch (error) {
      if (error instanceof Conflict) return refuseAccount('passkey-known-already')
      throw error
    }
  }

  /** The last way in goes only if one wants to be a guest again: then the codes go too. */
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

  /** Ten new recovery codes in place of those there were. */
  async makeCodes(person: Person): Promise<readonly string[] | Refusal> {
    const all = await this.#store.accounts.credentialsOf(person.id)
    const before = all.filter(({ kind }) => kind === 'code')
    if (before.length === all.length) return refuseAccount('nothing-to-recover')
    const codes = makeCodes()
    const added = codes.map((code): AccountChange => {
      const verifier = codeVerifier(code)
      return { do: 'add', credential: this.#made(person, { id: newId(), kind: 'code', verifier, label: '' }) }
    })
    await this.#store.accounts.change([...removals(before), ...added])
    return codes
  }

  /** Who has this name and this password. */
  async byPassword(name: string, password: string, address: string): Promise<Person | Refusal> {
    return this.#patiently(name, address, async () => {
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

  /** Who has this name and this code, with what uses it up. */
  async byCode(
    name: string,
    code: string,
    address: string,
  ): Promise<{ readonly person: Person; readonly usesUp: AccountChange } | Refusal> {
    return this.#patiently(name, address, async () => {
      const person = await this.#store.personByLook(lookOf(name))
      const all = await this.#store.accounts.credentialsOf(person?.id ?? '')
      const fitting = all.filter(one => one.kind === 'code' && isCode(code, one.verifier))
      const [used] = removals(fitting)
      return person && used ? { person, usesUp: used } : refuseAccount('wrong-way-in')
    })
  }

  /** Whose passkey this is. */
  async byPasskey(shown: ShownPasskey, expected: Expected): Promise<Person | Refusal> {
    const kept = await this.#store.accounts.credential(shown.id)
    if (kept?.kind !== 'passkey') return refuseAccount('passkey-unknown')
    const taken = taking(() => takeShown(shown, kept.verifier, expected))
    if (isRefusal(taken)) return taken
    // One that counts and has not gone on was copied, or shown before.
    if (!(await this.#store.accounts.credentialUsed(kept.id, this.#now(), taken.counter)))
      return refuseAccount('passkey-not-taken', { why: 'copied' })
    return (await this.#store.personById(kept.person)) ?? refuseAccount('passkey-unknown')
  }

  /** Guessing takes longer and longer; who knows what to say notices nothing. */
  async #patiently<T>(name: string, address: string, work: () => Promise<T | Refusal>): Promise<T | Refusal> {
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

  #made(
    { id: person }: Person,
    { id, kind, verifier, label }: Pick<Credential, 'id' | 'kind' | 'verifier' | 'label'>,
  ): Credential {
    return { id, person, kind, verifier, label, added: this.#now(), used: null, counter: 0 }
  }
}

const newId = (): string => randomBytes(9).toString('base64url')

const removals = (credentials: readonly Credential[]): AccountChange[] =>
  credentials.map(({ id, person }) => ({ do: 'remove', credential: id, person }))

function taking<T>(take: () => T): T | Refusal {
  try {
    return take()
  } catch (error) {
    if (error instanceof NotTaken) return refuseAccount('passkey-not-taken', { why: error.why })
    throw error
  }
}
