import { isRowInForce } from '../../floor/incident.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Felt } from '../../round/felt.ts'
import type { RulingLine } from '../../round/result.ts'
import { Misdeal } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import type { Saying } from '../../say/saying.ts'
import type { PokerIncident } from '../rules/incident.ts'
import type { PokerTerms } from '../rules/terms.ts'

/** The rulings of the floor, and the incidents that the table has found by itself. */
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

  /** Notes an incident that the table finds by itself, with the filing's line. */
  found(name: string, rule: Cite, seat?: Seat): void {
    this.record(seat === undefined ? { name, rule } : { name, seat, rule })
  }

  has(name: string, seat: Seat): boolean {
    return this.lines.some(line => line.name === name && line.seat === seat)
  }

  voidDeal(cite: Cite): void {
    this.ended = new Misdeal(cite)
  }

  /** The row of the game's list for an incident, at any moment. */
  row(name: string): PokerIncident | undefined {
    const { rules, readings } = this.#terms
    return rules.incidents.find(row => row.name === name && isRowInForce(row, readings))
  }
}
