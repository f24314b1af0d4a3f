import type { OpenShuffle, TableEvent, TableSnapshot } from '@cardroom/engine'
import type { Append, Person, RoundQuery, Session, Store, StoredTable } from '@cardroom/room/store'
import { sealSecret, unsealSecret } from './sealed-secret.ts'

type ShuffleSecret = Pick<OpenShuffle, 'commitment' | 'secret'>
type ShuffleChange = <T extends ShuffleSecret>(shuffle: T) => T

/** Wraps a store: seals the secrets of shoes that may be in use, under a key that is not in the store. */
export class SealedStore implements Store {
  readonly #store: Store
  readonly #seal: ShuffleChange
  readonly #unseal: ShuffleChange

  constructor(store: Store, key: Buffer) {
    this.#store = store
    this.#seal = shuffle => ({ ...shuffle, secret: sealSecret(shuffle.secret, shuffle.commitment, key) })
    this.#unseal = shuffle => ({ ...shuffle, secret: unsealSecret(shuffle.secret, shuffle.commitment, key) })
  }

  get house() {
    return this.#store.house
  }

  append(append: Append): Promise<void> {
    const { events, snapshot } = append
    return this.#store.append({
      ...append,
      events: events.map(event => eventWith(event, this.#seal)),
      ...(snapshot ? { snapshot: snapshotWith(snapshot, this.#seal) } : {}),
    })
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const stored = await this.#store.load(table)
    if (!stored) return undefined
    const { snapshot, events } = stored
    return {
      ...stored,
      ...(snapshot ? { snapshot: snapshotWith(snapshot, this.#unseal) } : {}),
      events: events.map(event => eventWith(event, this.#unseal)),
    }
  }

  async history(table: string): Promise<readonly TableEvent[]> {
    return (await this.#store.history(table)).map(event => eventWith(event, this.#unseal))
  }

  tables() {
    return this.#store.tables()
  }
  opened(table: string) {
    return this.#store.opened(table)
  }
  round(id: string) {
    return this.#store.round(id)
  }
  shoe(id: string) {
    return this.#store.shoe(id)
  }
  rounds(query: RoundQuery) {
    return this.#store.rounds(query)
  }
  get accounts() {
    return this.#store.accounts
  }
  get dealt() {
    return this.#store.dealt
  }
  savePerson(person: Person, begins?: Session) {
    return this.#store.savePerson(person, begins)
  }
  personById(id: string) {
    return this.#store.personById(id)
  }
  personByLook(look: string) {
    return this.#store.personByLook(look)
  }
  probe() {
    return this.#store.probe()
  }
  close() {
    return this.#store.close()
  }
}

/** Unseals events and snapshots that are read without a store. */
export const unsealing = (key: Buffer) => {
  const open: ShuffleChange = shuffle => ({
    ...shuffle,
    secret: unsealSecret(shuffle.secret, shuffle.commitment, key),
  })
  return {
    event: (event: TableEvent): TableEvent => eventWith(event, open),
    snapshot: (snapshot: TableSnapshot): TableSnapshot => snapshotWith(snapshot, open),
  }
}

/** Changes the secret of an event that has one. */
const eventWith = (event: TableEvent, change: ShuffleChange): TableEvent =>
  event.type === 'committed' || event.type === 'redrawn' ? { ...event, shoe: change(event.shoe) } : event

function snapshotWith(snapshot: TableSnapshot, change: ShuffleChange): TableSnapshot {
  const { shoe, last } = snapshot
  return {
    ...snapshot,
    ...(shoe ? { shoe: { ...shoe, shuffle: change(shoe.shuffle) } } : {}),
    ...(last ? { last: { ...last, shuffle: change(last.shuffle) } } : {}),
  }
}
