import type { Card } from '../../cards/card.ts'
import { incidentsOf, ruledBy, ruleOn } from '../../floor/rule-on.ts'
import type { CardAwaited, Place, Ruling, Seat } from '../../round/awaiting.ts'
import type { Play } from '../../round/play.ts'
import type { Result } from '../../round/result.ts'
import type { RulableIncident, RuledBy } from '../../round/ruled-by.ts'
import type { CardInput, Misdeal, Script } from '../../round/script.ts'
import type { ChipsSeen, PileSeen, Viewer } from '../../round/view.ts'
import type { Refusal } from '../../say/refusal.ts'
import { isStrayJoker, passesOver } from '../deal/strays.ts'
import { pokerFloor } from '../floor/floor.ts'
import type { PokerHand } from '../hand/hand.ts'
import { Settlement } from '../showdown/settlement.ts'
import type { Showdown } from '../showdown/showdown.ts'
import { pokerScript } from './script.ts'
import { type PileDescription, pokerChipsSeen, pokerPileSeen } from './view.ts'

/** A hand of a pot game, as `Round` plays it. */
export class PokerPlay implements Play {
  readonly #hand: PokerHand
  readonly #settlement: Settlement
  readonly felt: Play['felt']
  readonly chips: Play['chips']
  readonly stock: Play['stock']
  readonly mending: Play['mending']

  constructor(hand: PokerHand, showdown: Showdown) {
    this.#hand = hand
    this.#settlement = new Settlement(hand, showdown)
    this.felt = hand.felt
    this.chips = hand.chips
    this.stock = hand.stock
    this.mending = hand.repairs.mending
  }

  get ended(): Misdeal | undefined {
    return this.#hand.rulings.ended
  }

  script(): Script {
    return pokerScript(this.#hand, this.#settlement)
  }

  placeOf(seat: Seat): Place {
    return String(seat)
  }

  accepts(card: Card): boolean {
    return this.stock.has(card) || this.isStray(card)
  }

  isStray(card: Card): boolean {
    return isStrayJoker(this.#hand, card)
  }

  passesOver(input: CardInput, awaited: CardAwaited): boolean {
    return passesOver(this.#hand, input, awaited)
  }

  runDry(): void {
    const { muck, repairs, dealer, rulings } = this.#hand
    const again = [...repairs.deck.takeAside(), ...muck.takeBurns(), ...muck.takeDiscards(() => true)]
    if (again.length > 0) this.mending.push(() => dealer.reshuffle(again))
    else rulings.voidDeal('practice')
  }

  incidents(): readonly RulableIncident[] {
    return incidentsOf(this.#hand)
  }

  ruledBy(ruling: Ruling): RuledBy | Refusal {
    return ruledBy(pokerFloor, this.#hand, ruling)
  }

  rule(ruling: Ruling): Refusal | undefined {
    return ruleOn(pokerFloor, this.#hand, ruling)
  }

  atOnce(): boolean {
    return true
  }

  unsettled(): Refusal | undefined {
    return this.#settlement.unsettled()
  }

  result(): Result {
    return this.#settlement.result()
  }

  chipsSeen(): ChipsSeen {
    return pokerChipsSeen(this.#hand)
  }

  pileSeen(pile: PileSeen, viewer: Viewer): PileDescription | undefined {
    return pokerPileSeen(this.#hand, this.#settlement, pile, viewer)
  }
}
