import { type Card, nameOf, namesOf } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Account } from '../money/chips.ts'
import { type Cover, type Coverage, coverOf } from '../money/cover.ts'
import { payout } from '../money/odds.ts'
import type { Place, Ruling, Seat } from '../round/awaiting.ts'
import { Misdeal, Play, type Script } from '../round/play.ts'
import { type Refusal, refuse } from '../round/refusal.ts'
import type { Cite, Fee, HandShown, Result, RulingLine, WagerLine } from '../round/result.ts'
import { feltSeen, type View, type Viewer } from '../round/view.ts'
import type { House } from '../rules/family.ts'
import type { Incident } from '../rules/rule-set.ts'
import { buttonByCard, buttonByDice, placeByDice } from './action.ts'
import { deckOf } from './deck.ts'
import { bettor, type LiveWager, type Verdict } from './live.ts'
import { settlementOrder } from './order.ts'
import type { BankedRules, SettleRule } from './rules.ts'
import { aroundFrom, leftOf } from './seats.ts'
import type { BankedSetup } from './setup.ts'
import { type FoulReadings, Strikes } from './strikes.ts'

/**
 * The frame of every round against a player-dealer: wagers lie, the collection is taken, the game
 * is played, and one settler walks the wagers in the filed order and applies the cover.
 * A game says what is dealt, who may decide what, and what became of each wager; it never moves a chip.
 */
export abstract class BankedPlay<R extends BankedRules = BankedRules> extends Play {
  readonly rules: R
  readonly setup: BankedSetup
  readonly house: House
  readonly places: number
  readonly bankSeat: Seat
  /** The wagers on the table, in the order in which they were made. */
  readonly wagers: LiveWager[]
  /** The seat whose wagers are settled first. */
  protected action: Seat
  readonly #cover: Cover
  readonly #lines: WagerLine[] = []
  /** How many lines were settled before the settlement itself: naturals, folds. */
  #early = 0
  #fees: readonly Fee[]
  readonly #strikes = new Strikes()

  constructor(rules: R, setup: BankedSetup, house: House, fees: readonly Fee[]) {
    super(deckOf(rules, setup.decks))
    this.rules = rules
    this.setup = setup
    this.house = house
    this.places = setup.seats ?? rules.seats.places
    this.bankSeat = setup.bank.seat
    this.wagers = setup.wagers.map(wager => ({ ...wager, settled: false }))
    this.action = this.#firstSeat()
    this.#fees = fees
    this.#cover = coverOf(this.reading('coverage') as Coverage, setup.bank.wager)
  }

  /** The game itself: cards, decisions, wagers that are settled on the way. */
  protected abstract game(): Script
  /** What became of a wager, now that its hand is decided. */
  protected abstract verdict(wager: LiveWager): Verdict
  /** The hands of the round, as the result shows them. */
  protected abstract hands(): Record<string, HandShown>

  /** The player-dealer's hand lies at the bank. */
  override placeOf(seat: Seat): Place {
    return seat === this.bankSeat ? 'bank' : String(seat)
  }

  /** The reading in force; nothing where the rule set leaves no such point open. */
  protected reading(name: string): string | undefined {
    return this.house.readings[name]
  }

  *script(): Script {
    this.chips.move(String(this.bankSeat), 'cover', this.setup.bank.wager)
    for (const wager of this.wagers) this.chips.move(bettor(wager), 'felt', wager.amount)
    this.#takeFees()
    try {
      yield* this.game()
      yield* this.close()
      for (const prize of this.prizes()) this.add(prize)
      this.#early = this.#lines.length
      this.settle(() => true)
    } catch (ended) {
      if (!(ended instanceof Misdeal)) throw ended
      this.#handBack(ended.cite)
    }
    this.chips.move('cover', String(this.bankSeat), this.chips.gained('cover'))
  }

  /** The seats with a wager, clockwise from a seat. */
  protected bettingSeats(first: Seat = leftOf(this.bankSeat, this.places)): Seat[] {
    return aroundFrom(first, this.places).filter(seat => this.wagers.some(wager => wager.seat === seat))
  }

  protected openWagers(seat: Seat): LiveWager[] {
    return this.wagers.filter(wager => wager.seat === seat && !wager.settled)
  }

  /** A wager beside another one and so many times as large, for everybody who bets on the hand. */
  protected follow(seat: Seat, beside: string, on: string, times: number): void {
    for (const wager of this.openWagers(seat)) {
      if (wager.on !== beside) continue
      const by = wager.by === undefined ? {} : { by: wager.by }
      this.add({ seat, ...by, on, amount: wager.amount * times })
    }
  }

