import { isRefusal, type Refusal } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import type { Allowance, ClientMessage, GrantedPart, HouseEvent, Need, Part } from '@cardroom/protocol'
import { randomWord } from '../platform/random.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import { Conflict } from '../store/conflict.ts'
import type { HouseStore } from '../store/house-store.ts'
import { applyToHouse, emptyHouse, type HouseState, WHOLE_HOUSE } from './house-state.ts'
import { meetsNeed } from './meets-need.ts'
import { ARRIVAL_MESSAGES, BARRED_WHILE_CLOSING, needOfMessage } from './needs.ts'

/** Ten thousand dollars to newcomers, and once a day up to as much again. */
export const DEFAULT_ALLOWANCE: Allowance = { gift: 1_000_000, level: 1_000_000 }

/** How long an operator link is valid. */
const LINK_LIFETIME_MS = 24 * 60 * 60_000
/** The shortest time between two log entries for the same refused request, in milliseconds. */
const REFUSAL_NOTE_INTERVAL_MS = 10 * 60_000
const MAX_NOTED_REFUSALS = 1_000

/** The fields of a message that roles depend on. */
interface MessageSubject {
  readonly type: ClientMessage['type']
  readonly table?: string
}

type HouseDecision = readonly HouseEvent[] | Refusal

/**
 * The parts of people in the house, from its log. Several processes may write to the log: each decides on its end.
 */
export class StaffRoles {
  readonly #store: HouseStore
  readonly #now: () => number
  readonly #usual: Allowance
  readonly #state: HouseState = emptyHouse()
  #reading: Promise<void> | undefined
  readonly #noted = new Map<string, number>()
  /** Called after new entries of the log. */
  onChange: () => void = () => {}

  constructor(store: HouseStore, now: () => number, usual: Allowance = DEFAULT_ALLOWANCE) {
    this.#store = store
    this.#now = now
    this.#usual = usual
  }

  /** Reads new entries of the log. */
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

  /** Writes what is decided on the current state; decides anew if another process was faster. */
  async decide(decide: (state: HouseState) => HouseDecision): Promise<Refusal | undefined> {
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

  /** Everybody with a part, and every barred person. */
  get named(): readonly string[] {
    return [...new Set([...this.#state.parts.keys(), ...this.#state.out.keys()])]
  }

  /** The state of the house, read only. */
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
    return meetsNeed(need, this.#state.parts.get(person) ?? NO_PARTS)
  }

  isOut(person: string, table: string | undefined): boolean {
    const out = this.#state.out.get(person)
    return out !== undefined && (out.has(WHOLE_HOUSE) || (table !== undefined && out.has(table)))
  }

  isClosed(table: string): boolean {
    return this.#state.closed.has(table)
  }

  /** Why a person's parts do not allow a message; the table checks everything else. */
  refuses(person: string, { type, table }: MessageSubject): Refusal | undefined {
    if (!this.has(person, needOfMessage(type))) return refuseInHouse('house-auditor-looks-on-nowhere')
    if (ARRIVAL_MESSAGES.has(type) && this.isOut(person, table)) return refuseInHouse('house-you-are-out')
    return table !== undefined && BARRED_WHILE_CLOSING.has(type) && this.isClosed(table)
      ? refuseInHouse('house-table-is-closing')
      : undefined
  }

  /** Makes a token that makes the first who uses it an operator. */
  async makeLink(): Promise<string> {
    const token = randomWord(24)
    const until = this.#now() + LINK_LIFETIME_MS
    await this.decide(() => [{ type: 'operator-link-made', hash: sha256(token), until }])
    return token
  }

  /** Makes the person who brings a valid token an operator. */
  claim(token: string, by: string): Promise<Refusal | undefined> {
    const hashed = sha256(token)
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
      if (of?.has(table ?? WHOLE_HOUSE)) return refuseInHouse('house-out-already')
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

  /** Logs an event of the floor or the operator. */
  note(event: HouseEvent): Promise<Refusal | undefined> {
    return this.decide(() => [event])
  }

  /** Logs a request that a person's part does not allow, but not again and again. */
  async noteRefusal(by: string, asked: string, needs: Part): Promise<void> {
    const now = this.#now()
    const key = `${by} ${asked}`
    if (now - (this.#noted.get(key) ?? Number.NEGATIVE_INFINITY) < REFUSAL_NOTE_INTERVAL_MS) return
    if (this.#noted.size >= MAX_NOTED_REFUSALS) this.#noted.clear()
    this.#noted.set(key, now)
    await this.note({ type: 'refused', by, asked, needs })
  }
}

const NO_PARTS: ReadonlySet<GrantedPart> = new Set()

const operatorsOf = ({ parts }: HouseState): readonly string[] =>
  [...parts].flatMap(([person, has]) => (has.has('operator') ? [person] : []))
