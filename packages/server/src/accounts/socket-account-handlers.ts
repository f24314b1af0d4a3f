import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@cardroom/engine'
import type { AccountAnswer, AccountRequest, SignInMethod } from '@cardroom/protocol'
import type { AccountHandlers, SignedIn } from '@cardroom/room'
import { refuseAccount } from '@cardroom/room'
import type { AccountChange } from '@cardroom/room/store'
import { Conflict, type Person } from '@cardroom/room/store'
import type { Accounts } from './accounts.ts'
import { type ExpectedAnswer, PASSKEY_ALGORITHMS, passkeyPlaceOf } from './webauthn/passkey.ts'

/** Where a socket comes from. */
export interface ConnectionOrigin {
  /** The page's own origin; programs that are no pages have none. */
  readonly origin: string | undefined
  readonly address: string
  readonly browser: string
}

/** How long a challenge can be answered, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000
/** How long after a proof of identity credentials can be changed, in milliseconds. */
const PROOF_LIFETIME_MS = 10 * 60_000

/** Handles the account requests of one socket; remembers its passkey challenge, which is good once. */
export class SocketAccountHandlers implements AccountHandlers {
  readonly #origin: ConnectionOrigin
  readonly #accounts: Accounts
  readonly #now: () => number
  #challenge: { readonly text: string; readonly until: number } | undefined
  #provenUntil = 0
  #afterAnswer: (() => Promise<unknown>) | undefined

  constructor(accounts: Accounts, origin: ConnectionOrigin, now: () => number) {
    this.#accounts = accounts
    this.#origin = origin
    this.#now = now
  }

  get browser(): string {
    return this.#origin.browser
  }