  /** Whether the seat's own player, if there is one, can afford such a wager. */
  protected canFollow(seat: Seat, beside: string, times: number): boolean {
    const own = this.openWagers(seat).find(wager => wager.on === beside && wager.by === undefined)
    return !own || this.canAfford(own, own.amount * times)
  }

  /** A wager made while the round is on. */
  protected add(wager: Omit<LiveWager, 'settled'>): LiveWager {
    const live = { ...wager, settled: false }
    this.wagers.push(live)
    this.chips.move(bettor(live), 'felt', live.amount)
    return live
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

  /** Settles the open wagers that are meant, in the filed order. */
  protected settle(meant: (wager: LiveWager) => boolean): void {
    const open = this.wagers.filter(wager => !wager.settled && meant(wager))
    const kinds = (wager: LiveWager) => this.#kinds(wager.seat)
    for (const wager of settlementOrder(this.#settleRule, open, this.action, this.places, kinds)) {
      this.#settleOne(wager, this.#struckVerdict(wager) ?? this.verdict(wager))
    }
  }

  /** Whether the table is swept seat by seat or kind by kind, where the filing can be read both ways. */
  get #settleRule(): SettleRule {
    const order = this.reading('settlementSweep') as SettleRule['order'] | undefined
    return order ? { ...this.rules.settle, order } : this.rules.settle
  }

  /** The order of the kinds of wager at a hand. */
  #kinds(seat: Seat): readonly string[] {
    const { wagers, losers } = this.rules.settle
    if (!losers || !this.isLosing(seat)) return wagers
    const { reading } = losers
    return !reading || this.reading(reading.name) === reading.is ? losers.wagers : wagers
  }

  /** Whether the player-dealer has the better hand; games with another order for losers say so. */
  protected isLosing(_seat: Seat): boolean {
    return false
  }

  /** Settles wagers that are decided before the others, unless they wait for their turn. */
  protected settleEarly(meant: (wager: LiveWager) => boolean): void {
    if (this.reading('earlySettlement') === 'at-once') this.settle(meant)
  }

  /** A bettor takes a wager back, as the rules allow. */
  protected withdraw(wager: LiveWager, rule: Cite): void {
    this.#settleOne(wager, { outcome: 'withdrawn', rule })
  }

  /** Prizes that belong to no wager on the table (Envy); they take their turn with the wagers. */
  protected prizes(): readonly Omit<LiveWager, 'settled'>[] {
    return []
  }

