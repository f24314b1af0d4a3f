import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@cardroom/engine'
import type { AccountAnswer, AccountWish } from '@cardroom/protocol'
import type { AccountChange, CameBy, Session } from '../store/accounts.ts'
import { Conflict, type Person } from '../store/store.ts'
import type { Accounts } from './accounts.ts'
import { refuseAccount } from './refuse.ts'
import { ALGORITHMS } from './webauthn/cose.ts'
import { type Expected, placeOf } from './webauthn/passkey.ts'

/** Where a socket comes from. */
export interface Came {
  /** The page's own origin; programs that are no pages have none. */
  readonly origin: string | undefined
  readonly address: string
  readonly browser: string
}

/** Whoever came in by a socket. */
export interface Here {
  readonly person: Person
  readonly session: Session
  /** Has a seat, or waits for one. */
  readonly isSeated: boolean
}

/** A challenge is answered within so many milliseconds, or not at all. */
const CHALLENGES_LAST = 5 * 60_000
/** Who has shown who they are may change by what they sign in for so long. */
const PROVEN_LASTS = 10 * 60_000

/** What a connection needs of it. */
export type Desk = Pick<AccountDesk, 'came' | 'answer' | 'afterwards'>

/** Where one socket speaks of accounts: it knows what it has asked a passkey, and asks nothing twice. */
export class AccountDesk {
  readonly came: Came
  readonly #accounts: Accounts
  readonly #now: () => number
  #challenge: { readonly text: string; readonly until: number } | undefined
  #provenUntil = 0
  #then: (() => Promise<unknown>) | undefined

  constructor(accounts: Accounts, came: Came, now: () => number) {
    this.#accounts = accounts
    this.came = came
    this.#now = now
  }