  async handle(request: AccountRequest, here: SignedIn): Promise<AccountAnswer | Refusal> {
    const { person, session } = here
    const { sessions } = this.#accounts
    const shown = async (why?: Refusal) => why ?? { view: await this.#accounts.view(person, session.id) }
    switch (request.do) {
      case 'show':
        return shown()
      case 'set-password':
        return (
          (await this.#whyUnproven(here)) ??
          shown(await this.#accounts.setPassword(person, request.password, session.id))
        )
      case 'offer-passkey':
        return (await this.#whyUnproven(here)) ?? this.#offer(person)
      case 'add-passkey': {
        const expected = this.#takeExpected()
        if (isRefusal(expected)) return expected
        const { browser } = this.#origin
        return (
          (await this.#whyUnproven(here)) ??
          shown(await this.#accounts.addPasskey(person, request.passkey, expected, browser))
        )
      }
      case 'remove':
        return (
          (await this.#whyUnproven(here)) ??
          shown(await this.#accounts.remove(person, request.credential, request.guest ?? false))
        )
      case 'make-codes': {
        const codes = (await this.#whyUnproven(here)) ?? (await this.#accounts.makeCodes(person))
        return isRefusal(codes) ? codes : { codes, view: await this.#accounts.view(person, session.id) }
      }
      case 'ask-passkey':
        return this.#question()
      case 'sign-in': {
        const found = await this.#accounts.byPassword(request.name, request.password, this.#origin.address)
        return isRefusal(found) ? found : this.#signIn(found, 'password', here)
      }
      case 'sign-in-by-code': {
        const found = await this.#accounts.byCode(request.name, request.code, this.#origin.address)
        return isRefusal(found) ? found : this.#signIn(found.person, 'code', here, [found.usesUp])
      }
      case 'sign-in-by-passkey': {
        const found = await this.#byPasskey(request.passkey)
        return isRefusal(found) ? found : this.#signIn(found, 'passkey', here)
      }
      case 'prove':
        return this.#prove(
          await this.#accounts.byPassword(person.name, request.password, this.#origin.address),
          here,
        )
      case 'prove-by-passkey':
        return this.#prove(await this.#byPasskey(request.passkey), here)
      case 'end-session':
        if (request.session === session.id) return refuseAccount('no-such-session')
        return shown(
          (await sessions.end(person.id, request.session, 'ended-elsewhere'))
            ? undefined
            : refuseAccount('no-such-session'),
        )
      case 'sign-out':
        this.#afterAnswer = () => sessions.end(person.id, session.id, 'signed-out')
        return {}
      case 'sign-out-everywhere':
        await sessions.endAll(person.id, 'everywhere', session.id)
        if (request.others) return shown()
        this.#afterAnswer = () => sessions.end(person.id, session.id, 'everywhere')
        return {}
    }
  }

  /** Does the work that must follow the answer, and may close the socket. */
  async afterwards(): Promise<void> {
    const then = this.#afterAnswer
    this.#afterAnswer = undefined
    await then?.()
  }

  /** Begins a session as a person; the earlier session ends. */
  async #signIn(
    person: Person,
    by: SignInMethod,
    here: SignedIn,
    also: readonly AccountChange[] = [],
  ): Promise<AccountAnswer | Refusal> {
    const { sessions } = this.#accounts
    const often = this.#accounts.tooOften(person)
    if (often) return often
    if (here.isSeated && here.person.id !== person.id) return refuseAccount('seated-as-somebody-else')
    try {
      const { token } = await sessions.begin(person.id, by, this.#origin.browser, also)
      this.#afterAnswer = () => sessions.end(here.person.id, here.session.id, 'signed-out')
      return { token }
    } catch (error) {
      // The code has just been used.
      if (error instanceof Conflict) return refuseAccount('wrong-way-in')
      throw error
    }
  }

  #prove(found: Person | Refusal, { person }: SignedIn): AccountAnswer | Refusal {
    if (isRefusal(found)) return found
    if (found.id !== person.id) return refuseAccount('wrong-way-in')
    this.#provenUntil = this.#now() + PROOF_LIFETIME_MS
    return {}
  }

  /** Why credentials cannot be changed without a fresh proof; a token alone is enough for guests only. */
  async #whyUnproven({ person, session }: SignedIn): Promise<Refusal | undefined> {
    const often = this.#accounts.tooOften(person)
    if (often) return often
    const now = this.#now()
    const isFresh = session.by !== 'arrival' && now - session.begun < PROOF_LIFETIME_MS
    if (isFresh || now < this.#provenUntil) return undefined
    if ((await this.#accounts.waysIn(person)).length === 0) {
      // After the first credential the next may follow.
      this.#provenUntil = now + PROOF_LIFETIME_MS
      return undefined
    }
    return refuseAccount('prove-first')
  }

  async #byPasskey(passkey: Parameters<Accounts['byPasskey']>[0]): Promise<Person | Refusal> {
    const expected = this.#takeExpected()
    return isRefusal(expected) ? expected : this.#accounts.byPasskey(passkey, expected)
  }

  async #offer(person: Person): Promise<AccountAnswer | Refusal> {
    const asked = this.#newChallenge()
    if (isRefusal(asked)) return asked
    const ways = await this.#accounts.waysIn(person)
    return {
      offer: {
        ...asked,
        user: Buffer.from(person.id).toString('base64url'),
        name: person.name,
        algorithms: PASSKEY_ALGORITHMS,
        has: ways.filter(({ kind }) => kind === 'passkey').map(({ id }) => id),
      },
    }
  }

  #question(): AccountAnswer | Refusal {
    const question = this.#newChallenge()
    return isRefusal(question) ? question : { question }
  }

  #newChallenge(): { readonly challenge: string; readonly place: string } | Refusal {
    const { origin } = this.#origin
    if (origin === undefined) return refuseAccount('passkey-needs-a-page')
    const challenge = randomBytes(32).toString('base64url')
    this.#challenge = { text: challenge, until: this.#now() + CHALLENGE_LIFETIME_MS }
    return { challenge, place: passkeyPlaceOf(origin) }
  }

  /** Takes the pending challenge. */
  #takeExpected(): ExpectedAnswer | Refusal {
    const { origin } = this.#origin
    const asked = this.#challenge
    this.#challenge = undefined
    if (origin === undefined) return refuseAccount('passkey-needs-a-page')
    if (!asked || this.#now() >= asked.until) return refuseAccount('passkey-not-taken', { why: 'challenge' })
    return { challenge: asked.text, origin }
  }
}
