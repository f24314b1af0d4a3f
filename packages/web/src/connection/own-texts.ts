import { type SealedAddition, sealOf } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { RoomConnection } from './room-connection.ts'

/** A text that this page has sealed for a shuffle. */
interface OwnText {
  /** The house's commitment that it was sealed for. */
  readonly house: string
  readonly text: string
  readonly commitment: string
  /** How many times the seal was sent. */
  readonly sent: number
  /** The server has accepted the seal. */
  readonly taken?: true
  /** The seals at the moment of opening: none may come or go after that. */
  readonly agreed?: readonly string[]
  /** The root that the house was bound by when first shown; it must not change. */
  readonly root?: string
}

/** Why a shuffle is doubted: the own text is missing, other texts than the sealed ones are in it, or the root has changed. */
type Doubt = 'left-out' | 'others' | 'bound-otherwise'

const STORAGE_KEY = 'cardroom.texts'
const MAX_SEND_TRIES = 3

/**
 * The player's part in the shuffles at their tables, done automatically: seals a random text as soon as the house has
 * committed itself, opens it when all seals are in, and checks that it went into the seed.
 */
export class OwnTexts {
  readonly #connection: RoomConnection
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly #random: () => string
  readonly #own: Map<string, OwnText>

  constructor(
    connection: RoomConnection,
    storage: Pick<Storage, 'getItem' | 'setItem'>,
    random = randomText,
  ) {
    this.#connection = connection
    this.#storage = storage
    this.#random = random
    // After a reload the page can still open what it has sealed.
    this.#own = new Map(JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as [string, OwnText][])
    connection.subscribe(() => this.#look())
  }

  /** Seals anew, with the player's words appended to the random text. */
  async add(table: TableView, words: string): Promise<boolean> {
    const house = houseFor(table, 'seal')
    return house !== undefined && this.#seal(table, house, `${this.#random()} ${words}`)
  }

  doubt({ id, shuffle }: TableView): Doubt | undefined {
    const own = this.#own.get(id)
    if (!own?.taken || own.house !== shuffle.commitment || shuffle.drawing) return undefined
    const added = shuffle.added.map(sealKeyOf)
    if (!shuffle.added.some(({ commitment }) => commitment === own.commitment)) return 'left-out'
    if (own.agreed && added.toSorted().join() !== own.agreed.toSorted().join()) return 'others'
    return own.root === shuffle.root ? undefined : 'bound-otherwise'
  }

  #look(): void {
    const { status, tables } = this.#connection.state()
    if (status === 'open') for (const table of tables.values()) this.#at(table)
  }

  #at(table: TableView): void {
    this.#noteRoot(table)
    const own = this.#own.get(table.id)
    const seals = houseFor(table, 'seal')
    const opens = houseFor(table, 'unveil')
    const mine = table.shuffle.drawing?.sealed.find(({ name }) => name === table.you.name)
    if (seals !== undefined && own?.house !== seals) void this.#seal(table, seals, this.#random())
    else if (seals !== undefined && own?.taken && !mine && own.sent < MAX_SEND_TRIES)
      void this.#seal(table, seals, own.text)
    if (opens === undefined || own?.house !== opens || own.agreed) return
    if (mine?.commitment !== own.commitment) return
    this.#keep(table.id, { ...own, agreed: table.shuffle.drawing?.sealed.map(sealKeyOf) ?? [] })
    void this.#connection.ask({ type: 'unveil', table: table.id, text: own.text })
  }

  #noteRoot({ id, shuffle: { commitment, root } }: TableView): void {
    const own = this.#own.get(id)
    if (own?.house === commitment && root !== undefined && own.root === undefined)
      this.#keep(id, { ...own, root })
  }

  async #seal({ id, you: { name } }: TableView, house: string, text: string): Promise<boolean> {
    const before = this.#own.get(id)
    const sent = before?.house === house ? before.sent + 1 : 1
    const commitment = sealOf(house, { name, text })
    const own: OwnText = { house, text, commitment, sent }
    this.#keep(id, own)
    const reply = await this.#connection.ask({ type: 'seal', table: id, commitment })
    const now = this.#own.get(id)
    if (reply.ok && now?.commitment === commitment) this.#keep(id, { ...now, taken: true })
    // The earlier seal still counts.
    if (!reply.ok && now === own && before?.house === house) this.#keep(id, before)
    return reply.ok
  }

  #keep(table: string, own: OwnText): void {
    this.#own.set(table, own)
    this.#storage.setItem(STORAGE_KEY, JSON.stringify([...this.#own]))
  }
}

const sealKeyOf = ({ name, commitment }: Partial<SealedAddition>): string =>
  JSON.stringify([name, commitment])

function houseFor({ you }: TableView, what: 'seal' | 'unveil'): string | undefined {
  const may = you.may.find(one => one.do === what)
  return may && 'house' in may ? may.house : undefined
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
