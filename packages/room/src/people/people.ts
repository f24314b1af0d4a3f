import { isRefusal, type Refusal } from '@cardroom/engine'
import { randomHex } from '../platform/random.ts'
import { refuseInRoom } from '../refusals/refuse.ts'
import type { Session } from '../store/account-store.ts'
import { Conflict, type Person, type Store } from '../store/store.ts'
import { BOT_PREFIX } from './bot-prefix.ts'
import { lookOf, looksLikeTheHouse, mixesScripts } from './look.ts'
import type { Sessions } from './sessions.ts'

/** A person who has come in, with the session. */
interface Arrival {
  readonly person: Person
  readonly session: Session
  readonly token: string
  readonly isAccount: boolean
}

/** Everybody who has ever come in. Nobody has to sign up: the browser keeps a token, and with it the seat. */
export class People {
  readonly #store: Store
  readonly #sessions: Sessions
  /** The connected people by id; a person has one name on all sockets. */
  readonly #here = new Map<string, Person>()

  constructor(store: Store, sessions: Sessions) {
    this.#store = store
    this.#sessions = sessions
  }

  /** The person of a token; without one a new guest, unless `newcomer` refuses. */
  async greet(
    token: string | undefined,
    name: string | undefined,
    browser: string,
    mayRename: (person: Person) => boolean,
    newcomer: () => Refusal | undefined,
  ): Promise<Arrival | Refusal> {
    if (name !== undefined && mixesScripts(name)) return refuseInRoom('name-mixes-scripts')
    const session = token === undefined ? undefined : await this.#sessions.find(token)
    if (isRefusal(session)) return session
    const known = session && (await this.#store.personById(session.person))
    if (known && token !== undefined) {
      const keeps = name === undefined || name === known.name || !mayRename(known)
      const person = this.#present(keeps ? known : await this.#save(known.id, name))
      return { person, session, token, isAccount: session.isAccount }
    }
    const stopped = newcomer()
    if (isRefusal(stopped)) return stopped
    const id = randomHex(6)
    const fresh = this.#sessions.fresh(id, 'arrival', browser)
    const person = await this.#save(id, name ?? `Guest-${id.slice(0, 4)}`, fresh.session)
    return { person: this.#present(person), ...fresh, isAccount: false }
  }

  /** The person of a token, without coming in. */
  async byToken(token: string): Promise<Person | undefined> {
    const session = await this.#sessions.find(token)
    return session && !isRefusal(session) ? this.#store.personById(session.person) : undefined
  }

  /** A person with the current name. */
  now(person: Person): Person {
    return this.#here.get(person.id) ?? person
  }

  /** Forgets a person whose last socket has closed. */
  left({ id }: Person): void {
    this.#here.delete(id)
  }

  #present(person: Person): Person {
    this.#here.set(person.id, person)
    return person
  }

  /** Saves a person under the name, or with a number behind it if another name looks the same. */
  async #save(id: string, wanted: string, begins?: Session): Promise<Person> {
    const name = ownName(wanted)
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? name : `${Array.from(name).slice(0, 15).join('')}-${n}`
      const look = lookOf(candidate)
      const other = await this.#store.personByLook(look)
      if (other && other.id !== id) continue
      const saved = { id, name: candidate, look }
      try {
        await this.#store.savePerson(saved, begins)
        return saved
      } catch (error) {
        // Another person has just taken the name.
        if (!(error instanceof Conflict)) throw error
      }
    }
  }
}

/** A name without what makes it look like the house's own. */
function ownName(wanted: string): string {
  const name = wanted.startsWith(BOT_PREFIX) ? wanted.slice(BOT_PREFIX.length) : wanted
  if (name !== wanted) return ownName(name)
  return looksLikeTheHouse(name) ? 'Guest' : name
}
