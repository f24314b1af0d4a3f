import { type Sealed, sealOf } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Line } from './line.ts'

/** A text that this page has sealed for a shuffle. */
interface Own {
  /** The commitment of the house that it was sealed for. */
  readonly house: string
  readonly text: string
  readonly commitment: string
  /** How often the seal was sent. */
  readonly sent: number
  /** The card room has taken the seal. */
  readonly taken?: true
  /** The seals that there were when the text was opened: after that none may come or go. */
  readonly agreed?: readonly string[]
  /** What the house was bound by when that was shown: it cannot be another later. */
  readonly root?: string
}

/** What does not fit: the own text is not in the shuffle, others are in it than had sealed, or the house is bound otherwise. */
export type Doubt = 'left-out' | 'others' | 'bound-otherwise'

const KEPT = 'cardroom.texts'
const MOST_SENT = 3

/**
 * What this page brings to the shuffles at its person's tables, by itself: it seals a text that nobody can guess as
 * soon as the house has committed itself, opens it when all seals are in, and looks whether it went into the seed.
 */
export class OwnTexts {
  readonly #line: Line
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly #random: () => string
  readonly #own: Map<string, Own>

  constructor(line: Line, storage: Pick<Storage, 'getItem' | 'setItem'>, random = randomText) {
    this.#line = line
    this.#storage = storage
    this.#random = random
    // A page that is loaded again can still open what it has sealed.
    this.#own = new Map(JSON.parse(storage.getItem(KEPT) ?? '[]') as [string, Own][])
    line.subscribe(() => this.#look())
  }

  /** Seals anew, with words of one's own behind what nobody can guess. */
  async add(table: TableView, words: string): Promise<boolean> {
    const house = houseFor(table, 'seal')
    return house !== undefined && this.#seal(table, house, `${this.#random()} ${words}`)
  }

  doubt({ id, shuffle }: TableView): Doubt | undefined {
    const own = this.#own.get(id)
    if (!own?.taken || own.house !== shuffle.commitment || shuffle.drawing) return undefined
    const added = shuffle.added.map(written)
    if (!shuffle.added.some(({ commitment }) => commitment === own.commitment)) return 'left-out'
    if (own.agreed && added.toSorted().join() !== own.agreed.toSorted().join()) return 'others'
    return own.root === shuffle.root ? undefined : 'bound-otherwise'
  }

  #look(): void {
    const { status, tables } = this.#line.known()
    if (status === 'open') for (const table of tables.values()) this.#at(table)
  }

  #at(table: TableView): void {
    this.#noteRoot(table)
    const own = this.#own.get(table.id)
    const seals = houseFor(table, 'seal')
    const opens = houseFor(table, 'unveil')
    const mine = table.shuffle.drawing?.sealed.find(({ name }) => name === table.you.name)
    if (seals !== undefined && own?.house !== seals) void this.#seal(table, seals, this.#random())
    else if (seals !== undefined && own?.taken && !mine && own.sent < MOST_SENT)
      void this.#seal(table, seals, own.text)
    if (opens === undefined || own?.house !== opens || own.agreed) return
    if (mine?.commitment !== own.commitment) return
    this.#keep(table.id, { ...own, agreed: table.shuffle.drawing?.sealed.map(written) ?? [] })
    void this.#line.ask({ type: 'unveil', table: table.id, text: own.text })
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
    const own: Own = { house, text, commitment, sent }
    this.#keep(id, own)
    const reply = await this.#line.ask({ type: 'seal', table: id, commitment })
    const now = this.#own.get(id)
    if (reply.ok && now?.commitment === commitment) this.#keep(id, { ...now, taken: true })
    // The seal before still counts.
    if (!reply.ok && now === own && before?.house === house) this.#keep(id, before)
    return reply.ok
  }

  #keep(table: string, own: Own): void {
    this.#own.set(table, own)
    this.#storage.setItem(KEPT, JSON.stringify([...this.#own]))
  }
}

const written = ({ name, commitment }: Partial<Sealed>): string => JSON.stringify([name, commitment])

function houseFor({ you }: TableView, what: 'seal' | 'unveil'): string | undefined {
  const may = you.may.find(one => one.do === what)
  return may && 'house' in may ? may.house : undefined
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
