import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@cardroom/engine'
import type { Sessions } from '../accounts/sessions.ts'
import { lookOf, looksLikeTheHouse, mixesScripts } from '../names/look.ts'
import type { Session } from '../store/accounts.ts'
import { Conflict, type Person, type Store } from '../store/store.ts'
import { BOT_PREFIX } from './bots.ts'
import { refuseInRoom } from './refuse.ts'

/** Somebody who comes in, by what session. */
interface Greeted {
  readonly person: Person
  readonly session: Session
  readonly token: string
  readonly isAccount: boolean
}

/** Everybody who has ever come in. Nobody has to sign up: a browser keeps a token, and with it its seat. */
export class People {
  readonly #store: Store
  readonly #sessions: Sessions
  /** Those who are in the house, by id; whoever has several sockets open has one name. */
  readonly #here = new Map<string, Person>()

  constructor(store: Store, sessions: Sessions) {
    this.#store = store
    this.#sessions = sessions
  }

  /** Who has this token; somebody new under a guest's name without one, if `newcomer` lets them in. */
  async greet(
    token: string | undefined,
    name: string | undefined,
    browser: string,
    mayRename: (person: Person) => boolean,
    newcomer: () => Refusal | undefined,
  ): Promise<Greeted | Refusal> {
    if (name !== undefined && mixesScripts(name)) return refuseInRoom('name-mixes-scripts')
    const session = token === undefined ? undefined : await this.#sessions.find(token)
    if (isRefusal(session)) return session
    const known = session && (await this.#store.personById(session.person))
    if (known && token !== undefined) {
      const keeps = name === undefined || name === known.name || !mayRename(known)
      const person = this.#present(keeps ? known : await this.#save(known, name))
      return { person, session, token, isAccount: session.isAccount }
    }
    const stopped = newcomer()
    if (isRefusal(stopped)) return stopped
    const id = randomBytes(6).toString('hex')
    const fresh = this.#sessions.fresh(id, 'arrival', browser)
    const own = { id, token: fresh.session.token }
    const person = await this.#save(own, name ?? `Guest-${id.slice(0, 4)}`, fresh.session)
    return { person: this.#present(person), ...fresh, isAccount: false }
  }

  /** Who has this token, without coming in. */
  async byToken(token: string): Promise<Person | undefined> {
    const session = await this.#sessions.find(token)
    return session && !isRefusal(session) ? this.#store.personById(session.person) : undefined
  }

  /** Somebody as they are called now. */
  now(person: Person): Person {
    return this.#here.get(person.id) ?? person
  }

  /** Somebody's last socket has closed. */
  left({ id }: Person): void {
    this.#here.delete(id)
  }

  #present(person: Person): Person {
    this.#here.set(person.id, person)
    return person
  }

  /** Under the name itself, or with a number behind it when somebody else's looks the same. */
  async #save(person: Pick<Person, 'id' | 'token'>, wanted: string, begins?: Session): Promise<Person> {
    const name = ownName(wanted)
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? name : `${Array.from(name).slice(0, 15).join('')}-${n}`
      const look = lookOf(candidate)
      const other = await this.#store.personByLook(look)
      if (other && other.id !== person.id) continue
      const saved = { id: person.id, name: candidate, look, token: person.token }
      try {
        await this.#store.savePerson(saved, begins)
        return saved
      } catch (error) {
        // Somebody else was called so a moment before.
        if (!(error instanceof Conflict)) throw error
      }
    }
  }
}

/** Without what makes it look like one of the house's own. */
function ownName(wanted: string): string {
  const name = wanted.startsWith(BOT_PREFIX) ? wanted.slice(BOT_PREFIX.length) : wanted
  if (name !== wanted) return ownName(name)
  return looksLikeTheHouse(name) ? 'Guest' : name
}
