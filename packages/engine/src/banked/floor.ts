import { type Card, nameOf } from '../cards/card.ts'
import type { Place, Ruling, Seat } from '../round/awaiting.ts'
import type { Seen } from '../round/felt.ts'
import { cardIn, Misdeal, type Script } from '../round/script.ts'
import type { Cite } from '../rules/cite.ts'
import type { Incident } from '../rules/rule-set.ts'
import { type Refusal, refuse } from '../say/refusal.ts'
import type { LiveWager, Verdict } from './live.ts'
import type { BankedRules } from './rules.ts'
import { type FoulReadings, Strikes } from './strikes.ts'
import { BankedTable } from './table.ts'

/** What the floor rules at the table of a player-dealer, as filed or, where the filing is silent, as practice has it. */
export abstract class RuledTable<R extends BankedRules = BankedRules> extends BankedTable<R> {
  readonly #strikes = new Strikes()

  /** Settles the open wagers that are meant, in the filed order. */
  protected abstract settle(meant: (wager: LiveWager) => boolean): void
  /** A wager has been paid or taken. */
  protected abstract get chipsHaveMoved(): boolean

  /** Only what the house dealer does to a card in the deal is ruled on before the deal goes on. */
  override atOnce({ name }: Ruling): boolean {
    return name === 'exposed-card' || name === 'card-off-table' || name === 'card-shown-by-player'
  }

  /** The cards themselves have brought it about: nobody has to rule. */
  protected override boxed(to: Place, card: Card): void {
    super.boxed(to, card)
    const incident = this.rules.incidents.find(one => one.name === 'boxed-card')
    const seat = to === 'bank' ? this.bankSeat : Number(to)
    if (incident) this.record({ name: incident.name, ...(seat ? { seat } : {}), rule: incident.cite })
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
        return this.hasWager(ruling)
      case 'misread-hand':
        return ruling.seat === undefined ? refuse('whose hand?') : undefined
      case 'shuffler-failure':
        return this.decided ? refuse('the cards have been dealt') : undefined
    }
    return undefined
  }

  /** The deal is void, unless chips have changed hands. */
  protected misdeal(cite: Cite): Refusal | undefined {
    if (this.chipsHaveMoved) {
      return refuse('a wager has been settled: it is too late for a misdeal')
    }
    this.ended = new Misdeal(cite)
    return undefined
  }

  #foul({ cite }: Incident, { seat }: Ruling): Refusal | undefined {
    if (seat === undefined || seat === this.bankSeat) return refuse('which player’s hand?')
    this.strike(seat, { outcome: 'lose', rule: cite })
    return undefined
  }

  #forfeited({ cite }: Incident, ruling: Ruling): Refusal | undefined {
    const refusal = this.hasWager(ruling)
    if (!refusal) this.forfeit({ seat: ruling.seat!, by: ruling.by }, cite)
    return refusal
  }

  /** A wager is named by its seat, or its seat and bettor. */
  protected hasWager({ seat, by }: Ruling): Refusal | undefined {
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
  #miscounted({ name, cite }: Incident, { seat, cards }: Ruling): Refusal | undefined {
    if (!this.decided || seat === undefined || seat === this.bankSeat) return this.misdeal(cite)
    this.strike(seat, { outcome: 'push', rule: cite })
    if (name === 'too-many-cards') this.takeSurplus(seat, cards)
    return undefined
  }

  /** The cards that a hand has too many are dead: those that were named, or one that nobody looked at. */
  protected takeSurplus(seat: Seat, cards: readonly Card[] = []): void {
    for (let i = 0; i < Math.max(cards.length, 1); i++) this.mending.push(() => this.#surplus(seat))
  }

  *#surplus(seat: Seat): Script {
    yield* this.draw(this.placeOf(seat), 'down', undefined, 'unseen')
  }

  /** A card for a seat, unless the floor has taken the hand out of the game; its front may be seen only later. */
  protected *dealTo(seat: Seat, seen: Seen): Script {
    const to = this.placeOf(seat)
    const answer = yield () =>
      this.isStruck(seat) ? undefined : { kind: 'card', to, face: 'down', unseen: true }
    if (!answer) return
    const { card } = cardIn(answer)
    this.felt.lay(to, card, seen)
    this.felt.say({ type: 'dealt', to, card, face: 'down' })
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
    this.settle(wager => this.struckVerdict(wager)?.outcome === 'lose')
  }

  protected get foulReadings(): FoulReadings {
    return {
      backLine: this.reading('foulBackLine') === 'offender' ? 'offender' : 'all',
      bonus: this.reading('bonusOnFoul') === 'lost' ? 'lost' : 'stays',
    }
  }

  /** What the rulings make of a wager, if they touch it. */
  protected struckVerdict(wager: LiveWager): Verdict | undefined {
    if (this.#strikes.none) return undefined
    return this.#strikes.verdict(wager, this.isBonus(wager), this.foulReadings)
  }
}
