import { hash, randomBytes } from 'node:crypto'
import type { Person, Store } from '../store/store.ts'
import { BOT_PREFIX } from './bots.ts'

/** Everybody who has ever come in. There is no sign-up: a browser keeps a token, and with it its seat. */
export class People {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Who has this token; somebody new under a guest's name without one. */
  async greet(
    token: string | undefined,
    name: string | undefined,
    mayRename: (person: Person) => boolean,
  ): Promise<{ person: Person; token: string }> {
    const known = token === undefined ? undefined : await this.#store.personByToken(hashed(token))
    if (known && token !== undefined) {
      if (name === undefined || name === known.name || !mayRename(known)) return { person: known, token }
      const person = { ...known, name: await this.#free(name) }
      await this.#store.savePerson(person)
      return { person, token }
    }
    const fresh = randomBytes(24).toString('base64url')
    const id = randomBytes(6).toString('hex')
    const person = { id, name: await this.#free(name ?? `Guest-${id.slice(0, 4)}`), token: hashed(fresh) }
    await this.#store.savePerson(person)
    return { person, token: fresh }
  }

  /** The name itself, or with a number behind it when somebody else has it. */
  async #free(wanted: string): Promise<string> {
    const name = wanted.startsWith(BOT_PREFIX) ? wanted.slice(BOT_PREFIX.length) || 'Guest' : wanted
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? name : `${name.slice(0, 16)}-${n}`
      if (!(await this.#store.personByName(candidate))) return candidate
    }
  }
}

const hashed = (token: string): string => hash('sha256', token)
