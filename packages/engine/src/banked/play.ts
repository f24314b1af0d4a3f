import type { Card } from '../cards/card.ts'
import type { WagerLimits } from '../collection/limits.ts'
import { Chips } from '../money/chips.ts'
import type { CardAwaited, Place, Ruling, Seat } from '../round/awaiting.ts'
import { Felt } from '../round/felt.ts'
import { HouseDealer, SETTLEMENT } from '../round/house-dealer.ts'
import type { Play } from '../round/play.ts'
import type { Fee, Result, RulingLine } from '../round/result.ts'
import type { RulableIncident, RuledBy } from '../round/ruled-by.ts'
import { type CardInput, Misdeal, type Script } from '../round/script.ts'
import { Stock } from '../round/stock.ts'
import type { ChipsSeen, PileSeen } from '../round/view.ts'
import type { Readings } from '../rules/readings.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import { ActionButton } from './action-button.ts'
import { unseenCircles } from './circles.ts'
import { deckOf } from './deck.ts'
import { Fees } from './fees.ts'
import { BankedFloor } from './floor.ts'
import { inAction } from './in-action.ts'
import { accountOf } from './live.ts'
import type { BankedRound, Course } from './round.ts'
import type { BankedRules } from './rules.ts'
import { Settler } from './settler.ts'
import type { BankedSetup } from './setup.ts'
import { bankedChipsSeen } from './view.ts'
import { Wagers } from './wagers.ts'

/** The start of a round: checked wagers and the known collection. */
interface BankedStart<R extends BankedRules> {
  readonly rules: R
  readonly setup: BankedSetup
  readonly readings: Readings
  readonly limits: WagerLimits | undefined
  readonly fees: readonly Fee[]
}

/**
 * A round against a player-dealer, put together from its parts: wagers are placed, the house takes the
 * collection, the family's course runs, and one settler walks the wagers in the filed order and applies the
 * cover.
 */
export class BankedPlay<R extends BankedRules> implements Play, BankedRound<R> {
  readonly rules: R
  readonly setup: BankedSetup
  readonly readings: Readings
  readonly limits: WagerLimits | undefined
  readonly places: number
  readonly bankSeat: Seat
  readonly felt = new Felt()
  readonly chips = new Chips()
  readonly stock: Stock
  readonly dealer: HouseDealer
  readonly wagers: Wagers
  readonly button: ActionButton
  readonly floor: BankedFloor
  readonly settler: Settler
  readonly fees: Fees
  readonly #unseen: ReadonlySet<Seat>
  readonly #course: Course

  constructor(start: BankedStart<R>, courseOf: (round: BankedRound<R>) => Course) {
    const { rules, setup, readings, limits } = start
    const { felt, chips } = this
    const places = setup.seats ?? rules.seats.places
    const acting = rules.tolerates && inAction(rules, setup, limits)
    this.rules = rules
    this.setup = setup
    this.readings = readings
    this.limits = limits
    this.places = places
    this.bankSeat = setup.bank.seat
    this.stock = new Stock(deckOf(rules, setup.decks))
    this.wagers = new Wagers(rules, setup, places, chips, acting)
    this.dealer = new HouseDealer(felt, this.stock, seat => this.wagers.playerOf(seat))
    this.#unseen = unseenCircles(rules, readings, this.wagers)
    if (this.wagers.circles.size > 0) {
      for (const [seat, player] of this.wagers.circles) {
        felt.lookedAtBy(String(seat), this.#unseen.has(seat) ? 'none' : player)
      }
    }
    this.button = new ActionButton(rules.settle, readings, setup.bank.seat, places, this.wagers, felt)
    this.floor = new BankedFloor(felt, this.wagers, readings)
    if (acting) for (const { ruling } of acting) if (ruling) this.floor.record(ruling)
    this.settler = new Settler(
      {
        bank: setup.bank,
        places,
        rule: rules.settle,
        readings,
        wagers: this.wagers,
        button: this.button,
        chips,
        felt,
      },
      {
        verdict: wager => this.floor.verdict(wager) ?? this.#course.verdict(wager),
        isLosing: seat => this.#course.isLosing?.(seat) ?? false,
      },
    )
    this.fees = new Fees(start.fees, chips, felt)
    this.#course = courseOf(this)
  }

  *script(): Script {
    try {
      yield* this.#course.script()
      yield SETTLEMENT
      for (const prize of this.#course.prizes?.() ?? []) this.wagers.put(prize)
      this.settler.settleAll()
    } catch (ended) {
      if (!(ended instanceof Misdeal)) throw ended
      this.settler.handBack(ended.cite)
      if (this.readings.misdealCollection !== 'kept') this.fees.returnAll()
    }
    this.settler.close()
  }

  readonly playsUnseen = (seat: Seat): boolean => this.#unseen.has(seat)

  placeOf(seat: Seat): Place {
    return seat === this.bankSeat ? 'bank' : String(seat)
  }

  // Cards

  accepts(card: Card): boolean {
    const { expected } = this.floor
    return (expected === undefined || expected === card) && this.stock.has(card)
  }

  isStray(): boolean {
    return false
  }

  /** The cards show it, so no ruling is needed. */
  passesOver({ card, boxed }: CardInput, { to, asItComes }: CardAwaited): boolean {
    if (!boxed) return false
    this.felt.say({ type: 'boxed', to, card })
    const row = this.rules.incidents.find(one => one.name === 'boxed-card')
    const seat = to === 'bank' ? this.bankSeat : Number(to)
    if (row) this.record({ name: row.name, ...(seat ? { seat } : {}), rule: row.cite })
    this.#course.boxed?.(card)
    return !asItComes
  }

  runDry(): void {
    this.floor.voidDeal('practice')
  }

  // The floor

  get ended(): Misdeal | undefined {
    return this.floor.ended
  }

  get mending(): (() => Script)[] {
    return this.floor.mending
  }

  record(ruling: RulingLine, then?: Saying): void {
    this.floor.record(ruling, then)
  }

  incidents(): readonly RulableIncident[] {
    return this.#course.ruler.incidents()
  }

  ruledBy(ruling: Ruling): RuledBy | Refusal {
    return this.#course.ruler.ruledBy(ruling)
  }

  rule(ruling: Ruling): Refusal | undefined {
    return this.#course.ruler.rule(ruling)
  }

  atOnce(ruling: Ruling): boolean {
    return this.#course.ruler.atOnce(ruling)
  }

  // The result

  unsettled(): Refusal | undefined {
    return this.#course.unsettled?.()
  }

  result(): Result {
    const { rulings } = this.floor
    const accounts = new Set([String(this.bankSeat), ...this.wagers.all.map(accountOf)])
    return {
      action: this.settler.firstSeat,
      hands: this.#course.hands(),
      wagers: this.settler.lines,
      fees: this.fees.taken,
      ...(rulings.length ? { rulings } : {}),
      net: Object.fromEntries([...accounts].map(account => [account, this.chips.gained(account)])),
    }
  }

  chipsSeen(): ChipsSeen {
    return bankedChipsSeen(this, this.chips)
  }

  pileSeen(pile: PileSeen): ReturnType<Play['pileSeen']> {
    return this.#course.seen?.(pile)
  }
}
