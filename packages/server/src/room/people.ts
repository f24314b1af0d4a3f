import { hash, randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@cardroom/engine'
import { lookOf, looksLikeTheHouse, mixesScripts } from '../names/look.ts'
import { Conflict, type Person, type Store } from '../store/store.ts'
import { BOT_PREFIX } from './bots.ts'
import { refuseInRoom } from './refuse.ts'

/** Everybody who has ever come in. There is no sign-up: a browser keeps a token, and with it its seat. */
export class People {
  readonly #store: Store
  /** Those who are in the house, by id; whoever has several sockets open has one name. */
  readonly #here = new Map<string, Person>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Who has this token; somebody new under a guest's name without one, if `newcomer` lets them in. */
  async greet(
    token: string | undefined,
    name: string | undefined,
    mayRename: (person: Person) => boolean,
    newcomer: () => Refusal | undefined,
  ): Promise<{ person: Person; token: string } | Refusal> {
    if (name !== undefined && mixesScripts(name)) return refuseInRoom('name-mixes-scripts')
    const known = token === undefined ? undefined : await this.#store.personByToken(hashed(token))
    if (known && token !== undefined) {
      const keeps = name === undefined || name === known.name || !mayRename(known)
      return { person: this.#present(keeps ? known : await this.#save(known, name)), token }
    }
    const stopped = newcomer()
    if (isRefusal(stopped)) return stopped
    const fresh = randomBytes(24).toString('base64url')
    const id = randomBytes(6).toString('hex')
    const person = await this.#save({ id, token: hashed(fresh) }, name ?? `Guest-${id.slice(0, 4)}`)
    return { person: this.#present(person), token: fresh }
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
  async #save(person: Pick<Person, 'id' | 'token'>, wanted: string): Promise<Person> {
    const name = ownName(wanted)
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? name : `${Array.from(name).slice(0, 15).join('')}-${n}`
      const look = lookOf(candidate)
      const other = await this.#store.personByLook(look)
      if (other && other.id !== person.id) continue
      const saved = { id: person.id, name: candidate, look, token: person.token }
      try {
        await this.#store.savePerson(saved)
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

const hashed = (token: string): string => hash('sha256', token)
