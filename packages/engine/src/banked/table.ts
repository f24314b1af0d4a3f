import { type Card, namesOf } from '../cards/card.ts'
import type { WagerLimits } from '../collection/limits.ts'
import type { Posted } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import { aroundFrom, leftOf } from '../round/around.ts'
import type { Place, Seat } from '../round/awaiting.ts'
import { BasePlay } from '../round/base-play.ts'
import type { HandShown, RulingLine } from '../round/result.ts'
import type { Script } from '../round/script.ts'
import { isRefusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import { buttonByCard, buttonByDice, placeByDice } from './action.ts'
import { tableLimits } from './collection.ts'
import { deckOf } from './deck.ts'
import { inAction } from './in-action.ts'
import { bettor, type LiveWager } from './live.ts'
import type { BankedRules } from './rules.ts'
import type { BankedSetup } from './setup.ts'

/** The table of a player-dealer round: who sits where, what they have bet, where the action stands. */
export abstract class BankedTable<R extends BankedRules = BankedRules> extends BasePlay {
  readonly rules: R
  readonly setup: BankedSetup
  readonly house: Posted
  readonly places: number
  readonly bankSeat: Seat
  /** The wagers on the table, in the order in which they were made. */
  readonly wagers: LiveWager[]
  /** The seat whose wagers are settled first. */
  protected action: Seat

  constructor(rules: R, setup: BankedSetup, house: Posted) {
    super(deckOf(rules, setup.decks))
    this.rules = rules
    this.setup = setup
    this.house = house
    this.places = setup.seats ?? rules.seats.places
    this.bankSeat = setup.bank.seat
    this.wagers = this.#placed()
    this.action = this.#firstSeat()
  }

  /** The wagers as they were made, each with what of it gets action. */
  #placed(): LiveWager[] {
    const placed = this.setup.wagers.map(wager => ({ ...wager, settled: false }))
    if (!this.rules.tolerates) return placed
    return inAction(this.rules, this.setup, this.limits).map(({ cents, ruling }, i) => {
      if (ruling) this.record(ruling)
      const wager = placed[i]!
      return cents === wager.amount ? wager : { ...wager, acting: cents }
    })
  }

  /** The limits of the table, where the house has set any. */
  protected get limits(): WagerLimits | undefined {
    const limits = tableLimits(this.setup, this.house)
    return isRefusal(limits) ? undefined : limits
  }

  /** What the rules themselves have ruled. */
  protected record(ruling: RulingLine): void {
    this.rulings.push(ruling)
    this.felt.say({ type: 'ruled', ruling })
  }

  /** The player-dealer's hand lies at the bank. */
  override placeOf(seat: Seat): Place {
    return seat === this.bankSeat ? 'bank' : String(seat)
  }

  /** The reading in force; nothing where the rule set leaves no such point open. */
  protected reading(name: string): string | undefined {
    return this.house.readings[name]
  }

  /** The seats with a wager, clockwise from a seat. */
  protected bettingSeats(first: Seat = leftOf(this.bankSeat, this.places)): Seat[] {
    return aroundFrom(first, this.places).filter(seat => this.wagers.some(wager => wager.seat === seat))
  }

  protected openWagers(seat: Seat): LiveWager[] {
    return this.wagers.filter(wager => wager.seat === seat && !wager.settled)
  }

  protected isBonus({ on }: LiveWager): boolean {
    return this.rules.wagers.some(rule => rule.on === on && rule.kind === 'bonus')
  }

  /** What a bettor has behind; without stacks nobody runs out. */
  protected behind(of: { seat: Seat; by?: string | undefined }): Cents {
    const behind = this.setup.stacks?.[bettor(of)]
    if (behind === undefined) return Number.POSITIVE_INFINITY
    const later = this.wagers
      .filter(wager => bettor(wager) === bettor(of))
      .reduce((sum, wager) => sum + wager.amount, 0)
    const placed = this.setup.wagers
      .filter(wager => bettor(wager) === bettor(of))
      .reduce((sum, wager) => sum + wager.amount, 0)
    return behind - (later - placed)
  }

  protected canAfford(of: { seat: Seat; by?: string | undefined }, cents: Cents): boolean {
    return this.behind(of) >= cents
  }

  /** Whether the seat's own player, if there is one, can afford such a wager. */
  protected canFollow(seat: Seat, beside: string, times: number): boolean {
    const own = this.openWagers(seat).find(wager => wager.on === beside && wager.by === undefined)
    return !own || this.canAfford(own, own.amount * times)
  }

  /** Where the action stands before cards or dice have said otherwise. */
  #firstSeat(): Seat {
    switch (this.rules.settle.first.by) {
      case 'house-dealers-left':
        return this.#occupiedFrom(1, 'clockwise')
      case 'house-dealers-right':
        return this.#occupiedFrom(this.places, 'counter-clockwise')
      default:
        return this.#occupiedFrom(leftOf(this.bankSeat, this.places), 'clockwise')
    }
  }

  #occupiedFrom(seat: Seat, direction: 'clockwise' | 'counter-clockwise'): Seat {
    return aroundFrom(seat, this.places, direction).find(one => this.wagers.some(w => w.seat === one)) ?? seat
  }

  /** The action button: from an empty place it moves on to the next with a wager, the way the settlement goes. */
  protected placeActionButton(seat: Seat): void {
    this.action = this.#occupiedFrom(seat, this.rules.settle.direction)
    this.felt.button('action', this.action)
  }

  /** Counts off a card of the player-dealer, where the action button is placed by one. */
  protected countOff(card: Card): void {
    const { first } = this.rules.settle
    if (first.by === 'card') this.placeActionButton(buttonByCard(first, card, this.bankSeat, this.places))
  }

  /** Three dice for the action button, where they place it; the place that they name. */
  protected *shakeDice(): Script<Seat> {
    const { first } = this.rules.settle
    if (first.by !== 'dice') throw new Error(`${this.rules.id} shakes no dice`)
    const named = placeByDice(first, yield* this.dice(3), this.bankSeat, this.places)
    const passedTo = (this.reading('buttonPassedTo') ?? first.passedTo) as typeof first.passedTo
    this.placeActionButton(buttonByDice(passedTo, named, this.bankSeat, this.places))
    return named
  }

  /** Somebody has made a decision. */
  protected get decided(): boolean {
    return this.felt.log.some(event => event.type === 'moved')
  }

  protected sayHand(place: Place, is: Saying): void {
    this.felt.say({ type: 'hand', place, is })
  }

  /** The hands that lie open, as the result shows them. */
  protected openHands(places: readonly Place[], name: (cards: readonly Card[]) => Saying) {
    const hands: Record<Place, HandShown> = {}
    for (const place of places) {
      const pile = this.felt.piles.get(place)
      if (!pile || pile.some(lying => lying.seen !== 'all')) continue
      const cards = this.felt.cards(place)
      hands[place] = { cards: namesOf(cards), is: name(cards) }
    }
    return hands
  }
}
