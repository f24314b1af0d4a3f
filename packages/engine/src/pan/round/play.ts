import type { Card } from '../../cards/card.ts'
import type { PostedTerms } from '../../collection/posted.ts'
import { incidentsOf, ruledBy, ruleOn } from '../../floor/rule-on.ts'
import type { CardAwaited, Place, Ruling, Seat } from '../../round/awaiting.ts'
import type { Play } from '../../round/play.ts'
import type { Result } from '../../round/result.ts'
import type { RulableIncident, RuledBy } from '../../round/ruled-by.ts'
import type { CardInput, Script } from '../../round/script.ts'
import type { ChipsSeen, PileSeen } from '../../round/view.ts'
import type { Refusal } from '../../say/refusal.ts'
import { panFloor } from '../floor/floor.ts'
import { PanHand } from '../hand/hand.ts'
import { PanCollector } from '../play/collector.ts'
import { isPanStray } from '../play/deal.ts'
import { playHand } from '../play/script.ts'
import type { PanRules } from '../rules/rules.ts'
import type { PanSetup } from '../rules/setup.ts'
import { panResult } from './result.ts'
import { panChipsSeen, panPileSeen } from './view.ts'

/** A hand of Pan, its script and its floor, as a round plays them. */
export class PanPlay implements Play {
  readonly #hand: PanHand
  readonly #collector: PanCollector
  /** No ruling voids a hand of Pan. */
  readonly ended = undefined

  constructor(rules: PanRules, setup: PanSetup, posted: PostedTerms) {
    this.#hand = new PanHand(rules, setup, posted)
    this.#collector = new PanCollector(posted, this.#hand)
  }

  get felt() {
    return this.#hand.felt
  }

  get chips() {
    return this.#hand.chips
  }

  get stock() {
    return this.#hand.stock
  }

  get mending() {
    return this.#hand.mending
  }

  script(): Script {
    return playHand(this.#hand, this.#collector)
  }

  placeOf(seat: Seat): Place {
    return String(seat)
  }

  accepts(card: Card): boolean {
    const { named, stock } = this.#hand
    return named === undefined ? stock.has(card) || isPanStray(card) : card === named
  }

  /** A foreign card is dealt like any other, and replaced when it is seen. */
  isStray(): boolean {
    return false
  }

  /** A card found face up goes away, and the next takes its place. */
  passesOver({ card, boxed }: CardInput, { to }: CardAwaited): boolean {
    if (!boxed) return false
    this.#hand.felt.say({ type: 'boxed', to, card })
    this.#hand.putAway(card)
    return true
  }

  runDry(): void {
    const hand = this.#hand
    const again = hand.takeDiscards()
    if (again.length > 0) this.mending.push(() => hand.dealer.reshuffle(again))
  }

  incidents(): readonly RulableIncident[] {
    return incidentsOf(this.#hand)
  }

  ruledBy(ruling: Ruling): RuledBy | Refusal {
    return ruledBy(panFloor, this.#hand, ruling)
  }

  rule(ruling: Ruling): Refusal | undefined {
    return ruleOn(panFloor, this.#hand, ruling)
  }

  atOnce(): boolean {
    return false
  }

  unsettled(): undefined {
    return undefined
  }

  result(): Result {
    return panResult(this.#hand, this.#collector.fees)
  }

  chipsSeen(): ChipsSeen {
    return panChipsSeen(this.#hand)
  }

  pileSeen(pile: PileSeen): ReturnType<Play['pileSeen']> {
    return panPileSeen(this.#hand, pile)
  }
}