  async answer(wish: AccountWish, here: Here): Promise<AccountAnswer | Refusal> {
    const { person, session } = here
    const { sessions } = this.#accounts
    const shown = async (why?: Refusal) => why ?? { view: await this.#accounts.view(person, session.id) }
    switch (wish.do) {
      case 'show':
        return shown()
      case 'set-password':
        return (
          (await this.#unproven(here)) ??
          shown(await this.#accounts.setPassword(person, wish.password, session.id))
        )
      case 'offer-passkey':
        return (await this.#unproven(here)) ?? this.#offer(person)
      case 'add-passkey': {
        const expected = this.#expected()
        if (isRefusal(expected)) return expected
        const { browser } = this.came
        return (
          (await this.#unproven(here)) ??
          shown(await this.#accounts.addPasskey(person, wish.passkey, expected, browser))
        )
      }
      case 'remove':
        return (
          (await this.#unproven(here)) ??
          shown(await this.#accounts.remove(person, wish.credential, wish.guest ?? false))
        )
      case 'make-codes': {
        const codes = (await this.#unproven(here)) ?? (await this.#accounts.makeCodes(person))
        return isRefusal(codes) ? codes : { codes, view: await this.#accounts.view(person, session.id) }
      }
      case 'ask-passkey':
        return this.#question()
      case 'sign-in': {
        const found = await this.#accounts.byPassword(wish.name, wish.password, this.came.address)
        return isRefusal(found) ? found : this.#signIn(found, 'password', here)
      }
      case 'sign-in-by-code': {
        const found = await this.#accounts.byCode(wish.name, wish.code, this.came.address)
        return isRefusal(found) ? found : this.#signIn(found.person, 'code', here, [found.usesUp])
      }
      case 'sign-in-by-passkey': {
        const found = await this.#byPasskey(wish.passkey)
        return isRefusal(found) ? found : this.#signIn(found, 'passkey', here)
      }
      case 'prove':
        return this.#prove(
          await this.#accounts.byPassword(person.name, wish.password, this.came.address),
          here,
        )
      case 'prove-by-passkey':
        return this.#prove(await this.#byPasskey(wish.passkey), here)
      case 'end-session':
        if (wish.session === session.id) return refuseAccount('no-such-session')
        return shown(
          (await sessions.end(person.id, wish.session, 'ended-elsewhere'))
            ? undefined
            : refuseAccount('no-such-session'),
        )
      case 'sign-out':
        this.#then = () => sessions.end(person.id, session.id, 'signed-out')
        return {}
      case 'sign-out-everywhere':
        await sessions.endAll(person.id, 'everywhere', session.id)
        if (wish.others) return shown()
        this.#then = () => sessions.end(person.id, session.id, 'everywhere')
        return {}
    }
  }

  /** What is left to do when the answer has been sent: the socket may be closed by it. */
  async afterwards(): Promise<void> {
    const then = this.#then
    this.#then = undefined
    await then?.()
  }

  /** Comes in anew as somebody; the session of before is over. */
  async #signIn(
    person: Person,
    by: CameBy,
    here: Here,
    also: readonly AccountChange[] = [],
  ): Promise<AccountAnswer | Refusal> {
    const { sessions } = this.#accounts
    const often = this.#accounts.tooOften(person)
    if (often) return often
    if (here.isSeated && here.person.id !== person.id) return refuseAccount('seated-as-somebody-else')
    try {
      const { token } = await sessions.begin(person.id, by, this.came.browser, also)
      this.#then = () => sessions.end(here.person.id, here.session.id, 'signed-out')
      return { token }
    } catch (error) {
      // Somebody else has used the code a moment before.
      if (error instanceof Conflict) return refuseAccount('wrong-way-in')
      throw error
    }
  }

  #prove(found: Person | Refusal, { person }: Here): AccountAnswer | Refusal {
    if (isRefusal(found)) return found
    if (found.id !== person.id) return refuseAccount('wrong-way-in')
    this.#provenUntil = this.#now() + PROVEN_LASTS
    return {}
  }

  /** A token alone does not change by what its owner signs in; a guest has nothing else yet. */
  async #unproven({ person, session }: Here): Promise<Refusal | undefined> {
    const often = this.#accounts.tooOften(person)
    if (often) return often
    const now = this.#now()
    const isFresh = session.by !== 'arrival' && now - session.begun < PROVEN_LASTS
    if (isFresh || now < this.#provenUntil) return undefined
    if ((await this.#accounts.waysIn(person)).length === 0) {
      // Who adds the first way in may go on to the next.
      this.#provenUntil = now + PROVEN_LASTS
      return undefined
    }
    return refuseAccount('prove-first')
  }

  async #byPasskey(passkey: Parameters<Accounts['byPasskey']>[0]): Promise<Person | Refusal> {
    const expected = this.#expected()
    return isRefusal(expected) ? expected : this.#accounts.byPasskey(passkey, expected)
  }

  async #offer(person: Person): Promise<AccountAnswer | Refusal> {
    const asked = this.#ask()
    if (isRefusal(asked)) return asked
    const ways = await this.#accounts.waysIn(person)
    return {
      offer: {
        ...asked,
        user: Buffer.from(person.id).toString('base64url'),
        name: person.name,
        algorithms: ALGORITHMS,
        has: ways.filter(({ kind }) => kind === 'passkey').map(({ id }) => id),
      },
    }
  }

  #question(): AccountAnswer | Refusal {
    const question = this.#ask()
    return isRefusal(question) ? question : { question }
  }

  #ask(): { readonly challenge: string; readonly place: string } | Refusal {
    const { origin } = this.came
    if (origin === undefined) return refuseAccount('passkey-needs-a-page')
    const challenge = randomBytes(32).toString('base64url')
    this.#challenge = { text: challenge, until: this.#now() + CHALLENGES_LAST }
    return { challenge, place: placeOf(origin) }
  }

  /** What was asked, once. */
  #expected(): Expected | Refusal {
    const { origin } = this.came
    const asked = this.#challenge
    this.#challenge = undefined
    if (origin === undefined) return refuseAccount('passkey-needs-a-page')
    if (!asked || this.#now() >= asked.until) return refuseAccount('passkey-not-taken', { why: 'challenge' })
    return { challenge: asked.text, origin }
  }
}