  #settleOne(wager: LiveWager, verdict: Verdict): void {
    wager.settled = true
    const { settled: _, ...line } = wager
    const who = bettor(wager)
    let { outcome }: { outcome: WagerLine['outcome'] } = verdict
    let due = 0
    let pays = 0
    let takes = 0
    if (verdict.outcome === 'win') {
      due = 'prize' in verdict ? verdict.prize : payout(wager.amount, verdict.odds)
      pays = this.#cover.pay(due)
      if (pays === 0 && due > 0) outcome = 'no-action'
    } else if (verdict.outcome === 'lose') {
      const lost = verdict.only ?? wager.amount
      takes = this.#cover.take(lost)
      if (takes === 0 && lost > 0) outcome = 'no-action'
    }
    this.chips.move('cover', who, pays)
    this.chips.move('felt', 'cover', takes)
    this.chips.move('felt', who, wager.amount - takes)
    const odds = verdict.outcome === 'win' && 'odds' in verdict ? { odds: verdict.odds } : {}
    this.#lines.push({ ...line, outcome, ...odds, due, pays, takes, rule: verdict.rule })
    this.felt.say({ type: 'settled', line: this.#lines.at(-1)! })
  }

  /** The round is void: what still lies goes back, and so does the collection, unless it is kept. */
  #handBack(cite: Cite): void {
    for (const wager of this.wagers) {
      if (!wager.settled) this.#settleOne(wager, { outcome: 'push', rule: cite })
    }
    if (this.reading('misdealCollection') === 'kept') return
    for (const fee of this.#fees) this.chips.move('fees', this.#payer(fee), fee.cents)
    this.#fees = []
  }

  #takeFees(): void {
    for (const fee of this.#fees) {
      this.chips.move(this.#payer(fee), 'fees', fee.cents)
      this.felt.say({ type: 'fee', fee })
    }
  }

  #payer(fee: Fee): Account {
    return bettor({ seat: fee.seat!, by: fee.by })
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

  /** The action button: on an empty place it moves clockwise to the next with a wager. */
  protected placeActionButton(seat: Seat): void {
    this.action = this.#occupiedFrom(seat, 'clockwise')
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
    this.placeActionButton(buttonByDice(first, named, this.bankSeat, this.places))
    return named
  }

  /** Only what the house dealer does to a card in the deal is ruled on before the deal goes on. */
  override atOnce({ name }: Ruling): boolean {
    return name === 'exposed-card' || name === 'card-off-table' || name === 'card-shown-by-player'
  }

  protected sayHand(place: Place, name: string): void {
    this.felt.say({ type: 'hand', place, name })
  }

  /** The hands that lie open, as the result shows them. */
  protected openHands(places: readonly Place[], name: (cards: readonly Card[]) => string) {
    const hands: Record<Place, HandShown> = {}
    for (const place of places) {
      const pile = this.felt.piles.get(place)
      if (!pile || pile.some(lying => lying.seen !== 'all')) continue
      const cards = this.felt.cards(place)
      hands[place] = { cards: namesOf(cards), name: name(cards) }
    }
    return hands
  }

  /** The cards themselves have brought it about: nobody has to rule. */
  protected override boxed(to: Place, card: Card): void {
    super.boxed(to, card)
    const incident = this.rules.incidents.find(one => one.name === 'boxed-card')
    const seat = to === 'bank' ? this.bankSeat : Number(to)
    if (incident) this.record({ name: incident.name, ...(seat ? { seat } : {}), rule: incident.cite })
  }

  /** What the rules themselves have ruled. */
  protected record(ruling: RulingLine): void {
    this.rulings.push(ruling)
    this.felt.say({ type: 'ruled', ruling })
  }

  override rule(ruling: Ruling): Refusal | undefined {
    const incident = this.rules.incidents.find(one => one.name === ruling.name && one.written === 'ruling')
    if (!incident) return refuse(`${this.rules.id} knows no ruling "${ruling.name}"`)
    if (ruling.seat !== undefined && !this.#hasHand(ruling.seat)) {
      return refuse(`seat ${ruling.seat} has no hand in this round`)
    }
    const { by } = ruling
    if (by !== undefined && !this.wagers.some(wager => wager.seat === ruling.seat && wager.by === by)) {
      return refuse(`${by} has no wager at seat ${ruling.seat}`)
    }
    const refusal = this.consequence(incident, ruling)
    if (refusal) return refusal
    this.record({
      name: ruling.name,
      ...(ruling.seat === undefined ? {} : { seat: ruling.seat }),
      ...(ruling.by === undefined ? {} : { by: ruling.by }),
      rule: incident.cite,
    })
    return undefined
  }

  #hasHand(seat: Seat): boolean {
    return seat === this.bankSeat || this.wagers.some(wager => wager.seat === seat)
  }

  /** What follows from an incident; a game with incidents of its own adds them here. */
  protected consequence(incident: Incident, ruling: Ruling): Refusal | undefined {
    if (incident.effect === 'foul-hand') return this.#foul(incident, ruling)
    if (incident.effect === 'forfeit') return this.#forfeited(incident, ruling)
    switch (incident.name) {
      case 'misdeal':
        return this.misdeal(incident.cite)
      case 'exposed-card':
        return this.#exposed(incident, ruling)
      case 'too-few-cards':
      case 'too-many-cards':
        return this.#miscounted(incident, ruling)
      case 'wager-touched':
        return this.#ownWager(ruling)
      case 'misread-hand':
        return ruling.seat === undefined ? refuse('whose hand?') : undefined
      case 'shuffler-failure':
        return this.decided ? refuse('the cards have been dealt') : undefined
    }
    return undefined
  }

  /** The deal is void, unless chips have changed hands. */
  protected misdeal(cite: Cite): Refusal | undefined {
    if (this.#lines.some(line => line.pays + line.takes > 0)) {
      return refuse('a wager has been settled: it is too late for a misdeal')
    }
    this.ended = new Misdeal(cite)
    return undefined
  }

  /** Somebody has made a decision. */
  protected get decided(): boolean {
    return this.felt.log.some(event => event.type === 'moved')
  }

