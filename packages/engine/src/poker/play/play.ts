import type { Card } from '../../cards/card.ts'
import { incidentsOf, ruledBy, ruleOn } from '../../floor/rule-on.ts'
import type { Cents } from '../../money/cents.ts'
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
import { potsOf } from '../hand/pots.ts'
import { Settlement } from '../showdown/settlement.ts'
import type { Showdown } from '../showdown/showdown.ts'
import { pokerScript } from './script.ts'

type PileDescription = Pick<PileSeen, 'is' | 'state'>

/** What a pot game hand is, as far as one viewer knows, and why it is no longer played. */
function pokerPileSeen(
  hand: PokerHand,
  settlement: Settlement,
  { place, cards }: PileSeen,
  viewer: Viewer,
): PileDescription | undefined {
  const player = hand.players.all.find(({ name }) => name === place)
  if (!player) return undefined
  const own = viewer === player.seat && player.live && cards.length > 0
  const is = settlement.shown?.[place]?.is ?? (own ? settlement.nameOf(player) : undefined)
  if (!is && !player.out) return undefined
  return { ...(is ? { is } : {}), ...(player.out ? { state: player.out } : {}) }
}

/** Stacks, bets and pots. */
function pokerChipsSeen(hand: PokerHand): ChipsSeen {
  const bets = new Map(hand.players.all.map(player => [player.seat, player.bet]))
  return {
    wagers: [],
    pots: middle(hand),
    seats: hand.setup.seats.map(({ seat, stack }) => {
      const change = hand.chips.gained(String(seat))
      return { seat, stack: stack + change, bet: bets.get(seat) ?? 0, change }
    }),
  }
}

/** What lies in the middle, the main pot first: without the bets of this street and the collection. */
function middle({ players, pot, collector }: PokerHand): Cents[] {
  if (pot === 0) return []
  const pots = potsOf(
    players.all.map(player => ({
      player,
      put: player.put - player.bet,
      dead: player.dead,
      live: player.live,
    })),
  )
  let fees = collector.taken
  const amounts: Cents[] = []
  for (const { amount } of pots) {
    const taken = Math.min(fees, amount)
    fees -= taken
    if (amount > taken) amounts.push(amount - taken)
  }
  return amounts
}

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
