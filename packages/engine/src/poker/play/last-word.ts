import type { Awaiting, Input } from '../../round/awaiting.ts'
import type { Series } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Settlement } from '../showdown/settlement.ts'

/**
 * Before the chips move, players may muck a hand or show one that need not be shown, and the floor may rule.
 * Returns early when a ruling has reopened the betting.
 */
export class LastWord implements Series {
  readonly kind = 'series'
  readonly #hand: PokerHand
  readonly #settlement: Settlement
  isSaid = false

  constructor(hand: PokerHand, settlement: Settlement) {
    this.#hand = hand
    this.#settlement = settlement
  }

  next(): Awaiting | undefined {
    if (this.isSaid) return undefined
    const { betting, stage } = this.#hand
    stage.showing = !betting.round?.next()
    return stage.showing ? { kind: 'settlement', asked: this.#settlement.lastMoves() } : undefined
  }

  take(answer: Input): void {
    const { felt, players } = this.#hand
    if (answer.kind !== 'move') {
      this.isSaid = true
      return
    }
    felt.say({ type: 'moved', move: answer })
    const player = players.at(answer.seat)
    if (!player) return
    if (answer.move === 'show') felt.show(player.name)
    else player.out = 'mucked'
  }
}
