import type { Card } from '../../cards/card.ts'
import { Chips } from '../../money/chips.ts'
import type { Ruling } from '../../round/awaiting.ts'
import { Felt } from '../../round/felt.ts'
import type { Play } from '../../round/play.ts'
import type { Result } from '../../round/result.ts'
import { Round } from '../../round/round.ts'
import type { Script } from '../../round/script.ts'
import { Stock } from '../../round/stock.ts'
import type { ChipsSeen } from '../../round/view.ts'
import type { Refusal } from '../../say/refusal.ts'

/** A round in which nothing happens but its settlement. */
class QuietPlay implements Play {
  readonly felt = new Felt()
  readonly chips = new Chips()
  readonly stock = new Stock({})
  readonly ended = undefined
  readonly mending: (() => Script)[] = []
  readonly #result: Result

  constructor(result: Result) {
    this.#result = result
  }

  *script(): Script {
    yield { kind: 'settlement' }
  }

  placeOf(seat: number): string {
    return String(seat)
  }

  accepts(card: Card): boolean {
    return this.stock.has(card)
  }

  isStray(): boolean {
    return false
  }

  runDry(): void {}

  passesOver(): boolean {
    return false
  }

  incidents(): [] {
    return []
  }

  ruledBy({ name }: Ruling): Refusal {
    return { code: 'not-now', at: [], values: { name } }
  }

  rule(): undefined {}

  atOnce(): boolean {
    return false
  }

  unsettled(): undefined {}

  result(): Result {
    return this.#result
  }

  chipsSeen(): ChipsSeen {
    return { wagers: [], pots: [], seats: [] }
  }

  pileSeen(): undefined {
    return undefined
  }
}

export const quietRound = (result: Result): Round => new Round(new QuietPlay(result))