  #foul({ cite }: Incident, { seat }: Ruling): Refusal | undefined {
    if (seat === undefined || seat === this.bankSeat) return refuse('which player’s hand?')
    this.strike(seat, { outcome: 'lose', rule: cite })
    return undefined
  }

  #forfeited({ cite }: Incident, ruling: Ruling): Refusal | undefined {
    const refusal = this.#ownWager(ruling)
    if (!refusal) this.forfeit({ seat: ruling.seat!, by: ruling.by }, cite)
    return refusal
  }

  #ownWager({ seat, by }: Ruling): Refusal | undefined {
    const there = this.wagers.some(wager => wager.seat === seat && wager.by === by)
    return there ? undefined : refuse('a wager is named by its seat, or its seat and bettor')
  }

  /** As practice has it: a player's card plays, any other voids the deal. */
  #exposed({ cite }: Incident, { seat, cards = [] }: Ruling): Refusal | undefined {
    const isPlayers = seat !== undefined && seat !== this.bankSeat
    const places = isPlayers ? [String(seat)] : ['bank', 'board']
    if (cards.length === 0) return refuse('which card?')
    for (const card of cards) {
      const hidden = (name: Place) =>
        this.felt.piles.get(name)?.findIndex(lying => lying.card === card && lying.seen !== 'all') ?? -1
      const name = places.find(one => hidden(one) >= 0)
      if (!name) return refuse(`${nameOf(card)} does not lie face down there`)
      if (isPlayers) this.felt.turn(name, hidden(name))
    }
    return isPlayers ? undefined : this.misdeal(cite)
  }

  /** As practice has it: too early for anybody to have decided, the deal is void; later the hand is dead. */
  #miscounted({ cite }: Incident, { seat, cards = [] }: Ruling): Refusal | undefined {
    if (!this.decided || seat === undefined || seat === this.bankSeat) return this.misdeal(cite)
    this.strike(seat, { outcome: 'push', rule: cite })
    for (const _ of cards) this.mending.push(() => this.#surplus(String(seat)))
    return undefined
  }

  *#surplus(place: Place): Script {
    yield* this.draw(place, 'down')
  }

  /** A dead hand's wagers go back, a foul hand's are lost as far as they are covered. */
  protected strike(seat: Seat, verdict: Verdict): void {
    this.#strikes.hand(seat, verdict)
    this.#settleForfeits()
  }

  /** One bettor's wagers are forfeited; the hand plays on. */
  protected forfeit(of: { seat: Seat; by?: string | undefined }, rule: Cite): void {
    this.#strikes.forfeit(of, rule)
    this.#settleForfeits()
  }

  protected isStruck(seat: Seat): boolean {
    return this.#strikes.has(seat)
  }

  #settleForfeits(): void {
    if (this.reading('forfeitOrder') !== 'at-once') return
    this.settle(wager => this.#struckVerdict(wager)?.outcome === 'lose')
  }

  protected get foulReadings(): FoulReadings {
    return {
      backLine: this.reading('foulBackLine') === 'offender' ? 'offender' : 'all',
      bonus: this.reading('bonusOnFoul') === 'lost' ? 'lost' : 'stays',
    }
  }

  protected isBonus({ on }: LiveWager): boolean {
    return this.rules.wagers.some(rule => rule.on === on && rule.kind === 'bonus')
  }

  #struckVerdict(wager: LiveWager): Verdict | undefined {
    return this.#strikes.verdict(wager, this.isBonus(wager), this.foulReadings)
  }

  /** The collection of everybody who bet on a hand is returned. */
  protected returnCollection(seat: Seat): void {
    for (const fee of this.#fees) {
      if (fee.from === 'player' && fee.seat === seat) this.chips.move('fees', this.#payer(fee), fee.cents)
    }
    this.#fees = this.#fees.filter(fee => fee.from !== 'player' || fee.seat !== seat)
  }

  result(): Result {
    const accounts = new Set([String(this.bankSeat), ...this.wagers.map(bettor)])
    return {
      action: (this.#lines[this.#early] ?? this.#lines[0])?.seat ?? this.action,
      hands: this.hands(),
      wagers: this.#lines,
      fees: this.#fees,
      ...(this.rulings.length ? { rulings: this.rulings } : {}),
      net: Object.fromEntries([...accounts].map(account => [account, this.chips.gained(account)])),
    }
  }

  view(viewer: Viewer): View {
    return {
      ...feltSeen(this.felt, viewer),
      bank: this.setup.bank,
      wagers: this.wagers.filter(wager => !wager.settled).map(({ settled: _, ...wager }) => wager),
      pots: [],
      seats: [],
      awaiting: { kind: 'nothing' },
    }
  }
}
