import { type Card, namesOf } from '../../cards/card.ts'
import type { PostedTerms } from '../../collection/posted.ts'
import { incidentsOf, ruledBy, ruleOn } from '../../floor/rule-on.ts'
import type { Cents } from '../../money/cents.ts'
import type { CardAwaited, Place, Ruling, Seat } from '../../round/awaiting.ts'
import type { Play } from '../../round/play.ts'
import type { Fee, HandShown, Result } from '../../round/result.ts'
import type { RulableIncident, RuledBy } from '../../round/ruled-by.ts'
import type { CardInput, Script } from '../../round/script.ts'
import type { ChipsSeen, PileSeen } from '../../round/view.ts'
import type { Refusal } from '../../say/refusal.ts'
import { sayer } from '../../say/saying.ts'
import { panFloor } from '../floor/floor.ts'
import { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { laidBy } from '../melds/holding.ts'
import { nameOfMeld, worthOf } from '../melds/melds.ts'
import type { PanHandSentences } from '../melds/sentences.ts'
import { PanCollector } from '../play/collector.ts'
import { isPanStray } from '../play/deal.ts'
import { playHand } from '../play/script.ts'
import type { PanRules } from '../rules/rules.ts'
import type { PanSetup } from '../rules/setup.ts'

const say = sayer<PanHandSentences>()

/** The result of a hand: its melds, its collections, and who won the tops. */
function panResult(hand: PanHand, fees: readonly Fee[]): Result {
  const { chips, rulings, winner, payments, share, setup } = hand
  const hands: Record<string, HandShown> = {}
  const net: Record<string, Cents> = {}
  for (const { seat } of setup.seats) {
    net[seat] = chips.gained(String(seat))
    const player = hand.playerAt(seat)
    if (player && player.melds.length > 0) hands[seat] = shown(hand, player)
  }
  return {
    ...(winner ? { winner: winner.seat } : {}),
    hands,
    collected: payments.collections,
    pots: share ? [{ amount: share.amount, to: [share] }] : [],
    fees,
    ...(rulings.length > 0 ? { rulings } : {}),
    net,
  }
}

function shown({ winner, rules }: PanHand, player: PanPlayer): HandShown {
  const isOut = player === winner && player.melded >= rules.out.cards
  return {
    cards: namesOf(laidBy(player)),
    ...(isOut ? { is: say('pan-out') } : {}),
    melds: player.melds.map(({ cards }) => namesOf(cards)),
  }
}

function panChipsSeen({ payments, players, setup, chips }: PanHand): ChipsSeen {
  const stacks = new Map(players.map(player => [player.seat, payments.has(player)]))
  return {
    wagers: [],
    pots: payments.tops > 0 ? [payments.tops] : [],
    seats: setup.seats.map(({ seat }) => ({
      seat,
      stack: stacks.get(seat) ?? 0,
      bet: 0,
      change: chips.gained(String(seat)),
    })),
  }
}

/** What a meld is and pays, or why a hand is no longer played. */
function panPileSeen(
  { players, terms, setup }: PanHand,
  { place, hand }: PileSeen,
): Pick<PileSeen, 'is' | 'pays' | 'state'> | undefined {
  const player = players.find(({ name }) => name === place)
  if (!player) return undefined
  const meld = hand === undefined ? undefined : player.melds[hand - 1]
  if (!meld) return player.hasHand ? undefined : { state: player.state }
  return { is: nameOfMeld(meld.cards), pays: worthOf(meld.cards, terms) * setup.chip }
}

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
