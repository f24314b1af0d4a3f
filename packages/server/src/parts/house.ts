import { hash, randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@cardroom/engine'
import type { Allowance, ClientMessage, GrantedPart, HouseEvent, Need, Part } from '@cardroom/protocol'
import { Conflict } from '../store/conflict.ts'
import type { HouseStore } from '../store/house.ts'
import { meets } from './meets.ts'
import { BEGINNINGS, COMINGS, MESSAGES } from './needs.ts'
import { refuseInHouse } from './refuse.ts'
import { applyToHouse, EVERYWHERE, emptyHouse, type HouseState } from './state.ts'

/** Ten thousand dollars, and once a day up to as much again. */
export const USUAL_ALLOWANCE: Allowance = { gift: 1_000_000, level: 1_000_000 }

/** A link that makes somebody an operator is good for a day. */
const LINK_LASTS = 24 * 60 * 60_000
/** One who asks again and again for what is refused is written down this often, in milliseconds. */
const NOTED_EVERY = 10 * 60_000
const MOST_NOTED = 1_000

type Decided = readonly HouseEvent[] | Refusal

/** Who is what in the house, as its log says. Several processes may write to one log: each decides on its end. */
export class House {
  readonly #store: HouseStore
  readonly #now: () => number
  readonly #usual: Allowance
  readonly #state: HouseState = emptyHouse()
  #reading: Promise<void> | undefined
  readonly #noted = new Map<string, number>()
  /** Somebody wants to hear of what others have written. */
  onChange: () => void = () => {}

  constructor(store: HouseStore, now: () => number, usual: Allowance = USUAL_ALLOWANCE) {
    this.#store = store
    this.#now = now
    this.#usual = usual
  }

  /** Reads what was written since. */
  catchUp(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    const news = await this.#store.log(this.#state.version)
    for (const logged of news) applyToHouse(this.#state, logged)
    if (news.length > 0) this.onChange()
  }

  /** Writes down what is decided on the house as it is; decided anew, if somebody else was faster. */
  async decide(decide: (state: HouseState) => Decided): Promise<Refusal | undefined> {
    for (;;) {
      await this.catchUp()
      const decided = decide(this.#state)
      if (isRefusal(decided)) return decided
      try {
        const end = this.#state.version + decided.length
        await this.#store.write(this.#state.version, this.#now(), decided)
        while (this.#state.version < end) await this.catchUp()
        return undefined
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  get allowance(): Allowance {
    return this.#state.allowance ?? this.#usual
  }

  get hasOperator(): boolean {
    return operatorsOf(this.#state).length > 0
  }

  /** Everybody with a part, and everybody who was let out. */
  get named(): readonly string[] {
    return [...new Set([...this.#state.parts.keys(), ...this.#state.out.keys()])]
  }

  /** The house as its log has made it, for whoever only looks. */
  get state(): Readonly<HouseState> {
    return this.#state
  }

  partsOf(person: string): readonly GrantedPart[] {
    return [...(this.#state.parts.get(person) ?? [])]
  }

  outOf(person: string): readonly string[] {
    return [...(this.#state.out.get(person) ?? [])]
  }

  has(person: string, need: Need): boolean {
    return meets(need, this.#state.parts.get(person) ?? NO_PARTS)
  }

  isOut(person: string, table: string | undefined): boolean {
    const out = this.#state.out.get(person)
    return out !== undefined && (out.has(EVERYWHERE) || (table !== undefined && out.has(table)))
  }

  isClosed(table: string): boolean {
    return this.#state.closed.has(table)
  }

  /** Why somebody may not say that; what else there is against it the table knows. */
  refuses(person: string, message: ClientMessage): Refusal | undefined {
    const { type } = message
    const table = 'table' in message ? message.table : undefined
    if (!this.has(person, MESSAGES[type])) return refuseInHouse('house-auditor-looks-on-nowhere')
    if (COMINGS.has(type) && this.isOut(person, table)) return refuseInHouse('house-you-are-out')
    return table !== undefined && BEGINNINGS.has(type) && this.isClosed(table)
      ? refuseInHouse('house-table-is-closing')
      : undefined
  }

  /** A token that makes whoever brings it first an operator. */
  async makeLink(): Promise<string> {
    const token = randomBytes(24).toString('base64url')
    const until = this.#now() + LINK_LASTS
    await this.decide(() => [{ type: 'operator-link-made', hash: hash('sha256', token), until }])
    return token
  }

  /** Somebody brings a token: they are an operator from now on. */
  claim(token: string, by: string): Promise<Refusal | undefined> {
    const hashed = hash('sha256', token)
    return this.decide(({ links, parts }) => {
      const until = links.get(hashed)
      if (until === undefined) return refuseInHouse('house-link-not-good')
      if (until < this.#now()) return refuseInHouse('house-link-expired')
      if (parts.get(by)?.has('auditor')) return refuseInHouse('house-auditor-stands-alone')
      const grants: HouseEvent[] = parts.get(by)?.has('operator')
        ? []
        : [{ type: 'part-granted', part: 'operator', to: by }]
      return [{ type: 'operator-link-used', hash: hashed, by }, ...grants]
    })
  }

  grant(part: GrantedPart, to: string, by: string): Promise<Refusal | undefined> {
    return this.decide(({ parts, out }) => {
      const has = parts.get(to) ?? NO_PARTS
      if (has.has(part)) return refuseInHouse('house-has-the-part', { part })
      if (has.size > 0 && (part === 'auditor' || has.has('auditor')))
        return refuseInHouse('house-auditor-stands-alone')
      return out.has(to) ? refuseInHouse('house-you-are-out') : [{ type: 'part-granted', part, to, by }]
    })
  }

  take(part: GrantedPart, from: string, by: string): Promise<Refusal | undefined> {
    return this.decide(state => {
      if (!state.parts.get(from)?.has(part)) return refuseInHouse('house-has-not-the-part', { part })
      if (part === 'operator' && operatorsOf(state).length === 1) return refuseInHouse('house-last-operator')
      return [{ type: 'part-taken', part, from, by }]
    })
  }

  letOut(person: string, table: string | undefined, by: string, why?: string): Promise<Refusal | undefined> {
    return this.decide(({ parts, out }) => {
      const has = parts.get(person) ?? NO_PARTS
      if (has.has('floor') || has.has('operator')) return refuseInHouse('house-part-stays')
      const of = out.get(person)
      if (of?.has(table ?? EVERYWHERE)) return refuseInHouse('house-out-already')
      const more = { ...(table === undefined ? {} : { table }), ...(why === undefined ? {} : { why }) }
      return [{ type: 'let-out', person, ...more, by }]
    })
  }

  letIn(person: string, table: string | undefined, by: string): Promise<Refusal | undefined> {
    return this.decide(({ out }) => {
      const of = out.get(person)
      if (!of || (table !== undefined && !of.has(table))) return refuseInHouse('house-not-out')
      return [{ type: 'let-in', person, ...(table === undefined ? {} : { table }), by }]
    })
  }

  /** Something that whoever runs the house has done. */
  note(event: HouseEvent): Promise<Refusal | undefined> {
    return this.decide(() => [event])
  }

  /** Somebody asked for what their part does not allow: written down, but not again and again. */
  async noteRefusal(by: string, asked: string, needs: Part): Promise<void> {
    const now = this.#now()
    const key = `${by} ${asked}`
    if (now - (this.#noted.get(key) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY) return
    if (this.#noted.size >= MOST_NOTED) this.#noted.clear()
    this.#noted.set(key, now)
    await this.note({ type: 'refused', by, asked, needs })
  }
}

const NO_PARTS: ReadonlySet<GrantedPart> = new Set()

const operatorsOf = ({ parts }: HouseState): readonly string[] =>
  [...parts].flatMap(([person, has]) => (has.has('operator') ? [person] : []))
