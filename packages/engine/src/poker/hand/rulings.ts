import { applies } from '../../floor/incident.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Felt } from '../../round/felt.ts'
import type { RulingLine } from '../../round/result.ts'
import { Misdeal } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import type { Saying } from '../../say/saying.ts'
import type { PokerIncident } from '../rules/incident.ts'
import type { PokerTerms } from '../rules/terms.ts'

/** What the floor has ruled and the table has found by itself. */
export class Rulings {
  readonly lines: RulingLine[] = []
  /** The deal is void. */
  ended: Misdeal | undefined
  readonly #terms: PokerTerms
  readonly #felt: Felt

  constructor(terms: PokerTerms, felt: Felt) {
    this.#terms = terms
    this.#felt = felt
  }

  record(ruling: RulingLine, then?: Saying): void {
    this.lines.push(ruling)
    this.#felt.say({ type: 'ruled', ruling, ...(then ? { then } : {}) })
  }

  /** Something that the table finds by itself, and what the filing says of it. */
  found(name: string, rule: Cite, seat?: Seat): void {
    this.record(seat === undefined ? { name, rule } : { name, seat, rule })
  }

  has(name: string, seat: Seat): boolean {
    return this.lines.some(line => line.name === name && line.seat === seat)
  }

  voidDeal(cite: Cite): void {
    this.ended = new Misdeal(cite)
  }

  /** The row of the game's list for what has happened, whatever the moment. */
  row(name: string): PokerIncident | undefined {
    const { rules, readings } = this.#terms
    return rules.incidents.find(row => row.name === name && applies(row, readings))
  }
}
